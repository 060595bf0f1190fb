/** What opening an island costs its visitor: how long until it can be used, and how long the page stood still. */
import { chromium, type Browser, type Page } from 'playwright-core';

import { chromiumLaunchOptions } from '../support/browser.ts';
import { serveBuiltSite } from './site-server.ts';
import { medians, round, type Table } from './table.ts';

const SLOWDOWN = 4;
const BLOCKED_MS = 50;

type Opening = {
  name: string;
  open: (page: Page) => Promise<void>;
  /** What is there once the visitor can use it. */
  usable: string;
};

/** `blocked` counts what tasks of the main thread take beyond 50 ms each, as Lighthouse's TBT does. */
type OpeningFigures = { usable: number; blocked: number; longest: number };

const OPENINGS: Opening[] = [
  {
    name: 'chat',
    open: (page) => page.click('[data-chat-button]'),
    usable: '[data-chat-panel][data-ready]:not([hidden])',
  },
  { name: 'calculator', open: (page) => jumpTo(page, '#roi-calculator'), usable: hydrated('RoiIsland') },
  { name: 'contact', open: (page) => jumpTo(page, '#contact'), usable: hydrated('ContactsIsland') },
  { name: 'game', open: (page) => page.click('[data-emit="game:open"]'), usable: 'dialog[open] canvas' },
];

/** Opens each island in fresh visits to the built page, on a processor four times slower. */
export async function benchIslands(runs: number): Promise<Table[]> {
  await using site = await serveBuiltSite();
  const browser = await chromium.launch(await chromiumLaunchOptions());
  const rows: Table['rows'] = [];
  try {
    for (const opening of OPENINGS) {
      const figures: OpeningFigures[] = [];
      for (let run = 1; run <= runs; run += 1) figures.push(await measure(browser, site.origin, opening));
      const { usable, blocked, longest } = medians(figures);
      rows.push([opening.name, round(blocked), BLOCKED_MS, round(longest), round(usable)]);
    }
  } finally {
    await browser.close();
  }
  return [
    {
      title: `Islands: from the visitor's act to usable, CPU ÷ ${SLOWDOWN}, medians of ${runs}`,
      columns: ['island', 'blocked ms', 'limit', 'longest task ms', 'usable after ms'],
      rows,
    },
  ];
}

async function measure(browser: Browser, origin: string, opening: Opening): Promise<OpeningFigures> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.goto(origin, { waitUntil: 'networkidle' });
  await loadOwnScripts(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const tasks = await page.evaluateHandle(observeLongTasks);

  const startedAt = performance.now();
  await opening.open(page);
  await page.waitForSelector(opening.usable, { state: 'attached' });
  const usable = performance.now() - startedAt;
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve()))); // what hydration left behind belongs to it

  const durations = await tasks.evaluate((list) => list);
  await context.close();
  const blocked = durations.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0);
  return { usable, blocked, longest: Math.max(0, ...durations) };
}

/** What acts and waits for us in the page is evaluated there at its first use: no visitor waits for that. */
async function loadOwnScripts(page: Page): Promise<void> {
  await page.locator('body').evaluate(() => undefined);
  await page.waitForSelector('body', { state: 'attached' });
}

/** Runs in the page: the durations of tasks longer than 50 ms, from now on. */
function observeLongTasks(): number[] {
  const durations: number[] = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) durations.push(entry.duration);
  }).observe({ type: 'longtask' });
  return durations;
}

function hydrated(component: string): string {
  return `astro-island[component-export="${component}"]:not([ssr])`;
}

function jumpTo(page: Page, selector: string): Promise<void> {
  return page.locator(selector).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
}
