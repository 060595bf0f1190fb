/** Medians, and tables that a terminal and a Markdown file can both show. */

type Cell = string | number;
export type Table = { title: string; columns: string[]; rows: Cell[][] };

/** The middle value; of an even number of values, the mean of the two in the middle. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1];
  const high = sorted[Math.floor(middle)];
  return low === undefined || high === undefined ? NaN : (low + high) / 2;
}

/** The median of each figure over several runs of the same measurement. */
export function medians<Key extends string>(runs: Record<Key, number>[]): Record<Key, number> {
  const [first] = runs;
  if (!first) throw new Error('Nothing was measured');
  const result = { ...first };
  for (const key in first) result[key] = median(runs.map((run) => run[key]));
  return result;
}

/** A number with the digits that matter: 1234, 56.7, 0.123. */
export function round(value: number): string {
  const digits = Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : Math.abs(value) >= 1 ? 1 : 3;
  return value.toFixed(digits);
}

/** A ratio beside its goal, with a mark that the eye finds: `1.04 ✓ (≤ 1.1)`. */
export function ratio(value: number, goal: { atMost: number } | { atLeast: number }): string {
  const isMet = 'atMost' in goal ? value <= goal.atMost : value >= goal.atLeast;
  const target = 'atMost' in goal ? `≤ ${goal.atMost}` : `≥ ${goal.atLeast}`;
  return `${value.toFixed(2)} ${isMet ? '✓' : '✗'} (${target})`;
}

/** Renders a table as aligned Markdown. */
export function renderTable({ title, columns, rows }: Table): string {
  const lines = [columns, ...rows].map((line) => line.map(String));
  const widths = columns.map((_, index) => Math.max(3, ...lines.map((line) => line[index]?.length ?? 0)));
  const [head = '', ...body] = lines.map(
    (line) => `| ${widths.map((width, index) => (line[index] ?? '').padEnd(width)).join(' | ')} |`,
  );
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  return [`### ${title}`, '', head, rule, ...body, ''].join('\n');
}
