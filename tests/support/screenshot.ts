/**
 * Pictures of a page at three widths in both themes, to look at while making it:
 * `node tests/support/screenshot.ts <url> <outDir> [--full] [--selector css] [--click css]`
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { chromium, type Browser } from 'playwright-core';

import { chromiumLaunchOptions } from './browser.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
const THEMES = ['light', 'dark'] as const;

type Theme = (typeof THEMES)[number];
type Shot = {
  url: string;
  folder: string;
  full: boolean;
  selector?: string | undefined;
  click?: string[] | undefined;
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    full: { type: 'boolean', default: false },
    selector: { type: 'string' },
    click: { type: 'string', multiple: true },
  },
});
const [url, folder] = positionals;
if (!url || !folder)
  throw new Error('Usage: screenshot.ts <url> <outDir> [--full] [--selector css] [--click css]');

await mkdir(folder, { recursive: true });
const browser = await chromium.launch(await chromiumLaunchOptions());
try {
  for (const size of SIZES)
    for (const theme of THEMES) await capture(browser, { url, folder, ...values }, size, theme);
} finally {
  await browser.close();
}

async function capture(
  browser: Browser,
  shot: Shot,
  size: (typeof SIZES)[number],
  theme: Theme,
): Promise<void> {
  const context = await browser.newContext({ viewport: size, colorScheme: theme, reducedMotion: 'reduce' });
  await context.addInitScript((name) => localStorage.setItem('theme', name), theme);
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') console.error(`${size.width} ${theme}: ${message.text()}`);
  });
  page.on('pageerror', (error) => console.error(`${size.width} ${theme}: ${error.message}`));

  await page.goto(shot.url, { waitUntil: 'load' });
  await page.evaluate('document.fonts.ready'); // as text: this file is checked without the browser's types
  for (const selector of shot.click ?? []) await page.click(selector);
  if (shot.click) await page.waitForLoadState('networkidle');

  const file = path.join(shot.folder, `${size.width}-${theme}.png`);
  if (shot.selector) await page.locator(shot.selector).first().screenshot({ path: file });
  else await page.screenshot({ path: file, fullPage: shot.full });
  console.log(file);
  await context.close();
}
