import type { ComponentProps } from 'react';

import { FormField, type FieldText } from './FormField.tsx';
import { input } from './owner-styles.ts';

type Props = FieldText & Omit<ComponentProps<'textarea'>, 'id' | 'className'>;

/** Several lines of text; takes `{...register('excerpt')}` of react-hook-form. */
export function TextArea({
  label,
  description,
  error,
  isOptional,
  isLabelHidden,
  autoFocus,
  ...props
}: Props) {
  return (
    <FormField {...{ label, description, error, isOptional, isLabelHidden, autoFocus }}>
      {(control) => <textarea rows={3} {...props} {...control} className={`${input} h-auto resize-y`} />}
    </FormField>
  );
}
