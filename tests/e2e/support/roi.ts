/** The calculator of the landing page, as its browser tests meet it. */
import { expect, type Locator, type Page } from '@playwright/test';

import { expectAccessible } from './accessible.ts';

const CALCULATION_DELAY_MS = 1500; // P-ROI-5

export const PROMPT = 'Enter your parameters to see ROI calculations';
export const SPINNER = 'Analyzing your investment potential...';
export const LINK =
  '/#roi?currentITCosts=2400000&employeeCount=250&averageSalary=85000&downtimeHours=4' +
  '&securityIncidents=3&complianceGaps=5&projectType=cloud';

/** The ten figures of the example (2.4M, 250 people at 85,000, 4 hours, 3 incidents, 5 gaps, cloud). */
export const FIGURES = {
  'Total current costs': '$3,525,385',
  'Potential annual savings': '$1,057,615',
  'Implementation cost': '$432,000',
  'Net ROI': '$625,615',
  'ROI percentage': '144.8%',
  'Payback period': '4.9 months',
  'Year-one ROI': '$625,615',
  'Year-three ROI': '$2,740,846',
  'Productivity gains': '$2,125,000',
  'Risk reduction': '$600,000',
};

/** The landing page at its calculator, awake, with a clock that stands still. */
export async function openCalculator(page: Page): Promise<void> {
  await page.clock.install({ time: '2026-11-02T09:00:00Z' });
  await page.goto('/');
  await page.mouse.wheel(0, 200); // also takes the mobile notice away
  await page.locator('#roi-calculator').scrollIntoViewIfNeeded();
  await page.locator('#roi-calculator astro-island:not([ssr])').waitFor();
  await stopClock(page);
}

/** Ten minutes on, so behind whatever the page waits for. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 600_000);
}

export function calculator(page: Page): Locator {
  return page.locator('#roi-calculator');
}

export async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Calculate ROI' }).click();
}

export async function fillExample(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Use example figures' }).click();
}

/** The example's results with all tools loaded. */
export async function showResults(page: Page): Promise<void> {
  await fillExample(page);
  await submit(page);
  await page.clock.runFor(CALCULATION_DELAY_MS);
  await expect(page.getByRole('heading', { name: 'Assumptions' })).toBeVisible();
}

/** What stands beside a label in the results. */
export function figure(page: Page, label: string): Locator {
  const name = page.locator('dt', { hasText: new RegExp(`^${label}`, 'u') });
  return calculator(page).locator('dl > div').filter({ has: name }).locator('dd');
}

/** Asserts that axe finds nothing in the calculator. Time flows again from here on: axe waits by the page's clock. */
export async function expectAccessibleNow(page: Page): Promise<void> {
  await page.clock.resume();
  await expectAccessible(page, '#roi-calculator');
}

/** Makes the next calculation last until the page goes, so that what it shows meanwhile can be looked at. */
export async function holdCalculation(page: Page): Promise<void> {
  await page.evaluate((delayMs) => {
    const start = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (run: () => void, ms?: number) => start(run, ms === delayMs ? 2 ** 30 : ms),
    });
  }, CALCULATION_DELAY_MS);
}
