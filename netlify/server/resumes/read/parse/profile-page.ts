/** A profile that was copied from its page, without the words of the page. */
import { makeLine, textOf, type Line } from '../lines.ts';

const DURATION = String.raw`(?:\d{1,2} (?:yrs?|mos?|years?|months?|Jahre?|Monate?|ans?|mois)\s?){1,2}`;
const KIND =
  'full-time|part-time|self-employed|freelance|contract|permanent|internship|apprenticeship|seasonal|on-site|hybrid|remote|vollzeit|teilzeit|selbstständig|freiberuflich|vor ort|temps plein|temps partiel|indépendant|sur site|hybride';
/** Behind a name, dates or a place. */
const ADDED = new RegExp(String.raw`\s·\s(?:${DURATION}|${KIND})$`, 'iu');
const ALONE = new RegExp(String.raw`^(?:${DURATION}|${KIND})$`, 'iu');
/** What somebody clicks on, and what others clicked on. */
const OF_PAGE =
  /^(?:(?:…|\.{3})\s?(?:see|show) (?:more|less)|\d{1,4}\+? (?:endorsements?|connections?|followers?|kontakte|bestätigungen|relations)|show (?:all|credential)\b.{0,30}|contact info|issued \p{L}{3,9} \d{4}|(?:native or bilingual|full professional|professional working|limited working|elementary) proficiency)$/iu;
/** How long somebody was there, which no resume says beside its dates. */
const LASTED = new RegExp(String.raw`(?:^|\s·\s)${DURATION}$`, 'iu');
/** Of lines that only a page has; one may stand in any resume. */
const LEAST = 3;

/** `Skills: Coaching · Payroll` beneath a position, which the list of skills says again. */
const isSaidAgain = (text: string, said: ReadonlySet<string>): boolean =>
  OF_SKILLS.test(text) &&
  text
    .replace(OF_SKILLS, '')
    .split(' · ')
    .every((skill) => said.has(skill));
const OF_SKILLS = /^(?:skills|kenntnisse|compétences)\s?:\s/iu;

const isOfPage = (text: string): boolean => OF_PAGE.test(text) || LASTED.test(text);

export function withoutPageWords(lines: Line[]): Line[] {
  if (lines.filter((line) => isOfPage(textOf(line))).length < LEAST) return lines;
  const said = new Set(lines.map(textOf));
  let isBelowName = false;
  return lines.flatMap((line) => {
    let text = textOf(line);
    if (OF_PAGE.test(text) || isSaidAgain(text, said)) return [];
    while (ADDED.test(text)) text = text.replace(ADDED, '');
    if (ALONE.test(text)) {
      isBelowName = true;
      return [];
    }
    // Between an employer and the first of several positions there stood how long he was there.
    if (isBelowName) {
      isBelowName = false;
      return [{ ...line, hasGap: false }];
    }
    return text === textOf(line) ? [line] : (makeLine(text, { ...line, bold: '' }) ?? []);
  });
}
