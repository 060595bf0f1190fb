/** The ROI formulas, exactly as the specification has them (S1 §9; P-ROI-6 to P-ROI-10, D5). */
import { type Assumptions, DEFAULT_ASSUMPTIONS, projectAssumption, type ProjectType } from './assumptions.ts';

const MONTHS_PER_YEAR = 12; // P-ROI-7, P-ROI-8
const YEARS_SHOWN = 3; // P-ROI-8: yearThreeROI

/** What the visitor enters; amounts in money a year, downtime in hours a month (D5), the rest counts. */
export type RoiInputs = {
  currentITCosts: number;
  employeeCount: number;
  averageSalary: number;
  downtimeHours: number;
  securityIncidents: number;
  complianceGaps: number;
  projectType: ProjectType;
};

/** Money, except `roiPercentage` (percent) and `paybackPeriod` (months). Any of them may be non-finite (D5). */
export type RoiResults = {
  totalCurrentCosts: number;
  potentialSavings: number;
  implementationCost: number;
  netROI: number;
  roiPercentage: number;
  paybackPeriod: number;
  yearOneROI: number;
  yearThreeROI: number;
  /** Not part of `netROI` (D5). */
  productivityGains: number;
  /** Not part of `netROI` (D5). */
  riskReduction: number;
};

export type Rating = 'Excellent' | 'Good' | 'Moderate' | 'Low';

/** Everything a year costs today: IT, downtime, incidents, gaps and overhead (P-ROI-7). */
function sumCurrentCosts(inputs: RoiInputs, assumptions: Assumptions): number {
  const hourlyPay = inputs.averageSalary / assumptions.workHoursPerYear;
  const downtime = inputs.downtimeHours * hourlyPay * inputs.employeeCount * MONTHS_PER_YEAR;
  const incidents = inputs.securityIncidents * assumptions.incidentCost;
  const gaps = inputs.complianceGaps * assumptions.complianceGapCost;
  const overhead = inputs.currentITCosts * assumptions.overheadShare;
  return inputs.currentITCosts + downtime + incidents + gaps + overhead;
}

/** Computes the ten figures (P-ROI-8). Never throws; impossible divisions give non-finite figures. */
export function calculateRoi(inputs: RoiInputs, assumptions: Assumptions = DEFAULT_ASSUMPTIONS): RoiResults {
  const project = projectAssumption(assumptions, inputs.projectType);
  const totalCurrentCosts = sumCurrentCosts(inputs, assumptions);
  const potentialSavings = totalCurrentCosts * project.savingsMultiplier;
  const implementationCost = inputs.currentITCosts * project.implementationShare;
  const netROI = potentialSavings - implementationCost;
  const events = inputs.securityIncidents + inputs.complianceGaps;
  return {
    totalCurrentCosts,
    potentialSavings,
    implementationCost,
    netROI,
    roiPercentage: (netROI / implementationCost) * 100,
    paybackPeriod: implementationCost / (potentialSavings / MONTHS_PER_YEAR),
    yearOneROI: potentialSavings - implementationCost,
    yearThreeROI: YEARS_SHOWN * potentialSavings - implementationCost,
    productivityGains: inputs.employeeCount * (inputs.averageSalary * assumptions.productivityShare),
    riskReduction: events * assumptions.riskReductionPerEvent,
  };
}

/** The badge of P-ROI-10; a percentage that is not finite rates Low (D5). */
export function rateRoi(roiPercentage: number): Rating {
  if (!Number.isFinite(roiPercentage)) return 'Low';
  if (roiPercentage >= 200) return 'Excellent';
  if (roiPercentage >= 100) return 'Good';
  if (roiPercentage >= 50) return 'Moderate';
  return 'Low';
}
