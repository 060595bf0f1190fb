/** What a tailored resume has that its base has not, and the other way round: a structural difference (D30). */
import { SOURCE_LISTS, type ResumeContent, type ResumeSpan } from '#contracts/resume-content.ts';
import type { ResumeChange } from '#contracts/resume-views.ts';

import { pairTexts } from './pair-texts.ts';
import { sentencesOf } from './sentences.ts';
import { nameOfPlace } from './place-names.ts';

export type Difference = Pick<ResumeChange, 'path' | 'kind' | 'label' | 'before' | 'after'>;

export type Explanation = {
  /** Why it was done. */
  reasonOf: (change: Difference) => string;
  /** What of the base a text of the tailored resume rests on. */
  evidenceAt: (path: string) => ResumeSpan[];
};

type Change = Omit<Difference, 'label'>;

/** All changes, in the order of the shape, with their reasons. */
export function changesOf(
  base: ResumeContent,
  tailored: ResumeContent,
  { reasonOf, evidenceAt }: Explanation,
): ResumeChange[] {
  return differencesOf(base, tailored).map((change) => ({
    ...change,
    reason: reasonOf(change),
    evidence: change.kind === 'removed' ? [] : evidenceAt(change.path),
  }));
}

/** Paths are of the tailored resume; of what was left out, of the base. */
export const differencesOf = (base: ResumeContent, tailored: ResumeContent): Difference[] =>
  differences(base, tailored).map((change) => ({
    ...change,
    label: nameOfPlace(change.kind === 'removed' ? base : tailored, change.path),
  }));

const LINES = ['name', 'email', 'phone', 'location', 'linkedin'] as const;
const LISTS = ['skills', 'certifications', 'achievements'] as const;
function differences(base: ResumeContent, tailored: ResumeContent): Change[] {
  return [
    ...LINES.flatMap((field) => ofText(field, base[field] ?? '', tailored[field] ?? '')),
    ...ofText('_source.headline', base._source?.headline ?? '', tailored._source?.headline ?? ''),
    ...ofSummary(base.summary, tailored.summary),
    ...ofEntries('experience', base.experience, tailored.experience, ['title', 'company', 'startDate']),
    ...ofEntries('education', base.education, tailored.education, ['degree', 'school']),
    ...LISTS.flatMap((list) => ofList(list, base[list], tailored[list])),
    ...SOURCE_LISTS.flatMap((list) =>
      ofList(`_source.${list}`, base._source?.[list] ?? [], tailored._source?.[list] ?? []),
    ),
    ...ofOthers(base, tailored),
  ];
}

function ofText(path: string, before: string, after: string): Change[] {
  if (before === after) return [];
  const kind = before === '' ? 'added' : after === '' ? 'removed' : 'changed';
  return [{ path, kind, before, after }];
}

/** A summary that has the same sentences was put in another order; it is shown as one change. */
function ofSummary(before: string, after: string): Change[] {
  const [change] = ofText('summary', before, after);
  if (!change) return [];
  const sorted = (text: string) =>
    sentencesOf(text)
      .map((sentence) => sentence.text)
      .sort()
      .join(' ');
  return [{ ...change, kind: sorted(before) === sorted(after) ? 'moved' : change.kind }];
}

function ofList(path: string, before: string[], after: string[], pathBefore = path): Change[] {
  const { same, changed, removed, added } = pairTexts(before, after);
  const at = (kind: Change['kind'], now: number, former = -1, place = `${path}.${now}`) => ({
    now,
    change: { path: place, kind, before: before[former] ?? '', after: after[now] ?? '' },
  });
  const moved = same.filter(({ isMoved }) => isMoved);
  const present = [
    ...moved.map((pair) => at('moved', pair.after, pair.before)),
    ...changed.map((pair) => at('changed', pair.after, pair.before)),
    ...added.map((index) => at('added', index)),
  ];
  return [
    ...present.toSorted((one, other) => one.now - other.now).map(({ change }) => change),
    ...removed.map((index) => at('removed', -1, index, `${pathBefore}.${index}`).change),
  ];
}

type Entry = Record<string, string | string[]>;

/** Jobs and degrees: those that agree in `keys` are the same one. */
function ofEntries(path: string, before: Entry[], after: Entry[], keys: string[]): Change[] {
  const keyOf = (entry: Entry) => JSON.stringify(keys.map((key) => entry[key]));
  const { same, changed, removed, added } = pairTexts(before.map(keyOf), after.map(keyOf));
  const inside = [...same, ...changed].flatMap((pair) =>
    ofEntry(
      `${path}.${pair.after}`,
      `${path}.${pair.before}`,
      before[pair.before] ?? {},
      after[pair.after] ?? {},
    ),
  );
  const whole = (
    kind: Change['kind'],
    index: number,
    former: Entry | undefined,
    now: Entry | undefined,
  ): Change => ({
    path: `${path}.${index}`,
    kind,
    before: lineOf(former),
    after: lineOf(now),
  });
  const moved = same.filter(({ isMoved }) => isMoved);
  return [
    ...inside,
    ...moved.map((pair) => whole('moved', pair.after, after[pair.after], after[pair.after])),
    ...added.map((index) => whole('added', index, undefined, after[index])),
    ...removed.map((index) => whole('removed', index, before[index], undefined)),
  ];
}

const ofEntry = (path: string, pathBefore: string, before: Entry, after: Entry): Change[] =>
  Object.entries(after).flatMap(([field, value]) => {
    const former = before[field] ?? '';
    if (typeof value === 'string')
      return ofText(`${path}.${field}`, typeof former === 'string' ? former : '', value);
    return ofList(`${path}.${field}`, Array.isArray(former) ? former : [], value, `${pathBefore}.${field}`);
  });

/** The head of an entry on one line. */
const lineOf = (entry: Entry = {}): string =>
  Object.values(entry)
    .filter((value): value is string => typeof value === 'string' && value !== '')
    .join(', ');

/** Sections of other kinds, by their headings. */
function ofOthers(base: ResumeContent, tailored: ResumeContent): Change[] {
  const [before, after] = [base, tailored].map(({ _source }) =>
    (_source?.others ?? []).map(({ heading, lines }): Entry => ({ heading, lines })),
  );
  return ofEntries('_source.others', before ?? [], after ?? [], ['heading']);
}
