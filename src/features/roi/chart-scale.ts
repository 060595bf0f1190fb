/** Geometry of the cash-flow chart: amounts to positions. Pure, so that it can be tested. */

const STEPS = [1, 2, 2.5, 5, 10];
const INTERVALS = 4;

/** A round number at least as large as `rough`: 1, 2, 2.5 or 5 times a power of ten. */
function roundUp(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = STEPS.find((candidate) => candidate * power >= rough * (1 - 1e-9)) ?? 10;
  return step * power;
}

/** Round amounts from below the smallest to above the largest value, zero among them, in rising order. */
export function findTicks(values: readonly number[]): number[] {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  if (low === high) return [0, 1];
  const step = roundUp(Math.max(1, (high - low) / INTERVALS)); // no cents on the axis
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step + 0);
}

/** Where an amount lies between the last tick (0 %, top) and the first (100 %, bottom). */
export function positionOf(value: number, ticks: readonly number[]): number {
  const bottom = ticks.at(0) ?? 0;
  const top = ticks.at(-1) ?? 1;
  return ((top - value) / (top - bottom)) * 100;
}
