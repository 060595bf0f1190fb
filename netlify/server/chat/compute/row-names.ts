/** What a question about rows names to narrow them: places, employers, labels, and what it leaves out. */
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Relation } from '../knowledge/rows.ts';
import { stem } from '../language/stem.ts';
import { words } from '../language/words.ts';
import { namedRow } from './named-rows.ts';
import type { Filter } from './query.ts';

export const CURRENT =
  /\b(at the moment|currently|current|now|right now|at present|present|ongoing|still (running|going|active|has|have|held)|these days|nowadays|today)\b/;

/** What a question leaves out: what goes on, what has an article, rows of a kind, or one row. */
export function exceptionIn(
  said: string,
  relation: Relation,
  knowledge: Knowledge,
  now: Date,
): Filter | undefined {
  if (CURRENT.test(said)) return { by: 'current' };
  if (/\b(?:articles?|links?)\b/.test(said)) return { by: 'linked' };
  const label = labelIn(said, relation, knowledge);
  if (label) return { by: 'label', label: label.name };
  const row = namedRow(said, [relation], knowledge, now);
  return row && { by: 'row', row };
}

/** Parts of the places of rows that the text names, "California" of "San Jose, California", and none within another. */
export function placesIn(text: string, relation: Relation, { rows }: Knowledge): string[] {
  const parts = new Set(
    rows.filter((row) => row.relation === relation).flatMap(({ place }) => place.split(/,\s*/)),
  );
  const named = [...parts].filter((part) => part.length > 2 && text.includes(` ${words(part).join(' ')} `));
  return named.filter((part) => !named.some((other) => other !== part && other.includes(part)));
}

export function organizationIn(
  text: string,
  relation: Relation,
  { rows, entities }: Knowledge,
): { name: string; said: string } | undefined {
  const line = words(text).map(stem).join(' ');
  for (const { kind, name, forms } of entities) {
    if (
      kind !== 'company' ||
      !rows.some((row) => row.relation === relation && row.organization.includes(name))
    )
      continue;
    const form = forms.find((stems) => ` ${line} `.includes(` ${stems.join(' ')} `));
    const said = form && wordsAt(text, form);
    if (said) return { name, said };
  }
  return undefined;
}

export function labelIn(
  text: string,
  relation: Relation,
  { rows }: Knowledge,
): { name: string; said: string } | undefined {
  const labels = [...new Set(rows.filter((row) => row.relation === relation).flatMap((row) => row.labels))];
  const named = labels
    .map((name) => ({ name, said: wordsAt(text, words(name).map(stem)) }))
    .filter(({ said }) => said !== '')
    .sort((a, b) => b.said.length - a.said.length);
  return named[0];
}

/** The words of the text, as written, that have these stems one after the other. */
function wordsAt(text: string, stems: string[]): string {
  const written = text.trim().split(/\s+/);
  const at = written.findIndex((_, index) =>
    stems.every((stemmed, offset) => stem(written[index + offset] ?? '') === stemmed),
  );
  return at < 0 || stems.length === 0 ? '' : written.slice(at, at + stems.length).join(' ');
}
