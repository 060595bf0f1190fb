/** A profile that was copied from its page, without the words of the page. */
import { makeLine, textOf, type Line } from '../lines.ts';
import { isPlace, isTownLike } from './place.ts';

const DURATION = String.raw`(?:\d{1,2} (?:yrs?|mos?|years?|months?|Jahre?|Monate?|ans?|mois)\s?){1,2}`;
const KIND =
  'full-time|part-time|self-employed|freelance|contract|permanent|internship|apprenticeship|seasonal|on-site|hybrid|remote|vollzeit|teilzeit|selbstständig|freiberuflich|vor ort|temps plein|temps partiel|indépendant|cdi|cdd|intérim|alternance|saisonnier|befristet|sur site|hybride';
/** Behind a name, dates or a place. */
const ADDED = new RegExp(
  String.raw`\s·\s(?:${DURATION}|${KIND})$|\s(?:·\s)?(?:contact info|kontaktinfo|coordonnées)$`,
  'iu',
);
const ALONE = new RegExp(String.raw`^(?:${DURATION}|${KIND})$`, 'iu');
/** What somebody clicks on, and what others clicked on. */
const OF_PAGE =
  /^(?:(?:…|\.{3})\s?(?:(?:see|show) (?:more|less)|(?:mehr|weniger) anzeigen|(?:voir|afficher) (?:plus|moins))|(?:\+? ?de )?[\d.,]{1,7}\+? (?:endorsements?|connections?|followers?|kontakte|bestätigungen|relations)|show (?:all|credential)\b.{0,30}|(?:contact info|kontaktinfo|coordonnées)|(?:issued|ausgestellt|délivrée?)(?: (?:le|en|am))?:? \p{L}{3,9}\.? \d{4}(?: · .{0,40})?|(?:message|more|connect|follow)|.{3,90} and \+\d{1,2} skills?|(?:\p{L}{2,5}\/\p{L}{2,5} · )?(?:1st|2nd|3rd\+?) degree connection|(?:native or bilingual|full professional|professional working|limited working|elementary) proficiency|muttersprache oder zweisprachig|verhandlungssicher|fließend|bilingue ou langue natale|(?:capacité|compétence) professionnelle (?:complète|générale|limitée))$/iu;
/** Below a certificate and who issued it. */
const ISSUED = /^(?:issued|ausgestellt|délivrée?)\b.{0,20} \d{4}\b/iu;
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

const LOGO = / logo$/iu;

/** The page says its lines twice, for who sees them and for who hears them, and what its pictures show. */
function withoutEchoes(lines: Line[]): Line[] {
  let above = '';
  let isBelowLogo = false;
  return lines.flatMap((line) => {
    const text = textOf(line);
    const isEcho = text === above;
    above = text;
    if (isEcho) return [];
    const told = isBelowLogo ? { ...line, hasGap: true } : line;
    isBelowLogo = LOGO.test(text);
    return isBelowLogo ? [] : [told];
  });
}

export function withoutPageWords(all: Line[]): Line[] {
  if (all.filter((line) => isOfPage(textOf(line))).length < LEAST) return all;
  const lines = withoutEchoes(all);
  const said = new Set(lines.map(textOf));
  let isBelowName = false;
  let isBelowDates = false;
  return lines.flatMap((line, at) => {
    let text = textOf(line);
    const below = lines[at + 1];
    const isIssuer = !line.hasGap && below !== undefined && ISSUED.test(textOf(below));
    if (isIssuer || OF_PAGE.test(text) || isSaidAgain(text, said)) return [];
    // Below dates and place stands what was done, each line whole.
    const isTold = isBelowDates && !line.hasGap && !line.isBullet && !isPlace(text.replace(ADDED, ''));
    if (isTold && !isTownLike(text)) return [{ ...line, isBullet: true }];
    isBelowDates = LASTED.test(text) || (isBelowDates && !line.hasGap);
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
