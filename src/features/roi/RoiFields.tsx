import type { ReactNode } from 'react';

import { PROJECT_TYPES, projectTypes } from './assumptions.ts';
import { type FieldName, type NumberField, PROJECT_TYPE_LABEL } from './inputs.ts';
import { control } from './styles.ts';

type Error = string | undefined;

/** A field for an amount or a count: text, as the specification has it, with the keyboard that suits. */
export function NumberInput({
  field: { name, label, isInteger },
  error,
}: {
  field: NumberField;
  error: Error;
}) {
  return (
    <Field name={name} label={label} error={error}>
      <input
        {...controlProps(name, error)}
        type="text"
        inputMode={isInteger ? 'numeric' : 'decimal'}
        autoComplete="off"
        className={control}
      />
    </Field>
  );
}

/** The choice among the six project types (P-ROI-2). */
export function ProjectTypeSelect({ error }: { error: Error }) {
  return (
    <Field name="projectType" label={PROJECT_TYPE_LABEL} error={error}>
      <div className="relative">
        <select {...controlProps('projectType', error)} className={`${control} appearance-none pr-10`}>
          <option value="">Choose a project type</option>
          {projectTypes.map((type) => (
            <option key={type} value={type}>
              {PROJECT_TYPES[type]}
            </option>
          ))}
        </select>
        <svg
          aria-hidden="true"
          viewBox="0 0 12 8"
          className="pointer-events-none absolute top-1/2 right-3.5 w-3 -translate-y-1/2 fill-none stroke-current stroke-[1.5]"
        >
          <path d="m1 1 5 5 5-5" />
        </svg>
      </div>
    </Field>
  );
}

/** Ties a control to its label and to its error. */
function controlProps(name: FieldName, error: Error) {
  const id = `roi-${name}`;
  return {
    id,
    name,
    required: true,
    'aria-invalid': error !== undefined,
    'aria-describedby': error && `${id}-error`,
  };
}

type FieldProps = { name: FieldName; label: string; error: Error; children: ReactNode };

/** Label above, error below. */
function Field({ name, label, error, children }: FieldProps) {
  return (
    <div className="min-w-0">
      <label htmlFor={`roi-${name}`} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      {children}
      {error && (
        <p id={`roi-${name}-error`} className="mt-1.5 text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
