import type { ComponentProps } from 'react';

import { FormField, type FieldText } from './FormField.tsx';
import { input } from './owner-styles.ts';

type Props = FieldText & Omit<ComponentProps<'input'>, 'id' | 'className'>;

/** One line of text; takes `{...register('title')}` of react-hook-form. */
export function TextField({
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
      {(control) => <input type="text" {...props} {...control} className={input} />}
    </FormField>
  );
}
