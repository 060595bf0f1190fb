/** The figures that the calculation assumes: the specification's by default, the visitor's when edited. */

/** P-ROI-2, in the order shown. */
export const PROJECT_TYPES = {
  infrastructure: 'Infrastructure Modernization',
  security: 'Security Program Enhancement',
  cloud: 'Cloud Migration',
  automation: 'Process Automation',
  compliance: 'Compliance & Governance',
  asset: 'IT Asset Management',
} as const;

export type ProjectType = keyof typeof PROJECT_TYPES;

export function isProjectType(value: string): value is ProjectType {
  return Object.hasOwn(PROJECT_TYPES, value);
}

export const projectTypes: readonly ProjectType[] = Object.keys(PROJECT_TYPES).filter(isProjectType);

/** Shares are fractions: 0.15 is 15 %. */
type ProjectAssumption = {
  /** Part of the total current costs that the project saves in a year. */
  savingsMultiplier: number;
  /** Price of the project as part of the yearly IT costs. */
  implementationShare: number;
};

/** Amounts in USD, shares as fractions. */
type GeneralAssumptions = {
  incidentCost: number;
  complianceGapCost: number;
  overheadShare: number;
  workHoursPerYear: number;
  productivityShare: number;
  riskReductionPerEvent: number;
  /** How far the low and high cases move the savings multiplier: 0.2 is ±20 %. Ours, not the specification's. */
  savingsSpread: number;
};

export type Assumptions = GeneralAssumptions & { projects: Record<ProjectType, ProjectAssumption> };

/** S1 §9; P-ROI-6 (multiplier, share), P-ROI-7 and P-ROI-8 (the rest). */
export const DEFAULT_ASSUMPTIONS: Assumptions = {
  incidentCost: 50_000,
  complianceGapCost: 25_000,
  overheadShare: 0.15,
  workHoursPerYear: 2080,
  productivityShare: 0.1,
  riskReductionPerEvent: 75_000,
  savingsSpread: 0.2,
  projects: {
    infrastructure: { savingsMultiplier: 0.2, implementationShare: 0.15 },
    security: { savingsMultiplier: 0.25, implementationShare: 0.12 },
    cloud: { savingsMultiplier: 0.3, implementationShare: 0.18 },
    automation: { savingsMultiplier: 0.35, implementationShare: 0.1 },
    compliance: { savingsMultiplier: 0.15, implementationShare: 0.08 },
    asset: { savingsMultiplier: 0.2, implementationShare: 0.06 },
  },
};

export type AssumptionUnit = 'usd' | 'percent' | 'hours';

/** One editable figure: how it is named in the interface and in links, and how it is read and replaced. */
export type AssumptionField = {
  key: string;
  label: string;
  unit: AssumptionUnit;
  read: (assumptions: Assumptions) => number;
  replace: (assumptions: Assumptions, value: number) => Assumptions;
};

function generalField(key: keyof GeneralAssumptions, label: string, unit: AssumptionUnit): AssumptionField {
  return {
    key,
    label,
    unit,
    read: (assumptions) => assumptions[key],
    replace: (assumptions, value) => ({ ...assumptions, [key]: value }),
  };
}

function projectField(project: ProjectType, key: keyof ProjectAssumption, label: string): AssumptionField {
  return {
    key: `${project}.${key}`,
    label,
    unit: 'percent',
    read: (assumptions) => assumptions.projects[project][key],
    replace: (assumptions, value) => ({
      ...assumptions,
      projects: { ...assumptions.projects, [project]: { ...assumptions.projects[project], [key]: value } },
    }),
  };
}

export const GENERAL_FIELDS: readonly AssumptionField[] = [
  generalField('incidentCost', 'Cost of one security incident', 'usd'),
  generalField('complianceGapCost', 'Cost of one compliance gap', 'usd'),
  generalField('overheadShare', 'Overhead on IT costs', 'percent'),
  generalField('workHoursPerYear', 'Working hours in a year', 'hours'),
  generalField('productivityShare', 'Productivity gain on salaries', 'percent'),
  generalField('riskReductionPerEvent', 'Risk reduction per incident or gap', 'usd'),
  generalField('savingsSpread', 'Spread of the low and high case', 'percent'),
];

/** The pair of one project type: savings first, implementation second. */
export function projectFields(project: ProjectType): readonly [AssumptionField, AssumptionField] {
  return [
    projectField(project, 'savingsMultiplier', `${PROJECT_TYPES[project]}: savings`),
    projectField(project, 'implementationShare', `${PROJECT_TYPES[project]}: cost`),
  ];
}

export const ASSUMPTION_FIELDS: readonly AssumptionField[] = [
  ...GENERAL_FIELDS,
  ...projectTypes.flatMap((project) => projectFields(project)),
];

/** The fields whose value is not the specification's. */
export function editedFields(assumptions: Assumptions): AssumptionField[] {
  return ASSUMPTION_FIELDS.filter((field) => field.read(assumptions) !== field.read(DEFAULT_ASSUMPTIONS));
}
