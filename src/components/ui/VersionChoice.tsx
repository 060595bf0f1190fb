import type { ReactNode } from 'react';

import type { Side } from '#lib/owner/editing/versions.ts';

type Props = {
  /** The field in which two versions differ. */
  label: string;
  /** Unique in the form. */
  name: string;
  mine: ReactNode;
  theirs: ReactNode;
  keep: Side;
  onKeep: (side: Side) => void;
};

/** One difference between two versions, side by side, of which one is kept. */
export function VersionChoice({ label, name, mine, theirs, keep, onKeep }: Props) {
  const sides = [
    { side: 'mine', title: 'Mine', content: mine },
    { side: 'theirs', title: 'The other', content: theirs },
  ] as const;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium">{label}</legend>
      <div className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        {sides.map(({ side, title, content }) => (
          <label
            key={side}
            className="grid cursor-pointer content-start gap-1 rounded-control border border-line p-3 has-checked:border-accent has-checked:bg-accent-soft"
          >
            <span className="flex items-center gap-2 text-xs">
              <input
                type="radio"
                name={`keep-${name}`}
                checked={keep === side}
                onChange={() => onKeep(side)}
                className="size-4 accent-accent"
              />
              {title}
            </span>
            <span className="wrap-anywhere whitespace-pre-wrap">{content}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
