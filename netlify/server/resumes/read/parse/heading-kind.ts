/** Which kind of section a heading opens. */
import { folded, foldedSet } from '../words/fold.ts';
import {
  DOCUMENT_TITLES,
  KINDS,
  MODIFIERS,
  OTHER_HEADINGS,
  WHOLE_EDUCATION,
  WHOLE_HEADINGS,
  WHOLE_PROJECTS,
  WHOLE_SKILLS,
  type SectionKind,
} from '../words/headings.ts';

/** Phrase → kind. */
const BY_PHRASE = new Map<string, SectionKind>();
for (const [kind, phrases] of Object.entries(KINDS) as [SectionKind, readonly string[]][])
  for (const phrase of phrases) if (!BY_PHRASE.has(folded(phrase))) BY_PHRASE.set(folded(phrase), kind);
const WHOLE = new Map<string, SectionKind>([
  ...WHOLE_HEADINGS.map((phrase): [string, SectionKind] => [phrase, 'experience']),
  ...WHOLE_EDUCATION.map((phrase): [string, SectionKind] => [phrase, 'education']),
  ...WHOLE_SKILLS.map((phrase): [string, SectionKind] => [phrase, 'skills']),
  ...WHOLE_PROJECTS.map((phrase): [string, SectionKind] => [phrase, 'projects']),
  ...OTHER_HEADINGS.map((phrase): [string, SectionKind] => [phrase, 'other']),
]);
const FREE = foldedSet(MODIFIERS);
const TITLES = foldedSet(DOCUMENT_TITLES);
const MOST_WORDS = 8;

/**
 * The kind of a heading; undefined for what is none. A text that `stands` apart as headings do may hold one word that
 * no list has, such as `Clinical` or `Bar`.
 */
export function headingKind(whole: string, stands = false): SectionKind | undefined {
  const text = whole.replace(/^(?:\d{1,2}|[IVX]{1,4})[.)]\s+/u, '');
  const plain = folded(text)
    .replace(/[:*_#=~]/g, '')
    .trim();
  const known = BY_PHRASE.get(plain) ?? BY_PHRASE.get(`${plain}s`) ?? WHOLE.get(plain) ?? kindOfSpaced(text);
  if (known) return known;
  if (COUNTED_JOB.test(plain) || isPaidAndUnpaid(plain)) return 'experience';
  const words = plain
    .replace(/([/&+,|])/g, ' $1 ')
    .split(/\s+/)
    .filter((word) => word && !/^[&+,|/]$/.test(word))
    .flatMap(unglued);
  if (words.length === 0 || words.length > MOST_WORDS) return undefined;
  return kindOfWords(words, stands ? 1 : 0);
}

/** `Job 2`, as forms count them. */
const COUNTED_JOB =
  /^(?:job|position|employer|employment|arbeitgeber|stelle|station|emploi|poste|employeur) ?(?:#|n°|nr\.)? ?\d{1,2}$/u;

/** `Work and volunteer history`, `Berufliche und ehrenamtliche Tätigkeiten`: jobs, some of which were unpaid. */
function isPaidAndUnpaid(plain: string): boolean {
  const parts = plain.split(/\s?[&+/]\s?|\s(?:and|und|et)\s/u);
  if (parts.length !== 2) return false;
  const kinds = parts.map(
    (part) => BY_PHRASE.get(part) ?? WHOLE.get(part) ?? kindOfWords(part.split(' '), 0),
  );
  const isUnpaid = kinds.includes('volunteering') || UNPAID.test(plain);
  return isUnpaid && (kinds.includes('experience') || PAID.test(plain));
}
const UNPAID = /\s(?:voluntary|unpaid|ehrenamtlich|benevoles?)(?:\s|$)/u;
const PAID =
  /^(?:paid|professional|berufliche)\s.{3,40}\s(?:experience|history|work|tatigkeiten|erfahrung)$/u;

/** `AWA R D`, whose letters stand apart unevenly, and `ÀPROPOS`, whose words do no more. */
const kindOfSpaced = (text: string): SectionKind | undefined =>
  /^[\p{Lu}\s&]{5,40}$/u.test(text) && /(?:^|\s)\p{Lu}\s|^\S+$/u.test(text)
    ? GLUED.get(folded(text).replaceAll(' ', ''))
    : undefined;

const GLUED = new Map([...BY_PHRASE].map(([phrase, kind]) => [phrase.replaceAll(' ', ''), kind]));
const WORDS = new Set(
  [...BY_PHRASE.keys(), ...FREE].flatMap((phrase) => phrase.split(' ')).filter((word) => word.length > 1),
);
const LONGEST_WORD = Math.max(...Array.from(WORDS, (word) => word.length));
const GLUED_LENGTH = 60;

/** `WORKHISTORY`, whose letters stood apart as far as its words did, is two words; what is one word stays. */
function unglued(text: string): string[] {
  if (text.length > GLUED_LENGTH || text.length < 6 || WORDS.has(text)) return [text];
  // Of each length of the beginning, the fewest words that make it.
  const best: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= text.length; end += 1)
    for (let start = Math.max(0, end - LONGEST_WORD); start < end; start += 1) {
      const before = best[start];
      const word = text.slice(start, end);
      if (!before || !WORDS.has(word) || (best[end]?.length ?? Infinity) <= before.length + 1) continue;
      best[end] = [...before, word];
    }
  return best[text.length] ?? [text];
}

/** Only of a heading that is a phrase of the lists as it stands. */
export const wholeHeading = (text: string): SectionKind | undefined =>
  BY_PHRASE.get(folded(text).replace(/\s?:$/, '')) ?? WHOLE.get(folded(text).replace(/\s?:$/, ''));

export const isDocumentTitle = (text: string): boolean =>
  TITLES.has(folded(text).replace(/[:.]$|\s(?:of|de|von|des|du)$/, ''));

/** The first phrase of a heading says what it is, unless it only describes the next. */
function kindOfWords(words: string[], mostUnknown: number): SectionKind | undefined {
  const kinds: SectionKind[] = [];
  let unknown = 0;
  for (let at = 0; at < words.length;) {
    const [kind, length] = longestPhrase(words, at);
    if (kind) kinds.push(kind);
    else if (!FREE.has(words[at] ?? '')) unknown += 1;
    at += length;
  }
  // `Fire and rescue experience` ends with what it is.
  const endsInKind = mostUnknown > 0 && words.length <= 4 && longestPhrase(words, words.length - 1)[0];
  if (unknown > (endsInKind ? 2 : mostUnknown) || (unknown > 0 && words.length > 4)) return undefined;
  return decided(kinds);
}

function longestPhrase(words: string[], at: number): [SectionKind | undefined, number] {
  for (let length = Math.min(4, words.length - at); length > 0; length -= 1) {
    const kind = BY_PHRASE.get(words.slice(at, at + length).join(' '));
    if (kind) return [kind, length];
  }
  const [, last = ''] = COMPOUND.exec(words[at] ?? '') ?? [];
  return [BY_PHRASE.get(last), 1];
}

/** `Nebenprojekte`, `Auslandserfahrung`: what a German compound ends with is what it is. */
const COMPOUND =
  /^[\p{L}-]{3,30}(projekte?|kenntnisse|kompetenzen|erfahrung|erfahrungen|stationen|zertifikate)$/u;

/** `Professional profile`, `Volunteer experience`, `Education and training`, `Skills and languages`. */
function decided(kinds: SectionKind[]): SectionKind | undefined {
  const [first] = kinds;
  const special = kinds.find((kind) =>
    ['volunteering', 'projects', 'languages', 'certifications'].includes(kind),
  );
  if (first === 'education' && special === 'certifications') return 'education';
  if (first === 'skills' && special === 'languages') return 'skills';
  // Of those who work by projects.
  if (special === 'projects' && kinds.includes('experience')) return 'experience';
  if (special && kinds.length > 1) return special;
  return first;
}
