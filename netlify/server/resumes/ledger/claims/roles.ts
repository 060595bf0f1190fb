/** What a phrase of a summary says of a person's role, and whether a job had it. */
import type { ResumeContent } from '#contracts/resume-content.ts';

import { companyKeys, keysOf } from '../base.ts';
import { FIELDS_OF_TITLES } from '../data/titles.ts';
import { isLessening } from '../match/near.ts';
import { itemsOf } from '../text/items.ts';
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

/** Does the job's title or what was done in it have all of these words? */
export function isFieldOf(keys: readonly string[], base: ResumeContent, index: number): boolean {
  const job = base.experience[index];
  const title = job?.title ?? '';
  const texts = [title, `${title} ${job?.company ?? ''}`, ...(job?.bullets ?? [])];
  if (isOfField(keys, title)) return true;
  return texts.some((text) => {
    const own = keysOf(text);
    return keys.every((key) => own.includes(key));
  });
}
