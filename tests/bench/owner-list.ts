/** A long list of the owner's in the real browser: what scrolling and typing cost, and how soon the new rows are there. */
import { chromium, type Browser, type Page } from 'playwright-core';

import { chromiumLaunchOptions } from '../support/browser.ts';
import { serveBuiltSite } from './site-server.ts';
import { longestTask } from './task-trace.ts';
import { medians, round, type Table } from './table.ts';

const ROWS = 10_000;
const BLOCKED_MS = 16; // a frame of 60 a second
const NEW_ROWS_MS = 100;
const OWNER = { id: 1, firstName: 'Alex', lastName: 'Example', email: 'alex@example.com', role: 'admin' };
const COMPANIES = ['Acme', 'Northwind', 'Contoso', 'Initech', 'Umbrella', 'Globex', 'Hooli', 'Vandelay'];

const APPLICATIONS = Array.from({ length: ROWS }, (_, index) => ({
  ...{
    id: index + 1,
    company: `${COMPANIES[index % 8] ?? ''} ${index}`,
    position: 'IT Director',
    source: null,
  },
  ...{ location: index % 3 ? 'Seattle' : null, salary: null, hiringManager: null, hiringManagerLink: null },
  ...{ jobUrl: `https://example.com/jobs/${index}`, contactPerson: null, contactEmail: null, userId: null },
  ...{
    appliedDate: `2026-11-${String(1 + (index % 28)).padStart(2, '0')}`,
    status: 'pending',
    priority: 'high',
  },
  ...{ nextStepDate: index % 4 ? null : '2026-12-01', nextStepAction: index % 4 ? null : 'Call back' },
  ...{ createdAt: '2026-11-01T00:00:00.000Z', updatedAt: '2026-11-01T00:00:00.000Z' },
}));

type Act = {
  name: string;
  /** Does it, and tells after how many milliseconds the rows in sight were drawn. */
  run: (page: Page) => Promise<number>;
};

const ACTS: Act[] = [
  { name: 'scroll by rows', run: (page) => scroll(page, 60, 40) },
  { name: 'scroll by screens', run: (page) => scroll(page, 800, 20) },
  { name: 'jump to the middle', run: jump },
  { name: 'filter, typed', run: type },
];

/** Medians of several visits to the built page, on the processor of this machine as it is. */
export async function benchOwnerList(runs: number): Promise<Table> {
  await using site = await serveBuiltSite();
  const browser = await chromium.launch(await chromiumLaunchOptions());
  try {
    const rows: Table['rows'] = [];
    for (const act of ACTS) {
      const figures: { longest: number; drawn: number }[] = [];
      for (let run = 1; run <= runs; run += 1) figures.push(await measure(browser, site.origin, act));
      const { longest, drawn } = medians(figures);
      rows.push([act.name, round(longest), BLOCKED_MS, round(drawn), NEW_ROWS_MS]);
    }
    return {
      title: `The owner’s applications, ${ROWS} rows in the browser, medians of ${runs}`,
      columns: ['act', 'longest task, CPU ms', 'limit', 'new rows after ms', 'limit'],
      rows,
    };
  } finally {
    await browser.close();
  }
}

async function measure(browser: Browser, origin: string, { run }: Act) {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.route('**/api/**', (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    if (pathname === '/api/auth/verify') return route.fulfill({ json: { success: true, user: OWNER } });
    if (pathname !== '/api/job/applications') return route.fulfill({ json: {} });
    return route.fulfill({ json: searchParams.has('search') ? [] : APPLICATIONS });
  });
  await page.goto(`${origin}/tools/job`);
  await page.waitForSelector('[data-index="7"]');
  await page.waitForTimeout(500); // the opening of the page is another figure
  let drawn = NaN;
  const longest = await longestTask(browser, page, async () => {
    drawn = await run(page);
  });
  await context.close();
  return { longest, drawn };
}

async function scroll(page: Page, stepPx: number, steps: number): Promise<number> {
  await page.mouse.move(700, 600);
  const late: number[] = [];
  for (let step = 0; step < steps; step += 1) {
    await page.mouse.wheel(0, stepPx);
    late.push(await page.evaluate(whenDrawn, ''));
  }
  return Math.max(...late);
}

async function jump(page: Page): Promise<number> {
  await page.evaluate(() =>
    scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' }),
  );
  return page.evaluate(whenDrawn, '');
}

/** A key each 120 ms, as somebody types who knows the name. */
async function type(page: Page): Promise<number> {
  await page.getByLabel('Search applications').click();
  const late: number[] = [];
  const name = 'hooli 73';
  for (let typed = 1; typed <= name.length; typed += 1) {
    await page.keyboard.type(name.charAt(typed - 1));
    late.push(await page.evaluate(whenDrawn, name.slice(0, typed)));
    await page.waitForTimeout(120);
  }
  return Math.max(...late);
}

/** Runs in the page: milliseconds until rows with these words stand in all of the window below the head of the list. */
function whenDrawn(text: string): Promise<number> {
  const words = text.split(' ');
  const start = performance.now();
  const isDrawn = () => {
    const grid = document.querySelector('[role=grid]');
    const all = [...(grid?.querySelectorAll('[data-index]') ?? [])];
    const found = all.filter(({ textContent }) =>
      words.every((word) => textContent.toLowerCase().includes(word)),
    );
    const rows = found.map((row) => row.getBoundingClientRect());
    const end = Math.min(innerHeight, grid?.getBoundingClientRect().bottom ?? 0);
    const covered = rows
      .filter(({ top, bottom }) => bottom > 0 && top < innerHeight)
      .reduce((sum, { top, bottom }) => sum + Math.min(bottom, innerHeight) - Math.max(top, 0), 0);
    const head = Math.max(0, grid?.querySelector('tbody')?.getBoundingClientRect().top ?? 0);
    return covered >= end - head - 2;
  };
  return new Promise((resolve) => {
    const look = () => {
      if (isDrawn()) resolve(performance.now() - start);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
