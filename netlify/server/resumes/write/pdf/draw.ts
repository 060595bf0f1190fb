/** Draws laid out pages with their structure: headings, paragraphs, lists and links (ISO 32000-1, 14.8). */
import { paperWord } from '#contracts/resume-language.ts';

import { BULLET, FOOTER_OFFSET, HAIRLINE, MARGIN, STYLES, type StyleName } from '../appearance.ts';
import type { Block } from './blocks.ts';
import type { PaperLayout } from './layout.ts';
import type { Run } from './lines.ts';
import type { Page, Placed } from './pages.ts';

type Pdf = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;

/** Where the baseline is within a line, in parts of its leading. */
const BASELINE = 0.74;

/** What the lines of a block belong to, also when they go on on another page. */
type Structure = { root: Element; contents: Map<Block, Element>; list: Element | undefined };

export function draw(pdf: Pdf, layout: PaperLayout, name: string): void {
  const structure: Structure = { root: pdf.struct('Document'), contents: new Map(), list: undefined };
  pdf.addStructure(structure.root);
  const [word, of] = ['Page', 'of'].map((each) => paperWord(each, layout.language));
  for (const [index, page] of layout.pages.entries()) {
    pdf.addPage({ size: [layout.width, layout.height], margin: 0 });
    drawRules(pdf, page);
    for (const placed of page) drawBlock(pdf, placed, structure);
    if (index > 0) drawFooter(pdf, `${name}  ·  ${word} ${index + 1} ${of} ${layout.pages.length}`, layout);
  }
  structure.root.end();
}

function drawBlock(pdf: Pdf, placed: Placed, structure: Structure): void {
  const { block, first, count, x } = placed;
  const content = structure.contents.get(block) ?? newContent(pdf, placed, structure);
  structure.contents.set(block, content);
  const lines = block.lines
    .slice(first, first + count)
    .map((line, index) => ({ line, y: baseline(placed, index) }));
  if (!lines.some(({ line }) => line.some(({ link }) => link))) {
    content.add(() => lines.forEach(({ line, y }) => line.forEach((run) => write(pdf, run, x + run.x, y))));
    return;
  }
  for (const { line, y } of lines) {
    for (const run of line) {
      const owner = run.link ? pdf.struct('Link') : content;
      if (run.link) content.add(owner);
      owner.add(() => write(pdf, run, x + run.x, y));
    }
  }
}

/** The element that takes the text of a block: of a list's item it is its body, with the mark before it. */
function newContent(pdf: Pdf, placed: Placed, structure: Structure): Element {
  const { block } = placed;
  if (block.role !== 'LI') {
    structure.list = undefined;
    const element = pdf.struct(block.role);
    structure.root.add(element);
    return element;
  }
  if (!structure.list) {
    structure.list = pdf.struct('L');
    structure.root.add(structure.list);
  }
  const item = pdf.struct('LI');
  structure.list.add(item);
  const mark = pdf.struct('Lbl');
  item.add(mark);
  mark.add(() => {
    writeText(pdf, BULLET.mark, placed.x - BULLET.indent, baseline(placed, 0), 'bullet', BULLET.colour);
  });
  const body = pdf.struct('LBody');
  item.add(body);
  return body;
}

const baseline = ({ block, y }: Placed, index: number) =>
  y + (index + BASELINE) * STYLES[block.style].leading;

function write(pdf: Pdf, run: Run, x: number, y: number): void {
  writeText(pdf, run.text, x, y, run.style, STYLES[run.style].colour, run.link);
}

function writeText(
  pdf: Pdf,
  text: string,
  x: number,
  y: number,
  style: StyleName,
  colour: string,
  link?: string,
): void {
  const { face, size } = STYLES[style];
  pdf.font(face).fontSize(size).fillColor(colour);
  if (link) {
    pdf.link(x, y - size * BASELINE, pdf.widthOfString(text.trimEnd()), size, link);
  }
  pdf.text(text, x, y, { lineBreak: false, baseline: 'alphabetic' });
}

/** Hairlines beneath headings, which nobody reads. */
function drawRules(pdf: Pdf, page: Page): void {
  const ruled = page.filter(
    ({ block, first, count }) => block.isRuled && first + count === block.lines.length,
  );
  if (ruled.length === 0) return;
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf.lineWidth(HAIRLINE.width).strokeColor(HAIRLINE.colour);
  for (const { block, count, x, y } of ruled) {
    const lower = y + count * STYLES[block.style].leading + HAIRLINE.offset;
    pdf
      .moveTo(x, lower)
      .lineTo(x + block.width, lower)
      .stroke();
  }
  pdf.endMarkedContent();
}

function drawFooter(pdf: Pdf, text: string, { height }: PaperLayout): void {
  pdf.markContent('Artifact', { type: 'Pagination' });
  writeText(pdf, text, MARGIN.side, height - FOOTER_OFFSET, 'footer', STYLES.footer.colour);
  pdf.endMarkedContent();
}
