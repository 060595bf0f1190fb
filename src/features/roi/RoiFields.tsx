import { Field, fieldProps } from '#components/ui/Field.tsx';
import { Select } from '#components/ui/Select.tsx';
import { control } from '#components/ui/styles.ts';

import { phrase } from '#contracts/phrase.ts';
import { projectLabel, projectTypes } from './assumptions.ts';
import { type NumberField, PROJECT_TYPE_LABEL } from './inputs.ts';

type NumberInputProps = { field: NumberField; error: string | undefined };

/** A field for an amount or a count: text, as the specification has it, with the keyboard that suits. */
export function NumberInput({ field: { name, label, isInteger }, error }: NumberInputProps) {
  const id = `roi-${name}`;
  return (
    <Field id={id} label={label} error={error}>
      <input
        {...fieldProps(id, error)}
        name={name}
        type="text"
        inputMode={isInteger ? 'numeric' : 'decimal'}
        autoComplete="off"
        required
        className={control}
      />
    </Field>
  );
}

/** The choice among the project types (P-ROI-2). */
export function ProjectTypeSelect({ error }: { error: string | undefined }) {
  const id = 'roi-projectType';
  return (
    <Field id={id} label={PROJECT_TYPE_LABEL} error={error}>
      <Select {...fieldProps(id, error)} name="projectType" required>
        <option value="">{phrase('Choose a project type')}</option>
        {projectTypes.map((type) => (
          <option key={type} value={type}>
            {projectLabel(type)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
