import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";

// Types are checked by svelte-check and layout by Prettier; ESLint finds what neither of them sees.
export default ts.config(
  { ignores: ["src/wire/types.ts", "src/wire/games/", "src/games/*/box/"] },
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // The plugin's own form knows that the names of $props() may be bound.
      "prefer-const": "off",
      "svelte/prefer-const": "error",
      // Caches that nothing draws need no reactive Map.
      "svelte/prefer-svelte-reactivity": "off",
      // {" "} keeps a space that the layout would lose.
      "svelte/no-useless-mustaches": "off",
      // Only the compiler with the options of vite.config.ts knows what it warns of: svelte-check.
      "svelte/no-unused-svelte-ignore": "off",
    },
  },
);
