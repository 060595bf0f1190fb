import type { ReactNode } from 'react';

type Props = {
  title: string;
  /** Its parts stand one under the other; else fields stand two abreast where there is room. */
  isList?: boolean;
  children: ReactNode;
};

/** A titled part of a long form. */
export function FieldGroup({ title, isList = false, children }: Props) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 w-full border-b border-line pb-1.5 text-base font-medium">{title}</legend>
      <div className={`grid grid-cols-1 ${isList ? 'gap-4' : 'gap-x-4 gap-y-3.5 sm:grid-cols-2'}`}>
        {children}
      </div>
    </fieldset>
  );
}
