/** Small parts of sentences that the answers share. */
import type { SiteContent } from '#server/content/site-content.ts';

import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Fact, FactKind, Passage } from '../knowledge/types.ts';
import type { Query } from './understand.ts';

/** "a", "a and b", "a, b and c". */
export function listed(items: string[]): string {
  const last = items.at(-1) ?? '';
  return items.length > 1 ? `${items.slice(0, -1).join(', ')} and ${last}` : last;
}

/** A list of statements, one per line. */
export const bullets = (lines: string[]): string => lines.map((line) => `• ${line}`).join('\n');

/** A fact with the place where it holds. */
export function inContext({ lead, text, kind }: Fact): string {
  if (kind === 'quote') return `${lead}: “${text}”`;
  if (kind === 'skill') return `“${text}” is listed under ${lead}.`;
  if (kind === 'tags') return `${lead}: the skills named are ${listed(text.split(', '))}.`;
  if (kind === 'metric') return `${lead}: ${sentence(text)}`;
  return text.startsWith(lead) ? text : `${lead}: ${text}`;
}

/** The first lines that together have at most so many words; at least one. */
export function fitting(lines: string[], mostWords: number): string[] {
  let words = 0;
  return lines.filter((line, index) => {
    words += line.split(/\s+/).length;
    return index === 0 || words <= mostWords;
  });
}

export function lowerFirst(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** Sentences of a text; "Sr." and other short abbreviations do not end one. */
export const sentencesOf = (text: string): string[] => text.split(/(?<=[\p{Ll}\d)]{3}\.)\s+(?=\p{Lu})/u);

/** A figure with its label: "$70K monthly savings". */
export function tile({ value, label }: { value: string; label: string }): string {
  return /\d/.test(value) ? `${value} ${label}` : `${lowerFirst(value)} ${label}`;
}

/** The text as a sentence: with a full stop at its end. */
export const sentence = (text: string): string => (/[.!?”]$/.test(text) ? text : `${text}.`);

export function passage(knowledge: Knowledge, id: string): Passage[] {
  const found = knowledge.passages.get(id);
  return found ? [found] : [];
}

export function factsOf(knowledge: Knowledge, passageId: string, ...kinds: FactKind[]): Fact[] {
  return knowledge.facts.filter(({ passage: { id }, kind }) => id === passageId && kinds.includes(kind));
}

/** True for "does …", "is …", "can …": questions to be answered with yes or no. */
export function asksYesOrNo({ text }: Query): boolean {
  return (
    /^(and |so |but )?(do|does|did|has|have|is|are|was|were|can|could|would|will)\b/.test(text) &&
    !/\b(not|no)\b/.test(text)
  );
}

/** How to reach the owner, for answers that end there. */
export function contactHint({ content }: Knowledge): string {
  const form = contactForm(content);
  return `write to ${content.profile.email}${form && ` or use ${form}`}`;
}

/** "the form in the Contact section"; nothing where the page has none. */
export function contactForm({ brand }: SiteContent): string {
  return brand.without.includes('contact') ? '' : `the form in the ${brand.sections.contact.label} section`;
}
