import { useId, type ReactNode } from 'react';

type Props = {
  title: string;
  /** What is counted, in a sentence. */
  note: string;
  children: ReactNode;
};

/** One figure of the search on a surface of its own. */
export function Figure({ title, note, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid content-start gap-3 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <header className="grid gap-0.5">
        <h2 id={id} className="text-base font-medium">
          {title}
        </h2>
        <p className="text-xs text-muted">{note}</p>
      </header>
      {children}
    </section>
  );
}
