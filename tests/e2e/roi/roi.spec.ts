import { expect, test } from '../support/page.ts';
import {
  calculator,
  expectAccessibleNow,
  figure,
  FIGURES,
  fillExample,
  holdCalculation,
  openCalculator,
  showResults,
  SPINNER,
  stopClock,
  submit,
} from '../support/roi.ts';
import { hold } from '../support/slow-line.ts';
import { AT_BOTH_WIDTHS } from '../support/widths.ts';

test(
  'P-ROI-1 P-ROI-5 P-ROI-9 the form stands left of the results or above them, figures of any length stay inside the page, and prompt and results are accessible in both themes',
  AT_BOTH_WIDTHS,
  async ({ page, isMobile }) => {
    await openCalculator(page);
    const form = await calculator(page).locator('form').boundingBox();
    const results = await page.getByRole('region', { name: 'ROI results' }).boundingBox();
    if (!form || !results) throw new Error('nothing to measure');
    if (isMobile) expect(form.y + form.height).toBeLessThan(results.y);
    else expect(form.x + form.width).toBeLessThan(results.x);
    await expectAccessibleNow(page);
    await stopClock(page);

    await fillExample(page);
    await page.getByLabel('Current IT costs per year').fill('99999999999999999999');
    await page.getByLabel('Employee count').fill('1e300');
    await submit(page);
    await page.clock.runFor(1500);
    await expect(page.getByText('so there is no chart')).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);

    await showResults(page);
    await expectAccessibleNow(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessibleNow(page);
  },
);

test(
  'P-ROI-5 while it calculates the page is accessible and the spinner in view',
  AT_BOTH_WIDTHS,
  async ({ page }) => {
    await openCalculator(page);
    await fillExample(page);
    await holdCalculation(page);
    await submit(page);
    await expect(page.getByText(SPINNER)).toBeInViewport();
    await expectAccessibleNow(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessibleNow(page);
  },
);

test('P-ROI-1 P-ROI-2 P-ROI-3 P-ROI-4 all fields are labelled text, the select offers the six types, and each field tells what it lacks', async ({
  page,
}) => {
  await openCalculator(page);
  for (const label of [
    'Current IT costs per year',
    'Employee count',
    'Average salary per year',
    'Downtime hours per month',
    'Security incidents per year',
    'Open compliance gaps',
  ])
    await expect(page.getByRole('textbox', { name: label })).toHaveAttribute('type', 'text');
  const arrow = await calculator(page).locator('form svg').boundingBox();
  expect(arrow?.width, 'the shared controls have their styles').toBeLessThan(20);
  await expect(page.getByLabel('Project type', { exact: true }).locator('option')).toHaveText([
    'Choose a project type',
    'Infrastructure Modernization',
    'Security Program Enhancement',
    'Cloud Migration',
    'Process Automation',
    'Compliance & Governance',
    'IT Asset Management',
  ]);

  await test.step('P-ROI-3 an empty form names all seven fields and goes to the first', async () => {
    await submit(page);
    for (const [label, message] of [
      ['Current IT costs per year', 'Current IT costs are required'],
      ['Employee count', 'Employee count is required'],
      ['Average salary per year', 'Average salary is required'],
      ['Downtime hours per month', 'Downtime hours are required'],
      ['Security incidents per year', 'Security incidents count is required'],
      ['Open compliance gaps', 'Compliance gaps count is required'],
      ['Project type', 'Project type is required'],
    ] as const)
      await expect(page.getByLabel(label)).toHaveAccessibleDescription(message);
    await expect(page.getByLabel('Current IT costs per year')).toBeFocused();
    await expectAccessibleNow(page);
    await stopClock(page);
  });

  await test.step('P-ROI-4 text that is no number is refused in its field; signs, commas and spaces are not', async () => {
    await fillExample(page);
    await page.getByLabel('Average salary per year').fill('about 85k');
    await submit(page);
    await expect(page.getByLabel('Average salary per year')).toBeFocused();
    await expect(page.getByLabel('Average salary per year')).toHaveAccessibleDescription(
      'Enter a valid number',
    );
    await page.getByLabel('Average salary per year').fill(' $ 85,000 ');
    await page.getByLabel('Employee count').fill('250.9');
    await submit(page);
    await page.clock.runFor(1500);
    await expect(figure(page, 'Net ROI')).toHaveText('$625,615');
  });
});

test('P-ROI-5 P-ROI-8 P-ROI-9 P-ROI-10 shows ten formatted figures and the badge, replaces them after the delay, and prints N/A where nothing can be divided', async ({
  page,
}) => {
  await openCalculator(page);
  await showResults(page);
  for (const [label, value] of Object.entries(FIGURES)) await expect(figure(page, label)).toHaveText(value);
  const results = page.getByRole('region', { name: 'ROI results' });
  await expect(results.getByText('Good', { exact: true })).toBeVisible();
  for (const label of ['Productivity gains', 'Risk reduction'])
    await expect(results.locator('dt').filter({ hasText: label })).toContainText('not included in net ROI');
  await expect(results.getByRole('status')).toHaveText('Results: net ROI $625,615, ROI 144.8%, rated Good.');

  await test.step('P-ROI-5 a new run replaces the old results after the delay, not before', async () => {
    await page.getByLabel('Project type', { exact: true }).selectOption('automation');
    await expect(page.getByText('You changed the parameters.')).toBeVisible();
    await submit(page);
    await page.clock.runFor(1499);
    await expect(page.getByText(SPINNER)).toBeVisible();
    await expect(figure(page, 'ROI percentage')).toHaveText('144.8%');
    await page.clock.runFor(1);
    await expect(figure(page, 'ROI percentage')).toHaveText('414.1%');
    await expect(page.getByText('You changed the parameters.')).toBeHidden();
  });

  await test.step('P-ROI-9 P-ROI-10 figures that cannot be divided print N/A and rate Low', async () => {
    for (const label of [
      'Current IT costs per year',
      'Employee count',
      'Security incidents per year',
      'Open compliance gaps',
    ])
      await page.getByLabel(label).fill('0');
    await submit(page);
    await page.clock.runFor(1500);
    await expect(figure(page, 'ROI percentage')).toHaveText('N/A');
    await expect(figure(page, 'Payback period')).toHaveText('N/A');
    await expect(results.getByRole('status')).toContainText('rated Low');
    await expect(calculator(page)).not.toContainText(/NaN|Infinity|∞/u);
    await expectAccessibleNow(page);
  });
});

test('P-ROI-5 works by keyboard alone: fields, run, chart and reset', async ({ page }) => {
  await openCalculator(page);
  await page.getByLabel('Current IT costs per year').focus();
  for (const text of ['2400000', '250', '85000', '4', '3', '5']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('Cl');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Calculate ROI' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.clock.runFor(1500);
  await expect(page.getByRole('button', { name: 'Calculate ROI' })).toBeFocused();
  await expect(figure(page, 'Net ROI')).toHaveText('$625,615');

  await page.getByRole('slider').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Month 35: $2,652,712 expected');
});

test('P-ROI-5 a button pressed on a slow line, before the calculator is there, counts when it is', async ({
  page,
}) => {
  const arrive = await hold(page, '**/RoiIsland*.js');
  await page.goto('/#roi-calculator');
  await calculator(page).getByRole('button', { name: 'Use example figures' }).press('Enter');
  await expect(page.getByLabel('Employee count')).toHaveValue('');
  arrive();
  await expect(page.getByLabel('Employee count')).not.toHaveValue('');
});

test('P-ROI-5 a button pressed before any script of the page is there counts as well', async ({ page }) => {
  const arrive = await hold(page, '**/_astro/index.astro*.js');
  const visit = page.goto('/#roi-calculator');
  await calculator(page).getByRole('button', { name: 'Use example figures' }).press('Enter');
  arrive();
  await visit;
  await expect(page.getByLabel('Employee count')).not.toHaveValue('');
});
