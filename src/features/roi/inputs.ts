/** From what was typed to numbers, and the errors on the way (P-ROI-3, P-ROI-4, D5). */
import { example } from 'virtual:brand/roi';

import { phrase } from '#contracts/phrase.ts';
import { asTyped } from './notation.ts';
import { isProjectType } from './assumptions.ts';
import type { RoiInputs } from './roi.ts';

export type FieldName = keyof RoiInputs;

/** What stands in the fields, as typed. */
export type RoiDraft = Record<FieldName, string>;

export type FieldErrors = Partial<Record<FieldName, string>>;

type NumberFieldName = Exclude<FieldName, 'projectType'>;

export type NumberField = {
  name: NumberFieldName;
  label: string;
  /** P-ROI-3, word for word. */
  requiredError: string;
  /** Whether a phone offers the keyboard without a decimal point. */
  isInteger?: true;
  isMoney?: true;
};

export const NUMBER_FIELDS: readonly NumberField[] = [
  {
    name: 'currentITCosts',
    label: phrase('Current IT costs per year'),
    requiredError: phrase('Current IT costs are required'),
    isMoney: true,
  },
  {
    name: 'employeeCount',
    label: phrase('Employee count'),
    requiredError: phrase('Employee count is required'),
    isInteger: true,
  },
  {
    name: 'averageSalary',
    label: phrase('Average salary per year'),
    requiredError: phrase('Average salary is required'),
    isMoney: true,
  },
  {
    name: 'downtimeHours',
    label: phrase('Downtime hours per month'), // D5
    requiredError: phrase('Downtime hours are required'),
  },
  {
    name: 'securityIncidents',
    label: phrase('Security incidents per year'),
    requiredError: phrase('Security incidents count is required'),
    isInteger: true,
  },
  {
    name: 'complianceGaps',
    label: phrase('Open compliance gaps'),
    requiredError: phrase('Compliance gaps count is required'),
    isInteger: true,
  },
];

export const PROJECT_TYPE_LABEL = phrase('Project type');
const PROJECT_TYPE_REQUIRED = phrase('Project type is required'); // P-ROI-3
export const INVALID_NUMBER = phrase('Enter a valid number'); // D5

/** In the order of the form, so that the first error is the first invalid field. */
export const FIELD_NAMES: readonly FieldName[] = [...NUMBER_FIELDS.map(({ name }) => name), 'projectType'];

/** A scenario to look at before typing one's own. */
export const EXAMPLE_DRAFT: RoiDraft = example;

const DECIMAL_NUMBER = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;

/** A comma that parts no thousands (`1,234`, or `1,00,000`): `2,5` would be read as 25. */
const STRANGE_COMMA = /,(?!\d{2,3},|\d{3}(?!\d))/;

/** Reads a typed number, ignoring signs of currencies, commas and spaces (D5); `null` when it is none or not finite. */
export function parseNumber(text: string): number | null {
  const written = text.replace(/[\p{Sc}\s'’]/gu, '').replace('\u2212', '-');
  const digits = written.replaceAll(',', '');
  if (STRANGE_COMMA.test(written) || !DECIMAL_NUMBER.test(digits)) return null;
  const value = Number(digits);
  return Number.isFinite(value) ? value : null;
}

/** P-ROI-4: as parsing to an integer does, decimals are dropped towards zero and are no error. */
function parseInteger(text: string): number | null {
  const value = parseNumber(text);
  return value === null ? null : Math.trunc(value) + 0; // + 0 turns -0 into 0
}

/** What one field of the form says when its text cannot be used; `null` when it can. */
export function findFieldError(name: FieldName, text: string): string | null {
  if (name === 'projectType') return isProjectType(text) ? null : PROJECT_TYPE_REQUIRED;
  if (text.trim() === '') return NUMBER_FIELDS.find((field) => field.name === name)?.requiredError ?? null;
  return parseNumber(text) === null ? INVALID_NUMBER : null;
}

/** All errors of a form, empty when it can be calculated. */
export function findErrors(draft: RoiDraft): FieldErrors {
  return FIELD_NAMES.reduce<FieldErrors>(
    (errors, name) => withError(errors, name, findFieldError(name, draft[name])),
    {},
  );
}

/** The errors with that of one field set or, with `null`, taken away. */
export function withError(errors: FieldErrors, name: FieldName, error: string | null): FieldErrors {
  const { [name]: _, ...others } = errors;
  return error === null ? others : { ...others, [name]: error };
}

/** The numbers of a form, or `null` when any field is missing or invalid. */
export function parseDraft(draft: RoiDraft): RoiInputs | null {
  const { projectType } = draft;
  if (!isProjectType(projectType)) return null;
  const inputs: RoiInputs = {
    currentITCosts: parseNumber(draft.currentITCosts) ?? NaN,
    employeeCount: parseInteger(draft.employeeCount) ?? NaN,
    averageSalary: parseNumber(draft.averageSalary) ?? NaN,
    downtimeHours: parseNumber(draft.downtimeHours) ?? NaN,
    securityIncidents: parseInteger(draft.securityIncidents) ?? NaN,
    complianceGaps: parseInteger(draft.complianceGaps) ?? NaN,
    projectType,
  };
  return NUMBER_FIELDS.every(({ name }) => Number.isFinite(inputs[name])) ? inputs : null;
}

/** The texts that stand for these inputs, exact to the last digit. */
export function draftOf(inputs: RoiInputs): RoiDraft {
  return collectDraft((name) => (name === 'projectType' ? inputs[name] : asTyped(String(inputs[name]))));
}

export function collectDraft(text: (name: FieldName) => string): RoiDraft {
  return {
    currentITCosts: text('currentITCosts'),
    employeeCount: text('employeeCount'),
    averageSalary: text('averageSalary'),
    downtimeHours: text('downtimeHours'),
    securityIncidents: text('securityIncidents'),
    complianceGaps: text('complianceGaps'),
    projectType: text('projectType'),
  };
}
