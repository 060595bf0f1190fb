import { defineConfig, devices } from '@playwright/test';

import { AT_BOTH_WIDTHS, ON_A_PHONE } from './tests/e2e/support/widths.ts';
import { chromiumLaunchOptions } from './tests/support/browser.ts';

const port = process.env['E2E_PORT'] ?? '4390';
/** Tests that would disturb all others, such as by signing everybody out. */
const ALONE = /\.alone\.spec\.ts$/u;
const phone = devices['Pixel 7'];
const DESK = { width: 1440, height: 900 };
const desktop = devices['Desktop Chrome'];
const tagged = ({ tag }: { tag: string }) => new RegExp(`${tag}\\b`, 'u');

/** Journeys through the built site (`dist/`) on the local host, with a database of their own. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  reporter: 'list',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A shared CI machine may stall for seconds; whatever needs a second try is named in the last line.
  retries: process.env['CI'] ? 1 : 0,
  // On two cores: while three wait for an answer, the fourth one works.
  workers: 4,
  // Neither is ever waited for by a test that passes; a machine with much else to do needs both.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: await chromiumLaunchOptions(),
    // Without a graphics card, 150 particles cost a core; tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // Of the second try alone: all others would be recorded to be thrown away.
    trace: 'on-first-retry',
    video: 'off',
  },
  projects: [
    {
      name: 'phone',
      // First and beside the others: each project starts workers and browsers of its own, which costs seconds.
      workers: 1,
      testIgnore: ALONE,
      grep: [tagged(ON_A_PHONE), tagged(AT_BOTH_WIDTHS)],
      use: { ...phone, viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
    {
      name: 'desktop',
      testIgnore: ALONE,
      grepInvert: tagged(ON_A_PHONE),
      use: { ...desktop, viewport: DESK },
    },
    {
      name: 'alone',
      testMatch: ALONE,
      use: { ...desktop, viewport: DESK },
      dependencies: ['phone', 'desktop'],
    },
  ],
  webServer: {
    command: 'node tests/e2e/support/server.ts',
    env: { PORT: port },
    url: `http://localhost:${port}/api/health`,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    timeout: 60_000,
  },
});
