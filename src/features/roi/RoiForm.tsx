import { type InputEvent, type RefObject, type SubmitEvent, useState } from 'react';
import { flushSync } from 'react-dom';

import { primaryButton, secondaryButton } from '#components/ui/styles.ts';

import { phrase } from '#contracts/phrase.ts';
import { findField, isFieldName, readForm } from './form-values.ts';
import {
  FIELD_NAMES,
  type FieldErrors,
  findErrors,
  findFieldError,
  NUMBER_FIELDS,
  parseDraft,
  withError,
} from './inputs.ts';
import { withPoint } from './notation.ts';
import type { RoiInputs } from './roi.ts';
import { NumberInput, ProjectTypeSelect } from './RoiFields.tsx';
import { surface } from './styles.ts';

type Props = {
  ref: RefObject<HTMLFormElement | null>;
  isCalculating: boolean;
  onSubmit: (inputs: RoiInputs) => void;
  onEdit: () => void;
  /** Asks for the example's figures in the fields. */
  onExample: () => void;
};

/**
 * The parameters (P-ROI-1). `method="dialog"` outside a dialog sends nothing, so that a press before
 * hydration neither leaves the page nor loses what was typed.
 */
export function RoiForm({ ref, isCalculating, onSubmit, onEdit, onExample }: Props) {
  const { errors, clear, submit, recheck } = useErrors(isCalculating, onSubmit);
  const edit = (event: InputEvent<HTMLFormElement>) => {
    onEdit();
    recheck(event.target);
  };
  const fillExample = () => {
    clear();
    onExample();
  };
  return (
    <form ref={ref} method="dialog" noValidate onSubmit={submit} onInput={edit} className={surface}>
      <h3 className="text-xl">{phrase('Your parameters')}</h3>
      <div className="mt-5 grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2">
        {NUMBER_FIELDS.map((field) => (
          <NumberInput key={field.name} field={field} error={errors[field.name]} />
        ))}
        <div className="sm:col-span-2">
          <ProjectTypeSelect error={errors.projectType} />
        </div>
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <button type="submit" aria-disabled={isCalculating} className={primaryButton}>
          {isCalculating ? phrase('Calculating...') : phrase('Calculate ROI')}
        </button>
        <button type="button" className={secondaryButton} onClick={fillExample}>
          {phrase('Use example figures')}
        </button>
      </div>
    </form>
  );
}

/** Checks all fields on submit, and afterwards each marked field as it is corrected. */
function useErrors(isCalculating: boolean, onValid: (inputs: RoiInputs) => void) {
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
    if (inputs) onValid(inputs);
  };

  const recheck = (target: EventTarget) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    const { name, value } = target;
    if (isFieldName(name) && errors[name])
      setErrors(
        withError(errors, name, findFieldError(name, name === 'projectType' ? value : withPoint(value))),
      );
  };

  return { errors, clear: () => setErrors({}), submit, recheck };
}
