/** Every sentence, list item, table row and line of code, with what stands above it: what the reader picks from. */
import { COMMON_WORDS } from '../language/common-words.ts';
import { stem } from '../language/stem.ts';
import { words } from '../language/words.ts';
import { monthInWords } from './dates.ts';
import { markdownBlocks, sentencesOf, type Block, type Cell } from './markdown-blocks.ts';
import type { PublishedText } from '#server/blog/published/service.ts';
import type { Fact, FactKind, Passage } from './types.ts';

export type Unit = {
  id: number;
  kind: FactKind | Block['kind'] | 'meta';
  text: string;
  /** Headings above it, or where it holds: "As IT Manager at … (March 2013 to January 2017)". */
  lead: string;
  passage: Passage;
  /** Units of one paragraph, list or table share it and follow each other. */
  block: number;
  /** Of a row of a table: each head with its cell. */
  cells?: Cell[];
  /** Stems of the text, of its lead, and of the passage's title. */
  stems: Set<string>;
  context: Set<string>;
};

type Raw = Omit<Unit, 'id' | 'stems' | 'context'>;

export function unitsOf(facts: Fact[], posts: { post: PublishedText; passage: Passage }[]): Unit[] {
  let block = 0;
  const raw: Raw[] = [
    ...facts.flatMap(({ kind, text, lead, passage }) => {
      block += 1;
      return sentencesOf(text)
        .flatMap(pieces)
        .map((sentence) => ({ kind, text: sentence, lead, passage, block }));
    }),
    ...posts.flatMap(({ post, passage }) =>
      blocksOf(post).flatMap(({ kind, headings, lines, cells }) => {
        block += 1;
        return lines.flatMap((line, row) =>
          pieces(line).map((text) => ({
            ...{ kind, text, lead: headings.join(' · '), passage, block },
            ...(cells?.[row] && text === line ? { cells: cells[row] } : {}),
          })),
        );
      }),
    ),
  ];
  return raw.map((unit, id) => ({
    ...unit,
    id,
    stems: tellingStems(unit.text),
    context: tellingStems(`${unit.lead} ${unit.passage.title}`),
  }));
}

/** In characters: whatever stands in one sentence, no answer that says it is longer. */
export const LONGEST_UNIT = 600;
const PIECE = new RegExp(`\\S[^]{0,${LONGEST_UNIT - 1}}(?!\\S)|\\S[^]{0,${LONGEST_UNIT - 1}}`, 'gu');

/** A sentence, or parts of one that is too long, cut between words where it has some. */
const pieces = (text: string): string[] => (text.length <= LONGEST_UNIT ? [text] : (text.match(PIECE) ?? []));

function blocksOf(
  post: PublishedText,
): (Pick<Block, 'headings' | 'lines' | 'cells'> & { kind: Unit['kind'] })[] {
  return [
    { kind: 'paragraph', headings: [], lines: sentencesOf(post.excerpt) },
    {
      kind: 'meta',
      headings: [],
      lines: [
        `The post “${post.title}” was published in ${monthInWords(post.publishedAt.slice(0, 7))}; category: ${post.categories.join(', ')}; tags: ${post.tags.join(', ')}.`,
      ],
    },
    ...markdownBlocks(post.content),
  ];
}

/** Stems of a text without the words that carry no subject. */
export const tellingStems = (text: string): Set<string> => tellingStemsOf(words(text));

/** The same of words that are known by now: to cut a text costs more than all that follows. */
export function tellingStemsOf(written: readonly string[]): Set<string> {
  return new Set(
    written
      .flatMap((word) => (word.includes('.') || word.includes('-') ? [word, ...word.split(/[.-]/)] : [word]))
      .filter((word) => word && !COMMON_WORDS.has(word))
      .map(stem),
  );
}
