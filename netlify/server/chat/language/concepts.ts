/** The telling words of a question, each with the other words under which the content may hold it. */
import { EVERYDAY } from './everyday-words.ts';
import { stem } from './stem.ts';
import { normalize } from './words.ts';

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

/** Letters that no language of the site has stand for the vocabulary's marks, so that it is normalized as one text. */
const [NEXT, LEADS_TO, END] = ['ǀ', 'ǁ', 'ǂ'];
const normalized = normalize(
  EVERYDAY.replaceAll(',', ` ${NEXT} `).replaceAll(':', ` ${LEADS_TO} `).replaceAll('\n', ` ${END} `),
);

const groups = normalized.split(END).map((line) => {
  const [members = '', phrases = '', only] = line.split(LEADS_TO);
  return {
    members: listOf(members).map((item) => item.split(' ')),
    phrases: listOf(only ?? phrases),
    isOneWay: only !== undefined,
  };
});
const byPhrase = new Map<string, string[][]>();
const speech = new Set(groups.flatMap(({ phrases }) => phrases));
for (const { members, phrases, isOneWay } of groups)
  for (const phrase of [...phrases, ...(isOneWay ? [] : members.map((member) => member.join(' ')))]) {
    const others = members.filter((member) => member.join(' ') !== phrase);
    byPhrase.set(phrase, [...(byPhrase.get(phrase) ?? []), ...others]);
  }

/** All words that the vocabulary knows: not to be taken for slips of the keyboard. */
export const EVERYDAY_WORDS = normalized.split(/[ ǀ-ǂ]+/).filter(Boolean);

/** The longest phrase of the vocabulary at a place of a question, and how many of its words it takes. */
function phraseAt(stems: string[], from: number): { phrase: string; length: number } | undefined {
  for (let length = Math.min(LONGEST_PHRASE, stems.length - from); length > 1; length -= 1) {
    const phrase = stems.slice(from, from + length).join(' ');
    if (byPhrase.has(phrase)) return { phrase, length };
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
  const concepts = new Map<string, Concept>();
  for (let at = 0; at < stems.length && concepts.size < MOST_CONCEPTS; at += 1) {
    const found = phraseAt(stems, at);
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
    .split(NEXT)
    .map((item) => item.trim().split(' ').map(stem).join(' '))
    .filter(Boolean);
}
