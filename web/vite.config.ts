import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { fonts } from "./fonts.ts";

// `make page` builds into the Python package; SADDLEBAG_SERVER names a running server for `npm run dev`.
const server = process.env.SADDLEBAG_SERVER ?? "http://127.0.0.1:8000";

const PACKED = [
  {
    name: "core",
    test: /node_modules|preload-helper|src\/(i18n|settings\/settings|route|art|shell|wire\/(rest|links))/,
    priority: 2,
  },
  { name: "table", test: /src\/(table|decide|replay|wire)\// },
  { name: "screens", test: /src\/(front|lobby|rules|settings|verify)\// },
];

/** The class that keeps a component's style to itself: a letter and a number tell all of them apart. */
const source = fileURLToPath(new URL("src", import.meta.url));
const components = readdirSync(source, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".svelte"))
  .sort();
function cssHash({ hash, filename }: { hash: (text: string) => string; filename: string }): string {
  const number = components.indexOf(filename.replace(/^(.*\/)?src\//, ""));
  return number < 0 ? `s${hash(filename)}` : String.fromCharCode(97 + (number % 26)) + Math.floor(number / 26);
}

export default defineConfig({
  base: "/",
  plugins: [fonts(), svelte({ configFile: false, compilerOptions: { runes: true, cssHash } })],
  build: {
    outDir: "../src/saddlebag/server/static",
    emptyOutDir: true,
    manifest: true, // what is fetched with what: the weight of a table is counted by it
    // The page's policy forbids inline script, inline style and data: addresses of scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    // What is fetched together is packed together: many small files are a fifth heavier.
    rolldownOptions: { output: { codeSplitting: { groups: PACKED } } },
  },
  server: {
    fs: { allow: [".."] }, // the texts are beside the Python code that speaks them too
    // The server lets only its own page speak to it, so it is told what it expects to hear.
    proxy: { "/api": { target: server, ws: true, changeOrigin: true, headers: { origin: server } } },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  // Patience for a busy machine: no test is about time.
  test: { environment: "jsdom", include: ["test/**/*.test.ts"], testTimeout: 120_000 },
});
