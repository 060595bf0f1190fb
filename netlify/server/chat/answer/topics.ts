/** Finds what a question is about. */
import { stem } from '../language/stem.ts';
import { normalize, words } from '../language/words.ts';
import { PHRASES } from './phrases.ts';

export type Topic = keyof typeof PHRASES;

/** Words of all phrases: known when spelling is corrected. */
export const QUESTION_WORDS: string[] = Object.values(PHRASES).flatMap((phrases) => words(phrases));

/** Phrases of a single word: they ask for something, and name nothing. */
export const QUESTION_TERMS: string[] = Object.values(PHRASES)
  .flatMap((phrases) => phrases.split('|'))
  .map((phrase) => phrase.trim())
  .filter((phrase) => !phrase.includes(' '));

const patterns = Object.entries(PHRASES).map(([topic, phrases]) => ({
  topic: topic as Topic, // the keys of PHRASES are the topics
  pattern: new RegExp(` (?:${alternatives(phrases)})(?= )`, 'g'),
}));

export type TopicMatch = { topic: Topic; stems: string[] };

/** Topics of a question, given its stems in order, with the stems that told. */
export function findTopics(stems: string[]): TopicMatch[] {
  const line = ` ${stems.join(' ')} `;
  return patterns.flatMap(({ topic, pattern }) => {
    const told = line.match(pattern);
    return told ? [{ topic, stems: told.flatMap((match) => match.trim().split(' ')) }] : [];
  });
}

/** Letters that no language of the site has stand for the marks, so that a topic's phrases are normalized as one text. */
function alternatives(phrases: string): string {
  const [or, some] = ['ǀ', 'ǂ'];
  return normalize(phrases.replaceAll('|', ` ${or} `).replaceAll('*', ` ${some} `))
    .split(` ${or} `)
    .map((phrase) => phrase.split(' ').map((word) => (word === some ? '(?:\\S+ ){0,3}' : `${stem(word)} `)))
    .map((phrase) => phrase.join('').trimEnd())
    .join('|');
}
