/** Fills pages with blocks: a heading is never the last of a page, nor one line of many alone on either side. */
import { MARGIN, STYLES } from '../appearance.ts';
import { heightOf, type Block } from './blocks.ts';

/** Lines of a block on one page. `x` and `y` are of its first line's upper left corner, from that of the page. */
export type Placed = { block: Block; first: number; count: number; x: number; y: number };
export type Page = Placed[];

/** Paragraphs of up to this many lines stay whole. */
const WHOLE_LINES = 3;
/** Of a longer one, at least so many stay together at either end. */
const FEWEST_LINES = 2;

type Frame = { x: number; top: number; bottom: number };

/** One under the other from `top` of the first page on. Returns the pages and where the last block ends. */
export function flow(blocks: Block[], pages: Page[], { x, top, bottom }: Frame): number {
  let page = 0;
  let y = top;
  const place = (block: Block, first: number, count: number) => {
    (pages[page] ??= []).push({ block, first, count, x: x + block.indent, y });
    y += count * STYLES[block.style].leading;
  };
  const nextPage = () => {
    page += 1;
    y = MARGIN.top;
  };
  for (const [index, block] of blocks.entries()) {
    y += gapBefore(blocks, index);
    if (y > MARGIN.top && y + neededFrom(blocks, index) > bottom) nextPage();
    let first = 0;
    while (first < block.lines.length) {
      const count = fitting(block, first, bottom - y);
      place(block, first, count);
      first += count;
      if (first < block.lines.length) nextPage();
    }
  }
  return y;
}

/** As in Word, what the block above leaves and what this one wants are one gap, the wider of the two. */
function gapBefore(blocks: Block[], index: number): number {
  const [above, block] = [blocks[index - 1], blocks[index]];
  return above && block ? Math.max(STYLES[above.style].after, STYLES[block.style].before) : 0;
}

/** The height that must be free for a block to begin: with all that it is kept with, and the first lines after. */
function neededFrom(blocks: Block[], index: number): number {
  let height = 0;
  for (let at = index; ; at += 1) {
    const block = blocks[at];
    if (!block) return height;
    if (at > index) height += gapBefore(blocks, at);
    if (!block.isKeptWithNext) return height + firstLines(block) * STYLES[block.style].leading;
    height += heightOf(block);
  }
}

const firstLines = ({ lines }: Block) => (lines.length <= WHOLE_LINES ? lines.length : FEWEST_LINES);

/** How many lines from `first` on go on a page with so much room, at least one on an empty page. */
function fitting(block: Block, first: number, room: number): number {
  const left = block.lines.length - first;
  const count = Math.floor((room + 0.01) / STYLES[block.style].leading);
  if (count >= left) return left;
  const fewer = Math.min(count, left - FEWEST_LINES);
  return Math.max(fewer, 1);
}
