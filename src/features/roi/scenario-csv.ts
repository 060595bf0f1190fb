import { currency } from 'virtual:brand/roi';

import { phrase } from '#contracts/phrase.ts';
import { ASSUMPTION_FIELDS, projectLabel, projectTypes } from './assumptions.ts';
import { type CsvCell, formatCsv } from './csv.ts';
import { FIGURES, RATINGS } from './figures.ts';
import { NUMBER_FIELDS, PROJECT_TYPE_LABEL } from './inputs.ts';
import { calculateRange, CASE_LABELS, CASES } from './range.ts';
import { evaluate, type Scenario } from './scenario.ts';

const HEADER = [phrase('Section'), phrase('Item'), phrase('Unit'), ...Object.values(CASE_LABELS)];
const FIGURE_UNITS = { money: currency, percent: phrase('percent'), months: phrase('months') };
const UNITS = { money: currency, percent: phrase('fraction'), hours: phrase('hours') };

export const CSV_FILE_NAME = 'roi-scenario.csv';

function inputRows({ inputs }: Scenario): CsvCell[][] {
  const numbers = NUMBER_FIELDS.map(({ name, label }) => [phrase('Input'), label, '', '', inputs[name], '']);
  return [...numbers, [phrase('Input'), PROJECT_TYPE_LABEL, '', '', projectLabel(inputs.projectType), '']];
}

function assumptionRows({ assumptions }: Scenario): CsvCell[][] {
  return ASSUMPTION_FIELDS.map(({ label, unit, read }) => [
    phrase('Assumption'),
    label,
    UNITS[unit],
    '',
    read(assumptions),
    '',
  ]);
}

function comparisonRows({ inputs, assumptions }: Scenario): CsvCell[][] {
  return projectTypes.map((projectType) => {
    const range = calculateRange({ ...inputs, projectType }, assumptions);
    const net = CASES.map((name) => range[name].netROI);
    return [phrase('Comparison'), `${projectLabel(projectType)}: ${phrase('Net ROI')}`, currency, ...net];
  });
}

/** Everything that is shown of a scenario, unrounded, as one table with six fields in each line. */
export function scenarioCsv(scenario: Scenario): string {
  const { range, rating, months } = evaluate(scenario);
  return formatCsv([
    HEADER,
    ...inputRows(scenario),
    ...assumptionRows(scenario),
    ...FIGURES.map(({ key, label, unit }) => [
      phrase('Result'),
      label,
      FIGURE_UNITS[unit],
      ...CASES.map((name) => range[name][key]),
    ]),
    [phrase('Result'), phrase('Rating'), '', '', RATINGS[rating], ''],
    ...comparisonRows(scenario),
    ...months.map(({ month, low, expected, high }) => [
      phrase('Cumulative cash'),
      phrase('Month {n}').replace('{n}', String(month)),
      currency,
      low,
      expected,
      high,
    ]),
  ]);
}
