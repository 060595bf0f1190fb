import { CASES, type Case, type RoiRange } from './range.ts';

export const CASH_FLOW_MONTHS = 36;

/** What has been earned, less what was paid, by the end of a month; USD. Month 0 is the day of payment. */
export type CashFlowMonth = { month: number } & Record<Case, number>;

/**
 * Cumulative cash of the three cases: the project is paid at the start, a twelfth of the yearly savings
 * arrives each month. Month 12 equals `yearOneROI`, month 36 `yearThreeROI`.
 */
export function projectCashFlow(range: RoiRange): CashFlowMonth[] {
  return Array.from({ length: CASH_FLOW_MONTHS + 1 }, (_, month) => {
    const cashOf = (name: Case) =>
      range[name].potentialSavings * (month / 12) - range[name].implementationCost;
    return { month, low: cashOf('low'), expected: cashOf('expected'), high: cashOf('high') };
  });
}

/** Beyond this the axis could not be labelled. */
const MAX_DRAWN = 1e21;

/** Whether every amount can be drawn. */
export function isDrawable(months: readonly CashFlowMonth[]): boolean {
  return months.every((month) => CASES.every((name) => Math.abs(month[name]) < MAX_DRAWN));
}
