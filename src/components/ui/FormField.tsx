import { useEffect, useId, useRef, type ReactNode } from 'react';

export type FieldText = {
  label: string;
  /** A hint below the control that is always there. */
  description?: ReactNode;
  /** What is wrong: `formState.errors.title?.message`. */
  error?: string | undefined;
  isOptional?: boolean | undefined;
  /** The label is for screen readers only, as in a toolbar. */
  isLabelHidden?: boolean | undefined;
  /** Begins with the focus. */
  autoFocus?: boolean | undefined;
};

/** What a control carries so that its label, hint and error belong to it. */
export type ControlProps = {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
};

type Props = FieldText & { children: (control: ControlProps) => ReactNode };

/** Label above, control, hint and error below; the error is announced when it appears. */
export function FormField({ label, description, error, isOptional, isLabelHidden, ...props }: Props) {
  const { autoFocus = false, children } = props;
  const id = useId();
  useEffect(() => {
    if (!autoFocus) return;
    const focus = () => document.getElementById(id)?.focus();
    focus();
    // A dialog below takes it back until it knows of the one above, which is a frame later at the latest.
    const frame = requestAnimationFrame(focus);
    return () => cancelAnimationFrame(frame);
  }, [autoFocus, id]);
  const describedBy = [description && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'text-sm font-medium'}>
        {label}
        {isOptional && <span className="font-normal text-muted"> (optional)</span>}
      </label>
      {children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': describedBy || undefined })}
      {description && (
        <div id={`${id}-hint`} className="text-xs text-muted">
          {description}
        </div>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

/**
 * The place of an error is on the page before the error, or a screen reader would miss it. Below the control that has
 * the focus it is scrolled to: on a phone to below a toast, else to above it.
 */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const isOfFocus = document.activeElement?.getAttribute('aria-describedby')?.split(' ').includes(id);
    if (error && isOfFocus) place.current?.scrollIntoView({ block: 'nearest' });
  }, [id, error]);
  return (
    <p
      ref={place}
      id={id}
      aria-live="polite"
      className="scroll-mt-4 scroll-mb-20 text-xs font-medium text-danger empty:hidden max-md:scroll-mt-24 max-md:scroll-mb-4"
    >
      {error}
    </p>
  );
}
