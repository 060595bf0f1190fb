import { currency } from 'virtual:brand/roi';

import { phrase } from '#contracts/phrase.ts';
import { ASSUMPTION_FIELDS, projectLabel, projectTypes } from './assumptions.ts';
import { FIGURES, RATINGS } from './figures.ts';
import { NUMBER_FIELDS, PROJECT_TYPE_LABEL } from './inputs.ts';
import { calculateRange, CASE_LABELS, CASES } from './range.ts';
import { evaluate, type Scenario } from './scenario.ts';

type CsvCell = string | number;

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

/** A spreadsheet would run text that begins with one of these as a formula. */
const STARTS_FORMULA = /^[=+\-@\t\r]/;

const NEEDS_QUOTES = /[",\r\n]/;

function formatCell(cell: CsvCell): string {
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell + 0) : 'N/A';
  const text = STARTS_FORMULA.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as RFC 4180 has them: CRLF after each, quotes where needed; no text can become a formula. */
export function formatCsv(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('');
}
