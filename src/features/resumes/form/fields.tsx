/** The fields of the form, each with its error and the mark of its reading. */
import { createContext, use, type ComponentProps } from 'react';
import { useFormContext, type FieldPath } from 'react-hook-form';
import { Check, CircleDashed, CircleHelp, Pencil, type IconNode } from 'lucide';

import { Icon } from '#components/ui/Icon.tsx';
import { TextArea } from '#components/ui/TextArea.tsx';
import { TextField } from '#components/ui/TextField.tsx';

import { messageAt } from './field-errors.ts';
import type { FormValues } from './form-values.ts';
import type { Mark } from './certainty.ts';

/** The mark of a field of the reading, by its path; nothing where the form is not of a reading. */
export const MarksContext = createContext<((path: string) => Mark) | undefined>(undefined);

type Props = {
  path: FieldPath<FormValues>;
  label: string;
  /** Of the reading; `null` where there is none, as in a new entry. */
  markPath?: string | null;
};

export function Line({
  path,
  label,
  markPath,
  ...props
}: Props & Omit<ComponentProps<'input'>, 'id' | 'className'>) {
  return <TextField {...props} {...useField(path, markPath)} label={label} autoComplete="off" />;
}

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

const WORDS: Readonly<Record<Mark, { text: string; icon: IconNode; tone: string }>> = {
  sure: { text: 'Sure', icon: Check, tone: 'text-success' },
  unsure: { text: 'Unsure: please check', icon: CircleHelp, tone: 'text-warning' },
  missing: { text: 'Missing', icon: CircleDashed, tone: 'text-muted' },
  none: { text: 'None found', icon: CircleDashed, tone: 'text-muted' },
  corrected: { text: 'Corrected by you', icon: Pencil, tone: 'text-accent' },
};

function MarkText({ mark }: { mark: Mark }) {
  const { text, icon, tone } = WORDS[mark];
  return (
    <span data-mark={mark} className={`inline-flex items-center gap-1 ${tone}`}>
      <Icon shape={icon} size={13} />
      {text}
    </span>
  );
}
