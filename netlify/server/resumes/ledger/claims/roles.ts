/** What a phrase of a summary says of a person's role, and whether a job had it. */
import type { ResumeContent } from '#contracts/resume-content.ts';

import { companyKeys, keysOf } from '../base.ts';
import { FIELDS_OF_TITLES } from '../data/titles.ts';
import { isLessening } from '../match/near.ts';
import { isRelated } from '../match/related.ts';
import { framesOf } from '../text/frames.ts';
import { itemsOf, type Item } from '../text/items.ts';
import { titleKey } from './title.ts';

/** Words about work as such, which say nothing of whose. */
export const GENERAL_WORDS = new Set(
  'experienc background rol position company employer firm organization career work capacity career history job field'.split(
    ' ',
  ),
);

const lessers = (text: string): string[] =>
  itemsOf(text)
    .filter((item) => isLessening(item))
    .map(({ key }) => key);

/** The keys say no more than the title: some of its words, its head, and what lessens it. */
export function isRoleOf(keys: readonly string[], title: string): boolean {
  // An assistant to the director is an assistant.
  const [held = title] = title.split(/ to | für /i);
  const own = keysOf(held.split(/,| - /)[0] ?? held);
  const all = keysOf(held);
  if (keys.length === 0) return false;
  if (titleKey(keys.join(' ')) === titleKey(title)) return true;
  const heads = [own.at(-1), all.at(-1), keysOf(held.split(/ of /i)[0] ?? held).at(-1)];
  return (
    held === title &&
    keys.every((key) => all.includes(key)) &&
    heads.includes(keys.at(-1)) &&
    lessers(title).every((key) => keys.includes(key))
  );
}

/** The jobs whose company the keys name, one after the other. */
export const jobsNamed = (keys: readonly string[], base: ResumeContent): number[] =>
  [...base.experience.keys()].filter((index) => {
    const name = companyKeys(base.experience[index]?.company ?? '').join(' ');
    return name !== '' && ` ${keys.join(' ')} `.includes(` ${name} `);
  });

export const isEnded = (base: ResumeContent, index: number): boolean =>
  base.experience[index]?.endDate !== 'present';

const fieldsOfTitles = FIELDS_OF_TITLES.map(({ field, titles }) => ({
  field: keysOf(field).join(' '),
  titles: titles.map((title) => ` ${keysOf(title).join(' ')} `),
}));

/** `Systems Administrator` is of the field `IT`. */
const isOfField = (keys: readonly string[], title: string): boolean =>
  fieldsOfTitles.some(
    ({ field, titles }) =>
      field === keys.join(' ') && titles.some((each) => ` ${keysOf(title).join(' ')} `.includes(each)),
  );

const MANAGING = /^(?:management|leadership|managing|managerial|supervisory|supervision)$/;
const MANAGER =
  /\b(?:manager|director|head|lead|leader|supervisor|chief|principal|president|vp|foreman|owner)\b/i;

/** Do the job's title, company and what was done in it have all of these words? Who directs is in management. */
export function isFieldOf(words: readonly Item[], base: ResumeContent, index: number): boolean {
  const job = base.experience[index];
  const title = job?.title ?? '';
  const isManaging = words.some(({ word }) => MANAGING.test(word));
  const rest = isManaging ? words.filter(({ word }) => !MANAGING.test(word)) : words;
  if (isManaging && !MANAGER.test(title)) return false;
  if (
    isOfField(
      rest.map(({ key }) => key),
      title,
    )
  )
    return true;
  const isOfTitle = rest.some((word) => itemsOf(title).some((item) => isRelated(word, item)));
  // `A civil engineer`: all of his engineering was civil.
  const isOfProfession =
    keysOf(title).at(-1) !== undefined &&
    framesOf(base.summary)[0]?.phrases[0]?.items.at(-1)?.key === keysOf(title).at(-1);
  const profession = isOfTitle || isOfProfession ? (framesOf(base.summary)[0]?.phrases[0]?.items ?? []) : [];
  const told = [title, job?.company ?? '', ...(isManaging ? [] : (job?.bullets ?? []))];
  const own = [...told.flatMap((text) => itemsOf(text)), ...profession];
  return rest.every((word) => own.some((item) => isRelated(word, item)));
}
