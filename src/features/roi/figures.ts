import { phrase } from '#contracts/phrase.ts';
import { formatMonths, formatPercent, formatMoney } from './format.ts';
import type { Rating, RoiResults } from './roi.ts';

export type Figure = {
  key: keyof RoiResults;
  label: string;
  unit: 'money' | 'percent' | 'months';
  /** Whether the figure stands beside the calculation and is not part of net ROI (D5). */
  isExtra: boolean;
};

/** The ten figures in the order shown (P-ROI-8). */
export const FIGURES: readonly Figure[] = [
  { key: 'totalCurrentCosts', label: phrase('Total current costs'), unit: 'money', isExtra: false },
  { key: 'potentialSavings', label: phrase('Potential annual savings'), unit: 'money', isExtra: false },
  { key: 'implementationCost', label: phrase('Implementation cost'), unit: 'money', isExtra: false },
  { key: 'netROI', label: phrase('Net ROI'), unit: 'money', isExtra: false },
  { key: 'roiPercentage', label: phrase('ROI percentage'), unit: 'percent', isExtra: false },
  { key: 'paybackPeriod', label: phrase('Payback period'), unit: 'months', isExtra: false },
  { key: 'yearOneROI', label: phrase('Year-one ROI'), unit: 'money', isExtra: false },
  { key: 'yearThreeROI', label: phrase('Year-three ROI'), unit: 'money', isExtra: false },
  { key: 'productivityGains', label: phrase('Productivity gains'), unit: 'money', isExtra: true },
  { key: 'riskReduction', label: phrase('Risk reduction'), unit: 'money', isExtra: true },
];

const FORMATS = { money: formatMoney, percent: formatPercent, months: formatMonths };

/** The badge in words (P-ROI-10). */
export const RATINGS: Record<Rating, string> = {
  Excellent: phrase('Excellent'),
  Good: phrase('Good'),
  Moderate: phrase('Moderate'),
  Low: phrase('Low'),
};

/** One figure of the results as it is shown (P-ROI-9). */
export function formatFigure({ key, unit }: Figure, results: RoiResults): string {
  return FORMATS[unit](results[key]);
}

/** Said beside the figures that are not part of net ROI (D5). */
export const EXTRA_NOTE = phrase('not included in net ROI');
