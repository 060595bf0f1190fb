/** The employer as the lines around the title of a job name it. */
import type { Block } from '../page/block.ts';
import type { PageHead } from '../page/page-head.ts';
import {
  companyKey,
  isCompanyName,
  isJobBoard,
  isLegalName,
  isOrganization,
} from '../words/company-names.ts';
import { labelKind } from '../words/labels.ts';
import { isPlace } from '../words/places.ts';
import { plain } from '../words/plain.ts';
import { employmentKinds } from './employment.ts';
import { isGenericTitle } from './titles.ts';

/** The words of the titles of a page without its position. */
export const titlesBehind = ({ title, meta }: PageHead, name: string): string =>
  [title, meta.get('og:title') ?? ''].map((text) => ` ${plain(text).replace(plain(name), ' | ')} `).join('|');

const NAME_MAXIMUM = 80;

/** `Engineer at Acme in Leeds`, and near that title the line `Acme`, or a name with its legal form. */
export function shownEmployer(
  worded: string,
  titles: string,
  blocks: readonly Block[],
): { name: string; place: string | undefined } | undefined {
  const key = companyKey(worded);
  const near = blocks.filter(({ zone }) => zone === 'main');
  const name =
    near
      .flatMap(namesOf)
      .find((text) => key !== '' && (companyKey(text) === key || PLACED.test(behind(worded, text)))) ??
    near
      .filter(({ kind }) => kind !== 'item')
      .flatMap(namesOf)
      .find((text) => isEmployer(text, titles));
  return name === undefined ? undefined : { name, place: PLACED.exec(behind(worded, name))?.[1] };
}

const namesOf = ({ text, pieces }: Block): string[] =>
  [text, ...pieces, ...text.split(/\s[|•·]\s/)]
    .map((name) => name.trim())
    .filter((name) => name.length <= NAME_MAXIMUM);

/** A part of the title that is no place and no trade, or all of it a name with its legal form. */
const isEmployer = (text: string, titles: string): boolean =>
  isCompanyName(text) &&
  !isPlace(text) &&
  !isJobBoard(text) &&
  !isGenericTitle(text) &&
  employmentKinds(text).length === 0 &&
  labelKind(text) === undefined &&
  (isLegalName(text) || (/\s/.test(text) && titles.includes(` ${plain(text)} `)));
const behind = (text: string, start: string) => (text.startsWith(start) ? text.slice(start.length) : '');
const PLACED = /^ (?:in|à|en) (\p{Lu}.{1,60})$/u;

/** `Fenland Council jobs` is what Fenland Council calls its page. */
export function withoutJobs(part: string, blocks: readonly Block[], logos: readonly string[] = []): string {
  const name = part.replace(
    / (?:jobs?|careers?|vacancies|karriere|stellenangebote|recrutement|empleo)$/i,
    '',
  );
  const isShown = blocks.slice(0, FIRST_LINES).some(({ zone, text }) => zone !== 'aside' && text === name);
  return isShown || logos.includes(name) || isOrganization(name) ? name : part;
}
const FIRST_LINES = 12;
