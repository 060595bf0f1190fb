/** Takes out of an answer what it has said before: parts of a question can share their answer. */
import { sentencesOf } from './sentences.ts';

/** In characters; what is shorter, such as "Yes.", may be said of several things. */
const SHORTEST_REPEAT = 12;

/** The text with each sentence and entry once, and no heading with nothing under it. */
export function withoutRepeats(text: string): string {
  const said = new Set<string>();
  const isNew = (part: string) => {
    const words = part.replace(/^• /, '');
    if (words.length < SHORTEST_REPEAT || !said.has(words)) return Boolean(said.add(words));
    return false;
  };
  return text
    .split('\n\n')
    .map((paragraph) => paragraphOnce(paragraph, isNew))
    .filter(Boolean)
    .join('\n\n');
}

function paragraphOnce(paragraph: string, isNew: (part: string) => boolean): string {
  const lines = paragraph.split('\n').map((line) => {
    const parts = sentencesOf(line);
    const kept = parts.filter(isNew);
    return kept.length < parts.length ? kept.join(' ') : line;
  });
  const isHeadingOfNothing = (line: string, index: number) =>
    line.endsWith(':') && index < lines.length - 1 && lines.slice(index + 1).every((other) => other === '');
  return lines.filter((line, index) => line !== '' && !isHeadingOfNothing(line, index)).join('\n');
}
