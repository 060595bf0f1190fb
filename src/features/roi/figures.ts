import { formatMonths, formatPercent, formatMoney } from './format.ts';
import type { RoiResults } from './roi.ts';

export type Figure = {
  key: keyof RoiResults;
  label: string;
  unit: 'money' | 'percent' | 'months';
  /** Whether the figure stands beside the calculation and is not part of net ROI (D5). */
  isExtra: boolean;
};

/** The ten figures in the order shown (P-ROI-8). */
export const FIGURES: readonly Figure[] = [
  { key: 'totalCurrentCosts', label: 'Total current costs', unit: 'money', isExtra: false },
  { key: 'potentialSavings', label: 'Potential annual savings', unit: 'money', isExtra: false },
  { key: 'implementationCost', label: 'Implementation cost', unit: 'money', isExtra: false },
  { key: 'netROI', label: 'Net ROI', unit: 'money', isExtra: false },
  { key: 'roiPercentage', label: 'ROI percentage', unit: 'percent', isExtra: false },
  { key: 'paybackPeriod', label: 'Payback period', unit: 'months', isExtra: false },
  { key: 'yearOneROI', label: 'Year-one ROI', unit: 'money', isExtra: false },
  { key: 'yearThreeROI', label: 'Year-three ROI', unit: 'money', isExtra: false },
  { key: 'productivityGains', label: 'Productivity gains', unit: 'money', isExtra: true },
  { key: 'riskReduction', label: 'Risk reduction', unit: 'money', isExtra: true },
];

const FORMATS = { money: formatMoney, percent: formatPercent, months: formatMonths };

/** One figure of the results as it is shown (P-ROI-9). */
export function formatFigure({ key, unit }: Figure, results: RoiResults): string {
  return FORMATS[unit](results[key]);
}

/** Said beside the figures that are not part of net ROI (D5). */
export const EXTRA_NOTE = 'not included in net ROI';
