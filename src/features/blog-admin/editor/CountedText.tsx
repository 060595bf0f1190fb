import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import { TextArea } from '#components/ui/TextArea.tsx';
import { TextField } from '#components/ui/TextField.tsx';

import type { EditorForm } from './values.ts';

type Props = {
  name: 'excerpt' | 'seoTitle' | 'seoDescription';
  label: string;
  maximum: number;
  description?: ReactNode;
  placeholder?: string;
};

/** A text with a limit, and how much of it is used (BA-7). */
export function CountedText({ name, label, maximum, description, placeholder }: Props) {
  const { register, formState } = useFormContext<EditorForm>();
  const { length } = useWatch<EditorForm, typeof name>({ name });
  const error = formState.errors[name]?.message;
  const hint = (
    <span className="flex justify-between gap-3">
      <span>{description}</span>
      <span className={`tabular-nums ${length > maximum ? 'font-medium text-danger' : ''}`}>
        {`${length}/${maximum}`}
        {length > maximum && <span className="sr-only"> characters, too long</span>}
      </span>
    </span>
  );
  const common = { label, description: hint, error, ...(placeholder ? { placeholder } : {}) };
  return name === 'seoTitle' ? (
    <TextField {...common} {...register(name)} />
  ) : (
    <TextArea {...common} {...register(name)} />
  );
}
