import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,netlify,content}/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
    isolate: false,
    setupFiles: ['tests/support/fresh-file.ts'],
    globalSetup: ['tests/support/database-template.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    env: {
      SIGNING_KEYS: `test:${Buffer.alloc(32, 7).toString('base64')}`,
      SITE_URL: 'http://localhost:8888',
    },
  },
});
