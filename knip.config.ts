import type { KnipConfig } from 'knip';

export default {
  entry: [
    'netlify/functions/*.ts',
    'netlify/local/{start,dev}.ts',
    'netlify/server/db/{migrate,schema/*}.ts',
    'src/lib/directives/{near,intent}.ts',
    'src/features/**/*.worker.ts',
    'tests/run.ts',
    'tests/bench/run.ts',
    'tests/support/screenshot.ts',
    'tests/e2e/support/server.ts',
  ],
  project: ['{src,netlify,tests,content}/**/*.{ts,tsx,astro}', '*.{ts,mjs}'],
} satisfies KnipConfig;
