/** A long list of the owner's in the real browser: what scrolling and typing cost, and how soon the new rows are there. */
import { chromium, type Browser, type Page } from 'playwright-core';

import { chromiumLaunchOptions } from '../support/browser.ts';
import { answerWith } from './owner-list-data.ts';
import { serveBuiltSite } from './site-server.ts';
import { longestTask } from './task-trace.ts';
import { medians, round, type Table } from './table.ts';

const BLOCKED_MS = 16; // a frame of 60 a second
const NEW_ROWS_MS = 100;
/** More than an owner has. */
const MANY = 10_000;
const USUAL = 5_000;

type Act = {
  name: string;
  rows: number;
  /** Where it begins; the table otherwise. */
  view?: 'board';
  /** Does it, and tells after how many milliseconds the rows in sight were drawn. */
  run: (page: Page) => Promise<number>;
};

const ACTS: Act[] = [
  { name: 'scroll by rows', rows: MANY, run: (page) => scroll(page, 60, 40) },
  { name: 'scroll by screens', rows: MANY, run: (page) => scroll(page, 800, 20) },
  { name: 'jump to the middle', rows: MANY, run: jump },
  { name: 'filter, typed', rows: MANY, run: (page) => type(page, LIST) },
  { name: 'order by company', rows: USUAL, run: (page) => press(page, LIST, 'button', 'Company') },
  { name: 'open the board', rows: USUAL, run: (page) => press(page, BOARD, 'tab', 'Board') },
  { name: 'filter on the board, typed', rows: USUAL, view: 'board', run: (page) => type(page, BOARD) },
  { name: 'open the figures', rows: USUAL, run: (page) => press(page, FIGURES, 'tab', 'Figures') },
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
      rows.push([act.name, act.rows, round(longest), BLOCKED_MS, round(drawn), NEW_ROWS_MS]);
    }
    return {
      title: `The owner’s applications in the browser, medians of ${runs}`,
      columns: ['act', 'rows', 'longest task, CPU ms', 'limit', 'new rows after ms', 'limit'],
      rows,
    };
  } finally {
    await browser.close();
  }
}

async function measure(browser: Browser, origin: string, { run, rows, view }: Act) {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await answerWith(page, rows);
  await page.goto(`${origin}/tools/job${view ? `?view=${view}` : ''}`);
  await page.waitForSelector('[data-index="3"]');
  await page.waitForTimeout(500); // the opening of the page is another figure
  let drawn = NaN;
  const longest = await longestTask(browser, page, async () => {
    drawn = await run(page);
  });
  await context.close();
  return { longest, drawn };
}

/** `gap`: pixels between two items, and below the last in sight. */
type Shown = { box: string; head: string; item: string; text: string; gap: number };
const LIST: Shown = { box: '[role=grid]', head: 'tbody', item: '[data-index]', text: '', gap: 0 };
/** Its first column, which has an application whatever is searched for. */
const BOARD: Shown = { box: '[aria-label=Board] section', head: 'ul', item: '[data-card]', text: '', gap: 0 };
const FIGURES: Shown = { box: '[role=tabpanel]', head: 'section', item: 'section', text: '', gap: 16 };

async function scroll(page: Page, stepPx: number, steps: number): Promise<number> {
  await page.mouse.move(700, 600);
  const late: number[] = [];
  for (let step = 0; step < steps; step += 1) {
    await page.mouse.wheel(0, stepPx);
    late.push(await page.evaluate(whenDrawn, LIST));
  }
  return Math.max(...late);
}

async function jump(page: Page): Promise<number> {
  await page.evaluate(() =>
    scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' }),
  );
  return page.evaluate(whenDrawn, LIST);
}

/** A key each 120 ms, as somebody types who knows the name. */
async function type(page: Page, shown: Shown): Promise<number> {
  await page.getByLabel('Search applications').click();
  const late: number[] = [];
  const name = 'hooli 73';
  for (let typed = 1; typed <= name.length; typed += 1) {
    await page.keyboard.type(name.charAt(typed - 1));
    late.push(await page.evaluate(whenDrawn, { ...shown, text: name.slice(0, typed) }));
    await page.waitForTimeout(120);
  }
  return Math.max(...late);
}

async function press(page: Page, shown: Shown, role: 'button' | 'tab', name: string): Promise<number> {
  await page.getByRole(role, { name }).click();
  return page.evaluate(whenDrawn, shown);
}

/** Runs in the page: milliseconds until what is shown, with the words of `text`, fills its box as far as it is in sight. @throws when it never does. */
function whenDrawn({ box, head, item, text, gap }: Shown): Promise<number> {
  const giveUpAfterMs = 10_000;
  const words = text.split(' ');
  const start = performance.now();
  const isDrawn = () => {
    const place = document.querySelector(box);
    const all = [...(place?.querySelectorAll(item) ?? [])];
    const found = all.filter(({ textContent }) =>
      words.every((word) => textContent.toLowerCase().includes(word)),
    );
    if (!place || found.length === 0 || (text && found.length < all.length)) return false;
    const rows = found.map((row) => row.getBoundingClientRect());
    const list = place.querySelector(head)?.getBoundingClientRect();
    const few = text ? (list?.bottom ?? 0) : Infinity; // what is found may be less than the box has room for
    const end = Math.min(innerHeight, place.getBoundingClientRect().bottom, few);
    const inSight = rows.filter(({ top, bottom }) => bottom > 0 && top < innerHeight);
    const covered = inSight.reduce(
      (sum, { top, bottom }) => sum + Math.min(bottom, innerHeight) - Math.max(top, 0),
      0,
    );
    const begin = Math.max(0, list?.top ?? 0);
    return covered + gap * inSight.length >= end - begin - 2;
  };
  return new Promise((resolve, reject) => {
    const look = () => {
      const after = performance.now() - start;
      if (isDrawn()) resolve(after);
      else if (after > giveUpAfterMs) reject(new Error(`${box} with “${text}” was not drawn`));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
