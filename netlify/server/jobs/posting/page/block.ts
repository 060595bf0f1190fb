/** What a page or a pasted text says, line by line, with what its markup tells of each line. */

/** `edge` is the head and foot of a site, `aside` what stands beside the posting: other jobs, cookies, forms. */
export type Zone = 'main' | 'edge' | 'aside';

export type Block = {
  /** One line without control characters. */
  text: string;
  kind: 'heading' | 'item' | 'line';
  /** Of a heading, 1 to 6; 0 of all else. */
  level: number;
  zone: Zone;
  /** It stands in the `<main>` or `<article>` of its page. */
  isInside: boolean;
  /** Classes and ids of the element and of the two around it, in lowercase. */
  hints: string;
  /** The line's pieces as the markup parts them. */
  pieces: string[];
  /** What the markup says of each piece: its class and that of a picture before it. */
  marks: string[];
  /** How many of its characters are links or buttons. */
  linked: number;
  /** All of it is bold. */
  isBold: boolean;
  /** `dt` or `th`: it names what follows. */
  isTerm: boolean;
  /** Number of its row in a table and of its cell there; undefined outside of tables. */
  cell: { row: number; index: number } | undefined;
  /** Where its first link leads. */
  link: string | undefined;
};

/** A line that says nothing of itself but its text. */
export function plainBlock(text: string, changes: Partial<Block> = {}): Block {
  return {
    text,
    kind: 'line',
    level: 0,
    zone: 'main',
    isInside: false,
    hints: '',
    pieces: [text],
    marks: [''],
    linked: 0,
    isBold: false,
    isTerm: false,
    cell: undefined,
    link: undefined,
    ...changes,
  };
}
