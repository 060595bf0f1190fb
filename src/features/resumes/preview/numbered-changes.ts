/** The changes between a resume and its base, in the order of the list beside it (D30). */
import type { ResumeChange } from '#contracts/resume-views.ts';

export type NumberedChange = ResumeChange & { number: number };

/** What says something new stands first, what merely moved stands last. */
const ORDER: Readonly<Record<ResumeChange['kind'], number>> = { changed: 0, added: 1, removed: 2, moved: 3 };

export function numbered(changes: readonly ResumeChange[]): NumberedChange[] {
  return changes
    .toSorted((a, b) => ORDER[a.kind] - ORDER[b.kind])
    .map((change, index) => ({ ...change, number: index + 1 }));
}

/** The change of a text on the paper: of its own path, else of the whole that it belongs to. */
export function changeAt(
  changes: readonly NumberedChange[],
  paths: readonly string[],
): NumberedChange | undefined {
  const present = changes.filter(({ kind }) => kind !== 'removed'); // those have paths of the base
  return (
    present.find(({ path }) => paths.includes(path)) ??
    present.find(({ path, kind }) => kind === 'added' && paths.some((one) => one.startsWith(`${path}.`)))
  );
}

const WORDS: Readonly<Record<ResumeChange['kind'], string>> = {
  changed: 'changed',
  added: 'added',
  removed: 'left out',
  moved: 'moved',
};

/** `3 changed, 1 left out`. */
export function changesInWords(changes: readonly ResumeChange[]): string {
  const kinds = ['changed', 'added', 'removed', 'moved'] as const;
  const counts = kinds.map((kind) => ({ kind, count: changes.filter((one) => one.kind === kind).length }));
  const told = counts.filter(({ count }) => count > 0).map(({ kind, count }) => `${count} ${WORDS[kind]}`);
  return told.length > 0 ? told.join(', ') : 'Nothing differs from the base resume';
}
