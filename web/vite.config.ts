import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// `make page` builds into the Python package; SADDLEBAG_SERVER names a running server for `npm run dev`.
const server = process.env.SADDLEBAG_SERVER ?? "http://127.0.0.1:8000";

const PACKED = [
  { name: "core", test: /node_modules|preload-helper|src\/(i18n|settings\/settings|route)/, priority: 2 },
  { name: "shared", test: /src\/(art|shell|wire\/(rest|links))/, priority: 1 },
  { name: "table", test: /src\/(table|decide|replay|wire)\// },
  { name: "screens", test: /src\/(front|lobby|rules|settings|verify)\// },
];

/** The class that keeps a component's style to itself, in as few letters as tell all of them apart. */
const named = new Map<string, string>();
function cssHash({ hash, filename }: { hash: (text: string) => string; filename: string }): string {
  const own = filename.replace(/^.*\/src\//, "");
  const name = `s${hash(own).slice(0, 4)}`;
  if ((named.get(name) ?? own) !== own) throw new Error(`${own} and ${named.get(name)} have the same class: rename one`);
  named.set(name, own);
  return name;
}

export default defineConfig({
  base: "/",
  plugins: [svelte({ configFile: false, compilerOptions: { runes: true, cssHash } })],
  build: {
    outDir: "../src/saddlebag/server/static",
    emptyOutDir: true,
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
  test: { environment: "jsdom", include: ["test/**/*.test.ts"] },
});
