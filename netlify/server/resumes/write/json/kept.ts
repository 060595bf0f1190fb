/** Which entry of the JSON Resume that came says what a line of the resume says; it can leave again as it was. */
import { formatDate } from '#contracts/resume-outline.ts';

import { textOf, type JsonObject } from './known-entry.ts';

const WORDS = /[\p{L}\p{N}]+/gu;

/**
 * For each line the entry that has all its words, and else one with the line as `field`. What the resume no longer
 * says does not come back, and what was changed in it is not undone.
 */
export function linesAsEntries(lines: string[], known: JsonObject[], field: string): JsonObject[] {
  const left = known.map((entry) => ({
    entry,
    words: wordsOfEntry(entry),
    name: wordsOf(textOf(entry[field])),
  }));
  return lines.map((line) => {
    const words = wordsOf(line);
    const at = left.findIndex(
      (each) => each.name.size > 0 && isWithin(each.name, words) && isWithin(words, each.words),
    );
    const [found] = at >= 0 ? left.splice(at, 1) : [];
    return found?.entry ?? { [field]: line };
  });
}

/** Skills leave in the groups in which they came, as far as they are still there. */
export function skillsAsEntries(skills: string[], known: JsonObject[]): JsonObject[] {
  const left = new Set(skills);
  const groups = known.flatMap((group): JsonObject[] => {
    const all = Array.isArray(group['keywords']) ? group['keywords'].map(textOf) : [];
    const keywords = all.filter((keyword) => left.has(keyword));
    const name = textOf(group['name']);
    if (keywords.length === 0 && !left.has(name)) return [];
    for (const skill of [name, ...keywords]) left.delete(skill);
    return [{ ...group, ...(all.length > 0 && { keywords }) }];
  });
  return [...groups, ...[...left].map((name) => ({ name }))];
}

function wordsOf(text: string): Set<string> {
  return new Set(text.normalize('NFKC').toLowerCase().match(WORDS));
}

function wordsOfEntry(entry: JsonObject): Set<string> {
  const texts = Object.values(entry).flatMap((value) =>
    Array.isArray(value) ? value.map(textOf) : [textOf(value)],
  );
  return wordsOf(texts.flatMap((text) => [text, formatDate(text.slice(0, 7))]).join(' '));
}

const isWithin = (words: Set<string>, others: Set<string>) => [...words].every((word) => others.has(word));
