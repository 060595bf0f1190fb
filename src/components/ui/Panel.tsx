import { useId, type ReactNode } from 'react';

type Props = {
  title: string;
  /** Beside the title: a link or a button. */
  action?: ReactNode;
  children: ReactNode;
};

/** A titled part of a screen on a surface of its own. */
export function Panel({ title, action, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-surface">
      <header className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b border-line px-4 py-1.5 sm:px-5">
        <h2 id={id} className="text-base font-medium">
          {title}
        </h2>
        {action}
      </header>
      <div className="px-4 py-3 sm:px-5">{children}</div>
    </section>
  );
}
