import { defineConfig } from 'oxlint';

/** What only the guarded helpers may use, and what to use instead. */
const NO_FETCH_IN_SITE = [
  { name: 'fetch', message: 'Use api, or on a public page call(); siteFile() for what is no call.' },
  { name: 'XMLHttpRequest', message: 'Use sendForm().' },
];
const NO_FETCH_IN_SERVER = [{ name: 'fetch', message: 'Use netlify/server/integrations.' }];
const NO_ENVIRONMENT = { object: 'process', property: 'env', message: 'Read env().' };

/** The rules without options of typescript-eslint's `strict-type-checked` and `stylistic-type-checked`. */
const STRICT = [
  'no-var',
  'prefer-const',
  'prefer-rest-params',
  'prefer-spread',
  'no-array-constructor',
  'no-unused-expressions',
  'no-useless-constructor',
  'typescript/await-thenable',
  'typescript/no-array-delete',
  'typescript/no-base-to-string',
  'typescript/no-deprecated',
  'typescript/no-duplicate-enum-values',
  'typescript/no-duplicate-type-constituents',
  'typescript/no-dynamic-delete',
  'typescript/no-empty-object-type',
  'typescript/no-explicit-any',
  'typescript/no-extra-non-null-assertion',
  'typescript/no-extraneous-class',
  'typescript/no-floating-promises',
  'typescript/no-for-in-array',
  'typescript/no-generated-empty-object-type',
  'typescript/no-implied-eval',
  'typescript/no-invalid-void-type',
  'typescript/no-misused-new',
  'typescript/no-misused-promises',
  'typescript/no-misused-spread',
  'typescript/no-mixed-enums',
  'typescript/no-namespace',
  'typescript/no-non-null-asserted-nullish-coalescing',
  'typescript/no-non-null-asserted-optional-chain',
  'typescript/no-non-null-assertion',
  'typescript/no-redundant-type-constituents',
  'typescript/no-require-imports',
  'typescript/no-this-alias',
  'typescript/no-unnecessary-boolean-literal-compare',
  'typescript/no-unnecessary-template-expression',
  'typescript/no-unnecessary-type-arguments',
  'typescript/no-unnecessary-type-assertion',
  'typescript/no-unnecessary-type-constraint',
  'typescript/no-unnecessary-type-conversion',
  'typescript/no-unnecessary-type-parameters',
  'typescript/no-unsafe-argument',
  'typescript/no-unsafe-assignment',
  'typescript/no-unsafe-call',
  'typescript/no-unsafe-declaration-merging',
  'typescript/no-unsafe-function-type',
  'typescript/no-unsafe-member-access',
  'typescript/no-unsafe-return',
  'typescript/no-unsafe-unary-minus',
  'typescript/no-useless-default-assignment',
  'typescript/no-wrapper-object-types',
  'typescript/prefer-as-const',
  'typescript/prefer-literal-enum-member',
  'typescript/prefer-namespace-keyword',
  'typescript/prefer-promise-reject-errors',
  'typescript/prefer-reduce-type-parameter',
  'typescript/prefer-return-this-type',
  'typescript/related-getter-setter-pairs',
  'typescript/require-await',
  'typescript/triple-slash-reference',
  'typescript/unbound-method',
  'typescript/unified-signatures',
  'typescript/use-unknown-in-catch-callback-variable',
  'typescript/adjacent-overload-signatures',
  'typescript/array-type',
  'typescript/ban-tslint-comment',
  'typescript/class-literal-property-style',
  'typescript/consistent-generic-constructors',
  'typescript/consistent-indexed-object-style',
  'typescript/consistent-type-assertions',
  'typescript/no-confusing-non-null-assertion',
  'typescript/no-inferrable-types',
  'typescript/non-nullable-type-assertion-style',
  'typescript/prefer-find',
  'typescript/prefer-for-of',
  'typescript/prefer-function-type',
  'typescript/prefer-includes',
  'typescript/prefer-regexp-exec',
  'typescript/prefer-string-starts-ends-with',
  'typescript/no-unnecessary-condition',
  'typescript/prefer-optional-chain',
];

/** Lint, and of types what `tsc` tells. Who may import whom is told by tests/imports.test.ts. */
export default defineConfig({
  categories: { correctness: 'off' },
  plugins: ['typescript'],
  jsPlugins: ['eslint-plugin-regexp', './tests/lint/addresses.mjs'],
  options: { typeAware: true, typeCheck: true },
  env: { builtin: true, browser: true, node: true },
  ignorePatterns: ['dist/', '.astro/', '.netlify/', '.data/', '.cache/', 'bench-results/', 'test-results/'],
  rules: { 'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }] },
  overrides: [
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        ...Object.fromEntries(STRICT.map((rule) => [rule, 'error' as const])),
        'no-unused-vars': ['error', { varsIgnorePattern: '^_', argsIgnorePattern: '^_' }],
        'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
        'typescript/restrict-plus-operands': [
          'error',
          {
            allowAny: false,
            allowBoolean: false,
            allowNullish: false,
            allowNumberAndString: false,
            allowRegExp: false,
          },
        ],
        'typescript/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
        'typescript/return-await': ['error', 'error-handling-correctness-only'],
        'typescript/consistent-type-definitions': ['error', 'type'],
        'typescript/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
        'max-lines': ['error', { max: 300 }],
        'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
      },
    },
    {
      files: ['**/*.test.{ts,tsx}', '**/*.spec.ts'],
      // Matchers such as expect.any() are typed `any`.
      rules: { 'max-lines-per-function': 'off', 'typescript/no-unsafe-assignment': 'off' },
    },
    {
      files: [
        '**/*.d.ts',
        'src/lib/build/bundling.ts',
        'src/lib/directives/*.ts',
        'src/lib/api/mutation-feedback.ts',
        'src/features/ambience/mute.ts',
        'tests/support/*.ts',
      ],
      // Merging into a library's declaration needs an interface.
      rules: { 'typescript/consistent-type-definitions': 'off' },
    },
    {
      // Where a call is, the contract says. What Netlify reads without running it, it cannot.
      files: ['{src,netlify/server}/**/*.{ts,tsx,astro}'],
      excludeFiles: ['src/contracts/**', '**/*.test.{ts,tsx}'],
      rules: { 'addresses/from-contract': 'error' },
    },
    {
      files: ['src/{components,features,layouts,pages}/**/*.{ts,tsx,astro}'],
      excludeFiles: ['**/*.test.{ts,tsx}'],
      rules: { 'no-restricted-globals': ['error', ...NO_FETCH_IN_SITE] },
    },
    {
      // The only fetch of an address that is not ours is the guarded one of the integrations.
      files: ['netlify/**/*.ts'],
      excludeFiles: ['netlify/server/integrations/**', '**/*.test.ts'],
      rules: { 'no-restricted-globals': ['error', ...NO_FETCH_IN_SERVER] },
    },
    {
      files: ['netlify/**/*.ts'],
      excludeFiles: ['netlify/server/env.ts', 'netlify/{build,commands,local}/**'],
      rules: { 'no-restricted-properties': ['error', NO_ENVIRONMENT] },
    },
    {
      // What strangers send is read here: an expression must not start anew at each character of a long run either.
      files: ['{netlify,src}/**/*.{ts,tsx,mjs,astro}'],
      excludeFiles: ['netlify/server/content/**', '**/*.test.{ts,tsx}'], // read the owner's own files
      rules: {
        'regexp/no-super-linear-move': [
          'error',
          { report: 'potential', ignorePartial: false, ignoreSticky: true },
        ],
      },
    },
  ],
});
