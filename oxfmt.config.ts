import { defineConfig } from 'oxfmt';

/** All files but those of Astro, which prettier formats; both leave what .prettierignore names. */
export default defineConfig({
  printWidth: 110,
  singleQuote: true,
  sortPackageJson: false,
  sortTailwindcss: { stylesheet: './src/styles/landing.css' },
});
