/** The telling words of a question, each with the other words under which the content may hold it. */
import { COMMON_WORDS } from './common-words.ts';
import { EVERYDAY } from './everyday-words.ts';
import { stem } from './stem.ts';
import { TURNS_OF_SPEECH } from './turns-of-speech.ts';
import { words } from './words.ts';

/** One thing that a question is about: "purse strings" is one, and "budget" says it too. */
export type Concept = {
  /** As the visitor wrote it. */
  word: string;
  stems: string[];
  /** Other ways to say it, each a word or several that stand together. */
  others: string[][];
  /** It is a turn of everyday speech, which the content rarely means where it says it. */
  isSpeech: boolean;
};

const LONGEST_PHRASE = 5;
/** Of one question: nobody asks about more, and each is looked for in many sentences. */
const MOST_CONCEPTS = 30;

const groupsOf = (vocabulary: string, isOneWay: boolean) =>
  vocabulary
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [members = '', phrases = ''] = line.split(' : ');
      return { isOneWay, members: listOf(members).map((item) => item.split(' ')), phrases: listOf(phrases) };
    });
const groups = [...groupsOf(EVERYDAY, false), ...groupsOf(TURNS_OF_SPEECH, true)];

const byPhrase = new Map<string, string[][]>();
const speech = new Set(groups.flatMap(({ phrases }) => phrases));
for (const { isOneWay, members, phrases } of groups)
  for (const phrase of [...phrases, ...(isOneWay ? [] : members.map((member) => member.join(' ')))]) {
    const others = members.filter((member) => member.join(' ') !== phrase);
    byPhrase.set(phrase, [...(byPhrase.get(phrase) ?? []), ...others]);
  }

/** All words that the vocabulary knows: not to be taken for slips of the keyboard. */
export const EVERYDAY_WORDS = words(`${EVERYDAY} ${TURNS_OF_SPEECH}`.replaceAll(/[,:]/g, ' '));

/** What may stand between the words of a phrase, or not: "drop her a line", "drop a line". */
const BETWEEN = new Set('the a an his her their your my our him them us me'.split(' '));
const withoutBetween = (phrase: string): string =>
  phrase
    .split(' ')
    .filter((word) => !BETWEEN.has(word))
    .join(' ');
const looseForms = new Map([...byPhrase.keys()].map((phrase) => [withoutBetween(phrase), phrase]));

/** The longest phrase of the vocabulary at a place of a question, and how many of its words it takes. */
function phraseAt(
  stems: string[],
  from: number,
  isBetween: (at: number) => boolean,
): { phrase: string; length: number } | undefined {
  for (let length = Math.min(LONGEST_PHRASE, stems.length - from); length > 1; length -= 1) {
    const exact = stems.slice(from, from + length).join(' ');
    if (byPhrase.has(exact)) return { phrase: exact, length };
    const loose = stems.slice(from, from + length).filter((_, at) => !isBetween(from + at));
    const phrase = loose.length > 1 ? looseForms.get(loose.join(' ')) : undefined;
    if (phrase && !isBetween(from)) return { phrase, length };
  }
  return undefined;
}

/**
 * The concepts of a question in order, each once.
 *
 * @param isTelling whether a word by itself can be one: grammar and names of the owner are not
 */
export function conceptsOf(written: readonly string[], isTelling: (word: string) => boolean): Concept[] {
  const stems = written.map(stem);
  const isBetween = (at: number) => {
    const word = written[at] ?? '';
    return BETWEEN.has(word) || (!isTelling(word) && !COMMON_WORDS.has(word));
  };
  const concepts = new Map<string, Concept>();
  for (let at = 0; at < stems.length && concepts.size < MOST_CONCEPTS; at += 1) {
    const found = phraseAt(stems, at, isBetween);
    const length = found?.length ?? 1;
    const phrase = found?.phrase ?? stems[at] ?? '';
    if (found || isTelling(written[at] ?? ''))
      concepts.set(phrase, {
        word: written.slice(at, at + length).join(' '),
        stems: phrase.split(' '),
        others: byPhrase.get(phrase) ?? [],
        isSpeech: found !== undefined && speech.has(phrase),
      });
    at += length - 1;
  }
  return [...concepts.values()];
}

/** Other stems under which a single stem may be found. */
export function othersOf(stemmed: string): string[] {
  return (byPhrase.get(stemmed) ?? []).flatMap((other) => (other.length === 1 ? other : []));
}

function listOf(items: string): string[] {
  return items
    .split(',')
    .map((item) => words(item).map(stem).join(' '))
    .filter(Boolean);
}
