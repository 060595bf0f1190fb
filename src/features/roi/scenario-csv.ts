import { currency } from 'virtual:brand/roi';

import { ASSUMPTION_FIELDS, projectLabel, projectTypes } from './assumptions.ts';
import { type CsvCell, formatCsv } from './csv.ts';
import { FIGURES } from './figures.ts';
import { NUMBER_FIELDS, PROJECT_TYPE_LABEL } from './inputs.ts';
import { calculateRange, CASES } from './range.ts';
import { evaluate, type Scenario } from './scenario.ts';

const HEADER = ['Section', 'Item', 'Unit', 'Low', 'Expected', 'High'];
const UNITS = { money: currency, percent: 'fraction', hours: 'hours' };

export const CSV_FILE_NAME = 'roi-scenario.csv';

function inputRows({ inputs }: Scenario): CsvCell[][] {
  const numbers = NUMBER_FIELDS.map(({ name, label }) => ['Input', label, '', '', inputs[name], '']);
  return [...numbers, ['Input', PROJECT_TYPE_LABEL, '', '', projectLabel(inputs.projectType), '']];
}

function assumptionRows({ assumptions }: Scenario): CsvCell[][] {
  return ASSUMPTION_FIELDS.map(({ label, unit, read }) => [
    'Assumption',
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
    return ['Comparison', `${projectLabel(projectType)}: Net ROI`, currency, ...net];
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
      'Result',
      label,
      unit === 'money' ? currency : unit,
      ...CASES.map((name) => range[name][key]),
    ]),
    ['Result', 'Rating', '', '', rating, ''],
    ...comparisonRows(scenario),
    ...months.map(({ month, low, expected, high }) => [
      'Cumulative cash',
      `Month ${String(month)}`,
      currency,
      low,
      expected,
      high,
    ]),
  ]);
}
