/** Two versions of a resume, when it was changed elsewhere while it was edited (409 `STALE`). */
import type { Side } from '#components/ui/VersionChoice.tsx';

import { differences, partOf, type FormValues, type Part } from './form-values.ts';

export type Choice = { name: Part; keep: Side };

/** What differs, with the side that is kept unless somebody chooses: the one that changed what mine began with. */
export function choicesOf(base: FormValues, mine: FormValues, theirs: FormValues): Choice[] {
  const touched = new Set(differences(base, mine));
  return differences(mine, theirs).map((name) => ({ name, keep: touched.has(name) ? 'mine' : 'theirs' }));
}

/** The form after the choices. */
export function merged(mine: FormValues, theirs: FormValues, choices: readonly Choice[]): FormValues {
  const taken = new Set(choices.flatMap(({ name, keep }) => (keep === 'theirs' ? [name] : [])));
  const texts = Object.entries(theirs.content).filter(([name]) => [...taken].some((part) => part === name));
  return {
    title: taken.has('title') ? theirs.title : mine.title,
    layout: taken.has('layout') ? theirs.layout : mine.layout,
    content: { ...mine.content, ...Object.fromEntries(texts) },
  };
}

/** A part as text, to be compared by eye. */
export function partText(values: FormValues, part: Part): string {
  const text = textOf(partOf(values, part)).trim();
  return text === '' ? 'Nothing' : text;
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(textOf).join('\n\n');
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(textOf).filter(Boolean).join('\n');
}
