import { readdirSync } from 'node:fs';

import astro from 'eslint-plugin-astro';
import importX from 'eslint-plugin-import-x';
import regexp from 'eslint-plugin-regexp';
import prettier from 'eslint-config-prettier/flat';
import tseslint from 'typescript-eslint';

const folders = (path) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

/** Who may not import whom (docs/decisions); made from the folders, so that a new one is guarded too. */
const zones = [
  ...folders('src/features').map((name) => ({
    target: `./src/features/${name}`,
    from: './src/features',
    except: [`./${name}`],
    message: 'A feature never imports another one: share through src/lib, src/components/ui or page events.',
  })),
  ...['components', 'lib', 'contracts', 'layouts'].map((room) => ({
    target: `./src/${room}`,
    from: ['./src/features', './src/pages'],
    message: `src/${room} never imports features or pages.`,
  })),
  {
    target: './src/contracts',
    from: ['./src/components', './src/lib', './src/layouts', './netlify'],
    message: 'Contracts import zod and oRPC only.',
  },
  {
    target: './netlify',
    from: './src',
    except: ['./contracts'],
    message: 'The server knows only the contracts.',
  },
  {
    target: ['./src/components', './src/features', './src/lib', './src/layouts', './src/contracts'],
    from: './netlify',
    message: 'The site never imports the server.',
  },
  ...folders('netlify/server').map((name) => ({
    target: [`./netlify/server/!(${name})/**`, './netlify/server/*', './netlify/!(server)/**', './netlify/*'],
    from: `./netlify/server/${name}/**/*repository.ts`, // however deep, and of whatever part of it
    message: 'Use the service of another capability, never its repository.',
  })),
];

export default tseslint.config(
  {
    ignores: [
      '.size-limit.ts',
      'dist/',
      '.astro/',
      '.netlify/',
      '.data/',
      '.cache/',
      'bench-results/',
      'test-results/',
      'coverage/',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: ['**/*.astro/*.ts'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: {
        project: ['./tsconfig.json', './netlify/tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
      '@typescript-eslint/dot-notation': 'off', // tsconfig asks for brackets where a name is not declared
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_', argsIgnorePattern: '^_' }],
      '@typescript-eslint/only-throw-error': 'off', // oRPC's errors are Errors of another realm to the rule
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // No enum can be written (`erasableSyntaxOnly`), and to look for them took a tenth of all linting.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off', // overflows the stack on oRPC's types
      'max-lines': ['error', { max: 300 }],
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/*.spec.ts'],
    // Matchers such as expect.any() are typed `any`.
    rules: { 'max-lines-per-function': 'off', '@typescript-eslint/no-unsafe-assignment': 'off' },
  },
  {
    files: [
      '**/*.d.ts',
      'src/lib/directives/*.ts',
      'src/lib/mutation-feedback.ts',
      'src/features/ambience/mute.ts',
      'tests/support/*.ts',
    ],
    // Merging into a library's declaration needs an interface.
    rules: { '@typescript-eslint/consistent-type-definitions': 'off' },
  },
  {
    files: ['**/*.{ts,tsx,astro}'],
    plugins: { 'import-x': importX },
    rules: { 'import-x/no-restricted-paths': ['error', { zones }] },
  },
  {
    // Where a call is, the contract says. What Netlify reads without running it, it cannot.
    files: ['{src,netlify/server}/**/*.{ts,tsx,astro}'],
    ignores: ['src/contracts/**', '**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...['Literal[value=/^\\u002fapi\\u002f/]', 'TemplateElement[value.raw=/^\\u002fapi\\u002f/]'].map(
          (selector) => ({
            selector,
            message: 'Take the address from the contract: addressOf() or pathOf().',
          }),
        ),
      ],
    },
  },
  {
    files: ['src/{components,features,layouts,pages}/**/*.{ts,tsx,astro}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: 'Use api, or on a public page call(); siteFile() for what is no call.' },
        { name: 'XMLHttpRequest', message: 'Use sendForm().' },
      ],
    },
  },
  {
    // The only fetch of an address that is not ours is the guarded one of the integrations.
    files: ['netlify/**/*.ts'],
    ignores: ['netlify/server/integrations/**', '**/*.test.ts'],
    rules: {
      'no-restricted-globals': ['error', { name: 'fetch', message: 'Use netlify/server/integrations.' }],
    },
  },
  {
    files: ['netlify/**/*.ts'],
    ignores: ['netlify/server/env.ts', 'netlify/local/**'],
    rules: {
      'no-restricted-properties': ['error', { object: 'process', property: 'env', message: 'Read env().' }],
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs,astro}'],
    plugins: { regexp },
    rules: { 'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }] },
  },
  {
    // What strangers send is read here: an expression must not start anew at each character of a long run either.
    files: ['{netlify,src}/**/*.{ts,tsx,mjs,astro}'],
    ignores: ['netlify/server/content/**', '**/*.test.{ts,tsx}'], // read the owner's own files
    rules: {
      'regexp/no-super-linear-move': [
        'error',
        { report: 'potential', ignorePartial: false, ignoreSticky: true },
      ],
    },
  },
  ...astro.configs.recommended,
  prettier,
);
