import { useId, type ComponentProps, type ReactNode } from 'react';

import { FieldError } from './FormField.tsx';

type Props = Omit<ComponentProps<'input'>, 'id' | 'className' | 'type' | 'role'> & {
  label: string;
  description?: ReactNode;
  error?: string | undefined;
  /** A switch acts at once, a checkbox when its form is sent. */
  isSwitch?: boolean;
};

const BOX = 'size-4.5 cursor-pointer accent-accent';
const SWITCH =
  'relative h-5 w-9 cursor-pointer appearance-none rounded-full border border-control bg-raised transition-colors ' +
  'before:absolute before:top-0.5 before:left-0.5 before:size-3.5 before:rounded-full before:bg-control ' +
  'before:transition-transform checked:border-accent checked:bg-accent checked:before:translate-x-4 checked:before:bg-accent-ink';

/** Yes or no, with its words beside it; takes `{...register('featured')}` of react-hook-form. */
export function CheckboxField({ label, description, error, isSwitch = false, ...props }: Props) {
  const id = useId();
  const describedBy = [description && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="grid grid-cols-[auto_1fr] items-center gap-x-2.5">
      <input
        {...props}
        id={id}
        type="checkbox"
        {...(isSwitch ? { role: 'switch' } : {})}
        aria-invalid={Boolean(error)}
        aria-describedby={describedBy || undefined}
        className={isSwitch ? SWITCH : BOX}
      />
      <label htmlFor={id} className="cursor-pointer py-1 text-sm">
        {label}
      </label>
      {description && (
        <div id={`${id}-hint`} className="col-start-2 text-xs text-muted">
          {description}
        </div>
      )}
      <div className="col-start-2">
        <FieldError id={`${id}-error`} error={error} />
      </div>
    </div>
  );
}
