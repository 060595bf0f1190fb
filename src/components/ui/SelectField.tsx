import { ChevronDown } from 'lucide';
import type { ComponentProps } from 'react';

import { FormField, type FieldText } from './FormField.tsx';
import { Icon } from './Icon.tsx';
import { input } from './owner-styles.ts';

type Props = FieldText &
  Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'> & {
    options: readonly { value: string; label: string }[];
  };

/** A choice of one by the browser's own list; takes `{...register('status')}` of react-hook-form. */
export function SelectField({
  label,
  description,
  error,
  isOptional,
  isLabelHidden,
  options,
  ...props
}: Props) {
  return (
    <FormField {...{ label, description, error, isOptional, isLabelHidden }}>
      {(control) => (
        <div className="relative">
          <select {...props} {...control} className={`${input} cursor-pointer appearance-none pr-9`}>
            {options.map(({ value, label: text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
          <Icon
            shape={ChevronDown}
            size={16}
            className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-muted"
          />
        </div>
      )}
    </FormField>
  );
}

/** The choices of a record of labels, in its order, each with how many have it where that is known. */
export const optionsOf = (
  labels: Readonly<Record<string, string>>,
  counts?: Readonly<Record<string, number>>,
) =>
  Object.entries(labels).map(([value, label]) => ({
    value,
    label: counts ? `${label} (${(counts[value] ?? 0).toLocaleString('en-US')})` : label,
  }));
