/** The fields of the form, each with its error and the mark of its reading. */
import { use, type ComponentProps } from 'react';
import { useFormContext, type FieldPath } from 'react-hook-form';

import { TextArea } from '#components/ui/TextArea.tsx';
import { TextField } from '#components/ui/TextField.tsx';

import { messageAt } from './field-errors.ts';
import type { FormValues } from './form-values.ts';
import { MarksContext } from './marks.ts';
import { MarkText } from './MarkText.tsx';

type Props = {
  path: FieldPath<FormValues>;
  label: string;
  /** Of the reading; `null` where there is none, as in a new entry. */
  markPath?: string | null;
};

/** One line of text. */
export function Line({
  path,
  label,
  markPath,
  ...props
}: Props & Omit<ComponentProps<'input'>, 'id' | 'className'>) {
  return <TextField {...props} {...useField(path, markPath)} label={label} autoComplete="off" />;
}

/** Several lines of text. */
export function Lines({
  path,
  label,
  markPath,
  ...props
}: Props & Omit<ComponentProps<'textarea'>, 'id' | 'className'>) {
  return <TextArea {...props} {...useField(path, markPath)} label={label} />;
}

function useField(path: FieldPath<FormValues>, markPath: string | null = path.replace(/^content\./u, '')) {
  const { register, formState } = useFormContext<FormValues>();
  const markOf = use(MarksContext);
  const mark = markOf && markPath !== null && path !== 'title' ? markOf(markPath) : undefined;
  return {
    ...register(path),
    error: messageAt(formState.errors, path),
    description: mark && <MarkText mark={mark} />,
  };
}
