/** Two versions of one text side by side (D17): by default nothing of either is dropped. */
import { diffLines, type ChangeObject } from 'diff';

import { choicesOf, type Choice, type Side } from '#lib/owner/editing/versions.ts';

import { differences, type EditorValues, type ValueKey } from './values.ts';

/** A stretch of the text: the same in both, or as each has it; `both` is one below the other. */
export type Hunk =
  | { kind: 'same'; text: string }
  | { kind: 'changed'; mine: string; theirs: string; keep: Side | 'both' };

export type Comparison = {
  /** The fields that differ, except the text, with the side that is kept unless somebody chooses. */
  fields: Choice<ValueKey>[];
  /** The text, if it differs. */
  hunks: Hunk[];
};

/** What differs; `base` is what mine began with: only one side has touched what the other has as it was. */
export function compare(base: EditorValues, mine: EditorValues, theirs: EditorValues): Comparison {
  const choices = choicesOf(differences, { base, mine, theirs });
  const isSameContent = choices.every(({ name }) => name !== 'content');
  return {
    fields: choices.filter(({ name }) => name !== 'content'),
    hunks: isSameContent ? [] : hunksOf(base.content, mine.content, theirs.content),
  };
}

function hunksOf(base: string, mine: string, theirs: string): Hunk[] {
  const hunks: Hunk[] = [];
  for (const { value, added, removed } of changesOf(mine, theirs)) {
    const last = hunks.at(-1);
    if (!added && !removed) hunks.push({ kind: 'same', text: value });
    else if (last?.kind === 'changed' && added) last.theirs += value;
    else if (last?.kind === 'changed') last.mine += value;
    else
      hunks.push({ kind: 'changed', mine: removed ? value : '', theirs: added ? value : '', keep: 'both' });
  }
  const baseLines = new Set(base.split('\n'));
  return hunks.map((hunk) => (hunk.kind === 'same' ? hunk : { ...hunk, keep: suggested(hunk, baseLines) }));
}

/** Two texts with less in common than this are shown one beside the other: to look on takes seconds. */
const EDITS_MAXIMUM = 2_000;

function changesOf(
  mine: string,
  theirs: string,
): Pick<ChangeObject<string>, 'value' | 'added' | 'removed'>[] {
  const whole = [
    { value: mine, added: false, removed: true },
    { value: theirs, added: true, removed: false },
  ];
  return diffLines(mine, theirs, { maxEditLength: EDITS_MAXIMUM }) ?? whole;
}

/** A side whose lines were all there before was left as it was, so the other one is the change. */
function suggested({ mine, theirs }: { mine: string; theirs: string }, base: Set<string>): Side | 'both' {
  const isOld = (text: string) =>
    text !== '' && text.split('\n').every((line) => line === '' || base.has(line));
  if (isOld(mine) && !isOld(theirs) && theirs !== '') return 'theirs';
  if (isOld(theirs) && !isOld(mine) && mine !== '') return 'mine';
  return 'both';
}

/** The values after the choices. */
export function merged(
  mine: EditorValues,
  theirs: EditorValues,
  { fields, hunks }: Comparison,
): EditorValues {
  const taken = fields
    .filter(({ keep }) => keep === 'theirs')
    .map(({ name }) => [name, theirs[name]] as const);
  return {
    ...mine,
    ...Object.fromEntries(taken),
    ...(hunks.length > 0 ? { content: hunks.map(textOf).join('') } : {}),
  };
}

function textOf(hunk: Hunk): string {
  if (hunk.kind === 'same') return hunk.text;
  if (hunk.keep !== 'both') return hunk[hunk.keep];
  const needsBreak = hunk.mine !== '' && !hunk.mine.endsWith('\n') && hunk.theirs !== '';
  return `${hunk.mine}${needsBreak ? '\n' : ''}${hunk.theirs}`;
}
