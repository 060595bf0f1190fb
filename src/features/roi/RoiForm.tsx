import { type InputEvent, type RefObject, type SubmitEvent, useState } from 'react';
import { flushSync } from 'react-dom';

import { PROJECT_TYPES, projectTypes } from './assumptions.ts';
import { errorProps, fieldId, FieldShell } from './FieldShell.tsx';
import { findField, isFieldName, readForm } from './form-values.ts';
import {
  FIELD_NAMES,
  type FieldErrors,
  findErrors,
  findFieldError,
  NUMBER_FIELDS,
  parseDraft,
  PROJECT_TYPE_LABEL,
  withError,
} from './inputs.ts';
import type { RoiInputs } from './roi.ts';
import { control, primaryButton, secondaryButton, surface } from './styles.ts';

type Props = {
  ref: RefObject<HTMLFormElement | null>;
  isCalculating: boolean;
  onSubmit: (inputs: RoiInputs) => void;
  onEdit: () => void;
  onExample: () => void;
};

/**
 * The parameters (P-ROI-1). `method="dialog"` outside a dialog sends nothing, so that a press before
 * hydration neither leaves the page nor loses what was typed.
 */
export function RoiForm({ ref, isCalculating, onSubmit, onEdit, onExample }: Props) {
  const [errors, setErrors] = useState<FieldErrors>({});

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isCalculating) return;
    const form = event.currentTarget;
    const draft = readForm(form);
    const found = findErrors(draft);
    flushSync(() => setErrors(found)); // the message must be there when focus brings it up
    const invalid = FIELD_NAMES.find((name) => found[name]);
    if (invalid) findField(form, invalid)?.focus();
    const inputs = parseDraft(draft);
    if (inputs) onSubmit(inputs);
  };

  const recheck = (event: InputEvent<HTMLFormElement>) => {
    onEdit();
    const { target } = event;
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    const { name, value } = target;
    if (isFieldName(name) && errors[name]) setErrors(withError(errors, name, findFieldError(name, value)));
  };

  return (
    <form ref={ref} method="dialog" noValidate onSubmit={submit} onInput={recheck} className={surface}>
      <h3 className="text-xl">Your parameters</h3>
      <div className="mt-5 grid gap-x-4 gap-y-5 sm:grid-cols-2">
        {NUMBER_FIELDS.map(({ name, label, isInteger }) => (
          <FieldShell key={name} name={name} label={label} error={errors[name]}>
            <input
              id={fieldId(name)}
              name={name}
              type="text"
              inputMode={isInteger ? 'numeric' : 'decimal'}
              autoComplete="off"
              required
              className={control}
              {...errorProps(name, errors[name])}
            />
          </FieldShell>
        ))}
        <div className="sm:col-span-2">
          <FieldShell name="projectType" label={PROJECT_TYPE_LABEL} error={errors.projectType}>
            <select
              id={fieldId('projectType')}
              name="projectType"
              required
              className={control}
              {...errorProps('projectType', errors.projectType)}
            >
              <option value="">Choose a project type</option>
              {projectTypes.map((type) => (
                <option key={type} value={type}>
                  {PROJECT_TYPES[type]}
                </option>
              ))}
            </select>
          </FieldShell>
        </div>
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <button type="submit" aria-disabled={isCalculating} className={primaryButton}>
          {isCalculating ? 'Calculating...' : 'Calculate ROI'}
        </button>
        <button
          type="button"
          className={secondaryButton}
          onClick={() => {
            setErrors({});
            onExample();
          }}
        >
          Use example figures
        </button>
      </div>
    </form>
  );
}
