/** The figures that the calculation assumes: the specification's by default, the visitor's when edited. */

import { assumptions as ownAssumptions, projectTypes as roiProjectTypes } from 'virtual:brand/roi';

import type { RoiAssumptions } from '#contracts/brand.ts';
import { phrase } from '#contracts/phrase.ts';

/** A kind of project by the name that content/brand.yaml gives it (P-ROI-2). */
export type ProjectType = string;

export const isProjectType = (value: string): boolean => Object.hasOwn(roiProjectTypes, value);

/** In the order shown. */
export const projectTypes: readonly ProjectType[] = Object.keys(roiProjectTypes);

export const projectLabel = (type: ProjectType): string => roiProjectTypes[type]?.label ?? type;

/** Shares are fractions: 0.15 is 15 %. */
type ProjectAssumption = {
  /** Part of the total current costs that the project saves in a year. */
  savingsMultiplier: number;
  /** Price of the project as part of the yearly IT costs. */
  implementationShare: number;
};

export type Assumptions = RoiAssumptions & { projects: Record<ProjectType, ProjectAssumption> };

/** S1 §9; P-ROI-6 (multiplier, share), P-ROI-7 and P-ROI-8 (the rest), as content/brand.yaml has them. */
export const DEFAULT_ASSUMPTIONS: Assumptions = {
  ...ownAssumptions,
  projects: Object.fromEntries(
    Object.entries(roiProjectTypes).map(([type, { savings, cost }]) => [
      type,
      { savingsMultiplier: savings, implementationShare: cost },
    ]),
  ),
};

/** What a project type assumes. @throws {Error} for one that is not among `projectTypes`. */
export function projectAssumption({ projects }: Assumptions, type: ProjectType): ProjectAssumption {
  const found = projects[type];
  if (!found) throw new Error(`There is no project type ${type}.`);
  return found;
}

export type AssumptionUnit = 'money' | 'percent' | 'hours';

/** One editable figure: how it is named in the interface and in links, and how it is read and replaced. */
export type AssumptionField = {
  key: string;
  label: string;
  unit: AssumptionUnit;
  read: (assumptions: Assumptions) => number;
  replace: (assumptions: Assumptions, value: number) => Assumptions;
};

function generalField(key: keyof RoiAssumptions, label: string, unit: AssumptionUnit): AssumptionField {
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
    read: (assumptions) => projectAssumption(assumptions, project)[key],
    replace: (assumptions, value) => ({
      ...assumptions,
      projects: {
        ...assumptions.projects,
        [project]: { ...projectAssumption(assumptions, project), [key]: value },
      },
    }),
  };
}

export const GENERAL_FIELDS: readonly AssumptionField[] = [
  generalField('incidentCost', phrase('Cost of one security incident'), 'money'),
  generalField('complianceGapCost', phrase('Cost of one compliance gap'), 'money'),
  generalField('overheadShare', phrase('Overhead on IT costs'), 'percent'),
  generalField('workHoursPerYear', phrase('Working hours in a year'), 'hours'),
  generalField('productivityShare', phrase('Productivity gain on salaries'), 'percent'),
  generalField('riskReductionPerEvent', phrase('Risk reduction per incident or gap'), 'money'),
  generalField('savingsSpread', phrase('Spread of the low and high case'), 'percent'),
];

/** The pair of one project type: savings first, implementation second. */
export function projectFields(project: ProjectType): readonly [AssumptionField, AssumptionField] {
  return [
    projectField(project, 'savingsMultiplier', `${projectLabel(project)}: ${phrase('savings')}`),
    projectField(project, 'implementationShare', `${projectLabel(project)}: ${phrase('cost')}`),
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
