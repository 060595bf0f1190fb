import type { ReactNode } from 'react';

import type { Choice, Side } from '#lib/owner/editing/versions.ts';

type Props<Name extends string> = {
  /** The fields in which two versions differ, each with the side that is kept. */
  choices: readonly Choice<Name>[];
  labels: Readonly<Record<Name, string>>;
  contentOf: (name: Name, side: Side) => ReactNode;
  onChange: (choices: Choice<Name>[]) => void;
};

const SIDES = [
  { side: 'mine', title: 'Mine' },
  { side: 'theirs', title: 'The other' },
] as const;

/** The differences between two versions, side by side, of each of which one is kept. */
export function VersionChoices<Name extends string>({ choices, labels, contentOf, onChange }: Props<Name>) {
  const choose = (name: Name, keep: Side) =>
    onChange(choices.map((choice) => (choice.name === name ? { name, keep } : choice)));
  return choices.map(({ name, keep }) => (
    <fieldset key={name} className="min-w-0">
      <legend className="mb-2 font-medium">{labels[name]}</legend>
      <div className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        {SIDES.map(({ side, title }) => (
          <label
            key={side}
            className="grid cursor-pointer content-start gap-1 rounded-control border border-line p-3 has-checked:border-accent has-checked:bg-accent-soft"
          >
            <span className="flex items-center gap-2 text-xs">
              <input
                type="radio"
                name={`keep-${name}`}
                checked={keep === side}
                onChange={() => choose(name, side)}
                className="size-4 accent-accent"
              />
              {title}
            </span>
            <span className="wrap-anywhere whitespace-pre-wrap">{contentOf(name, side)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  ));
}
