import type { KnipConfig } from 'knip';

export default {
  entry: [
    'netlify/functions/*.ts',
    'netlify/local/{start,dev}.ts',
    'netlify/build/{build,astro-build-process}.ts',
    'netlify/commands/{build-local,owner,rotate-keys,verify-activity}.ts',
    'netlify/worker/worker.ts',
    'src/prerender/renderer.ts',
    'netlify/server/db/schema/*.ts',
    'src/lib/directives/{near,intent}.ts',
    'src/features/**/*.worker.ts',
    'tests/bench/{run,api-floor,api-host,blog-floor,expressions}.ts',
    'tests/support/{screenshot,bounded-function}.ts',
    'tests/outcome/{unit,browser}.ts',
  ],
  project: ['{src,netlify,tests,content}/**/*.{ts,tsx,astro}', '*.{ts,mjs}'],
  // Constants of the specification are exported beside the code that uses them.
  ignoreExportsUsedInFile: true,
  // Of the system, for root alone.
  ignoreBinaries: ['setpriv'],
  // Named in a stylesheet, as files, in a package.json of the bench, and by Netlify's adapter.
  ignoreDependencies: [
    '@netlify/vite-plugin',
    '@fontsource-variable/familjen-grotesk',
    '@expo-google-fonts/source-sans-3',
    'lighthouse',
    'recheck',
  ],
} satisfies KnipConfig;
