import { useQuery } from '@tanstack/react-query';
import { type ChangeObject, diffLines } from 'diff';

import { type Choice, choicesOf, type Side } from '#lib/owner/editing/versions.ts';
import { api } from '#lib/api/api.ts';

import { differences, type EditorValues, type ValueKey } from './values.ts';

type Props = {
  hunks: readonly Hunk[];
  /** Without it the differences are only shown. */
  onKeep?: (index: number, keep: Side | 'both') => void;
  names?: Readonly<Record<Side, string>>;
};

const CHOICES = { mine: 'Mine', theirs: 'The other', both: 'Both' } as const;
const SHOWN_AROUND = 2;

/** A text as lines: what both have, and in between what each has instead. */
export function DiffLines({ hunks, onKeep, names = { mine: 'Mine', theirs: 'The other' } }: Props) {
  return (
    <div className="grid gap-1 font-mono text-xs">
      {hunks.map((hunk, index) =>
        hunk.kind === 'same' ? (
          <pre key={index} className="px-3 py-1 whitespace-pre-wrap text-muted">
            {shortened(hunk.text)}
          </pre>
        ) : (
          <fieldset key={index} className="overflow-hidden rounded-control border border-line">
            <legend className="sr-only">{`Difference ${index + 1}`}</legend>
            {onKeep && <Choice index={index} keep={hunk.keep} onKeep={onKeep} />}
            <Lines side="mine" text={hunk.mine} name={names.mine} />
            <Lines side="theirs" text={hunk.theirs} name={names.theirs} />
          </fieldset>
        ),
      )}
    </div>
  );
}

function Choice({
  index,
  keep,
  onKeep,
}: { index: number; keep: Side | 'both' } & Required<Pick<Props, 'onKeep'>>) {
  return (
    <div className="flex flex-wrap gap-x-4 border-b border-line bg-raised px-3 py-1 font-sans">
      {(['mine', 'theirs', 'both'] as const).map((side) => (
        <label
          key={side}
          className="flex min-h-7 cursor-pointer items-center gap-1.5 pointer-coarse:min-h-(--control)"
        >
          <input
            type="radio"
            name={`hunk-${index}`}
            checked={keep === side}
            onChange={() => onKeep(index, side)}
            className="size-4 accent-accent"
          />
          {CHOICES[side]}
        </label>
      ))}
    </div>
  );
}

const TONES = {
  mine: 'border-l-4 border-accent bg-accent-soft',
  theirs: 'border-l-4 border-warning bg-raised',
} as const;

function Lines({ side, text, name }: { side: Side; text: string; name: string }) {
  if (text === '') return null;
  return (
    <div className={`px-3 py-1.5 ${TONES[side]}`}>
      <p className="font-sans text-muted">{name}</p>
      <pre className="whitespace-pre-wrap">{text}</pre>
    </div>
  );
}

/** Of what both have only the lines beside the differences. */
function shortened(text: string): string {
  const lines = text.replace(/\n$/, '').split('\n');
  if (lines.length <= SHOWN_AROUND * 2 + 1) return lines.join('\n');
  const left = lines.length - SHOWN_AROUND * 2;
  return [
    ...lines.slice(0, SHOWN_AROUND),
    `… ${left} lines that both have`,
    ...lines.slice(-SHOWN_AROUND),
  ].join('\n');
}

export function FieldValue({ name, value }: { name: ValueKey; value: EditorValues[ValueKey] }) {
  if (Array.isArray(value))
    return name === 'categoryIds' ? <CategoryNames ids={value} /> : <TagNames ids={value} />;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (value === '' || value === null) return <span className="text-muted">Empty</span>;
  return <span className="wrap-anywhere whitespace-pre-wrap">{String(value)}</span>;
}

function CategoryNames({ ids }: { ids: readonly number[] }) {
  const { data } = useQuery(api.blogAdmin.categories.list.queryOptions());
  return <Names ids={ids} all={data ?? []} />;
}

function TagNames({ ids }: { ids: readonly number[] }) {
  const { data } = useQuery(api.blogAdmin.tags.list.queryOptions());
  return <Names ids={ids} all={data ?? []} />;
}

function Names({ ids, all }: { ids: readonly number[]; all: readonly { id: number; name: string }[] }) {
  const names = ids.map((id) => all.find((one) => one.id === id)?.name ?? `#${id}`);
  return names.length > 0 ? names.join(', ') : <span className="text-muted">None</span>;
}

/** A stretch of the text: the same in both, or as each has it; `both` is one below the other. */
type Hunk =
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
