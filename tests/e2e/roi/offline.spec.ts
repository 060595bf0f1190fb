import { expect, test } from '../support/page.ts';
import { figure, fillExample, openCalculator, submit } from '../support/roi.ts';

test.use({ expectedProblems: /ScenarioTools/u });

test('P-ROI-8 the ten figures do not need the chart: when it cannot be loaded, the page says so', async ({
  page,
}) => {
  await openCalculator(page);
  await page.route('**/ScenarioTools*', (route) => route.abort());
  await fillExample(page);
  await submit(page);
  await page.clock.runFor(1500);
  await expect(figure(page, 'Net ROI')).toHaveText('$625,615');
  await expect(page.getByText('The chart and the other tools could not be loaded.')).toBeVisible();
});
