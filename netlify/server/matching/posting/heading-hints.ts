/** What an unknown heading is likely to say, by single words of three languages: `Was uns zusätzlich begeistert`. */
import { foldedWords } from '../text/fold.ts';
import { languagesIn } from '../text/languages.ts';
import { isYears, smallNumber } from '../text/numbers.ts';
import { joinedKeys, type Tokens } from '../text/tokens.ts';
import type { SectionKind } from './headings.ts';
import { CERTIFICATES, EDUCATION } from './proof-words.ts';

/** Nouns and adjectives of lines that ask for something. */
export const ASKING =
  foldedWords(`experience knowledge degree skill skills year years certificate certification certified fluent fluency ability able proficient proficiency
  familiar familiarity understanding background licence license diploma expertise competence comfortable eligible willing willingness entitled authorized authorised
  erfahrung kenntnisse ausbildung studium fähigkeit abschluss zertifizierung sicher fliessend bereitschaft führerschein jahre umgang
  expérience connaissance connaissances maîtrise diplôme formation permis capacité ans niveau aisance`);

/** `You have led …`, `can sew`: of whoever is asked, and not of what they will do or get. */
const SPOKEN =
  /^(?:you (?!(?:will|ll|would|d|may|might|get|receive|report|work|choose|pick|take|earn|eat|join|learn|save|share|decide|start|leave|become) )|du (?!(?:wirst|bekommst|erhaltst|arbeitest) )|(?:has|have|can|knows|speaks|doesn|isn|is|sie (?:haben|konnen|kennen|sprechen|wissen)|vous (?:avez|savez|connaissez|parlez|maitrisez|etes)) )/;
export const isSpoken = (words: Tokens): boolean => SPOKEN.test(joinedKeys(words.slice(0, 3)));

/** A line that asks by its words, by a language, or by a short name in capitals. */
export const isAsking = (words: Tokens): boolean =>
  isSpoken(words) ||
  words.some(
    ({ key, text }, at) =>
      (ASKING.has(key) && (!isYears(key) || smallNumber(words[at - 1]?.key ?? '') !== undefined)) ||
      EDUCATION.has(key) ||
      CERTIFICATES.has(key) ||
      /^\p{Lu}{3,6}$/u.test(text),
  ) ||
  languagesIn(words, { from: 0, to: words.length }, true).length > 0;

const WISHING = foldedWords('would d könnte wäre wären würde würden serait seraient serions aimerions');
const US = foldedWords('we us wir uns nous');

/** `We would be tickled by any of these` */
export const isWish = (words: Tokens): boolean =>
  words.some(({ key }) => WISHING.has(key)) && words.some(({ key }) => US.has(key));

/** In the order in which they count: `Was du nicht brauchst` is about what is not needed. */
const HINTS: readonly [SectionKind, ReadonlySet<string>][] = (
  [
    ['offer', 'why warum wieso pourquoi perk benefit vorteile'],
    ['waived', 'not no don doesn haven needn won without nicht kein keine ohne pas inutile sans skip forget'],
    [
      'nice',
      `plus nice bonus extra extras zusätzlich zusätzliche begeistert begeistern darüber hinaus ideally ideal optional
    cherry icing love delight lovely wünschenswert idealerweise freuen idéalement apprécié atout atouts bienvenu préférence preferred additional asset assets great top
    brownie pluspunkt pluspunkte punkten punktest kür sahnehäubchen abhebt abheben hervorhebt apart distinguishes tip swing sway edge impress balance
    useful handy helpful help hilft hilfreich vorteilhaft gern gerne bestenfalls glänzen glänzt kirsche drama sulk`,
    ],
    [
      'offer',
      `geben bieten bekommst bekommen erhältst erhalten give offer avantage offrons proposons offre donnons
    leistungen pay reward rémunération salaire gehalt`,
    ],
    [
      'duties',
      'aufgaben tasks duties responsibility responsible verantwortlich responsable mission missions tâches aufgabe tust machst do ferez day tag',
    ],
    [
      'must',
      `fit suited passt passen überzeugen überzeugst überzeugt convainc mitbringen mitbringst bringen bringst bring need require requirement must look looking attend attendons cherchons recherchons
    demandons asking skill value profil profile qualification brauchst brauchen suchen wünschen solltest sollten anforderung voraussetzung
    compétence exigence experience erfahrung expérience können kannst know apportez avez have got gotta ask want wanted gesucht veux voulons
    essential paperwork proof evidence nachweis nachweise tick checklist criteria threshold minimum mandatory negotiable picturing picture imagine
    hope hoping hear explore after match candidate kandidat person condition bedingungen erforderlich pflicht muss unverzichtbar
    vorstellen stellen hören shortlist shortlisting eligibility clearance wichtig ankommt zählt sound`,
    ],
    ['company', 'about über propos'],
  ] as const
).map(([kind, words]) => [kind, foldedWords(words)]);
const LONGEST = 10;
/** `You will feel at home if you` */
const LINKS = foldedWords('if when that who wenn si que');
const READER = foldedWords('you your have are du sie tu vous');

const WITHOUT = foldedWords('without ohne sans');
/** `No must, but lovely` */
const CONTRAST = foldedWords('but aber mais');

/** @returns nothing where no word tells */
export function hintedKind(words: Tokens): SectionKind | undefined {
  const [before, last] = words.slice(-2).map(({ key }) => key);
  const leadsOn = LINKS.has(last ?? '') || (LINKS.has(before ?? '') && READER.has(last ?? ''));
  const hinted =
    words.length > LONGEST ? undefined : HINTS.find(([, hints]) => words.some(({ key }) => hints.has(key)));
  if (hinted?.[0] !== 'waived') return hinted?.[0] ?? (leadsOn ? 'must' : undefined);
  const negations = words.filter(({ key }) => hinted[1].has(key)).length;
  if (words.some(({ key }) => CONTRAST.has(key))) return 'nice';
  // `We cannot do without`, `Ohne das geht es nicht`
  if (negations > 1 && words.some(({ key }) => WITHOUT.has(key))) return 'must';
  return 'waived';
}
