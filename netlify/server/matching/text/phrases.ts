/** Finds the longest of many phrases at each word: one walk over the words, whatever the number of phrases. */
import { isJoined, tokenize, type Tokens } from './tokens.ts';

type Node<Label> = { next?: Map<string, Node<Label>>; label?: Label };
export type Phrases<Label> = Node<Label>;
/** Words `from` up to, not including, `to`. */
export type Found<Label> = { label: Label; from: number; to: number };

export function emptyPhrases<Label>(): Phrases<Label> {
  return {};
}

/** The phrases of each label, parted by commas, as one table. */
export function phrasesOf<Label extends string>(lists: Record<Label, string>): Phrases<Label> {
  const table = emptyPhrases<Label>();
  for (const label of Object.keys(lists) as Label[])
    for (const phrase of lists[label].split(','))
      addPhrase(
        table,
        tokenize(phrase).map(({ key }) => key),
        label,
      );
  return table;
}

/** A phrase that is there already keeps its label. */
export function addPhrase<Label>(table: Phrases<Label>, keys: readonly string[], label: Label): void {
  let node = table;
  for (const key of keys) {
    node.next ??= new Map(); // most words end a phrase
    const next: Node<Label> = node.next.get(key) ?? {};
    node.next.set(key, next);
    node = next;
  }
  if (node !== table) node.label ??= label;
}

/** What is found for exactly these words. */
export function phraseOf<Label>(table: Phrases<Label>, keys: readonly string[]): Label | undefined {
  let node: Node<Label> | undefined = table;
  for (const key of keys) node = node?.next?.get(key);
  return node?.label;
}

/** The longest phrase that begins at word `from`. */
export function longestAt<Label>(
  table: Phrases<Label>,
  tokens: Tokens,
  from: number,
): Found<Label> | undefined {
  let node: Node<Label> | undefined = table;
  let found: Found<Label> | undefined;
  for (let index = from; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (!token || (index > from && !isJoined(token))) break;
    node = node.next?.get(token.key);
    if (!node) break;
    if (node.label !== undefined) found = { label: node.label, from, to: index + 1 };
  }
  return found;
}

/** All phrases, the longest at each place, none overlapping. */
export function findPhrases<Label>(table: Phrases<Label>, tokens: Tokens): Found<Label>[] {
  const found: Found<Label>[] = [];
  for (let index = 0; index < tokens.length;) {
    const here = longestAt(table, tokens, index);
    if (here) found.push(here);
    index = here?.to ?? index + 1;
  }
  return found;
}
