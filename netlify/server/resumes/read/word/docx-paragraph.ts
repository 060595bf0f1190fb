/** The lines of a Word paragraph, and of the text boxes that hang on it. */
import { spaced } from '../words/fold.ts';
import { DomUtils } from 'htmlparser2';

import { makeLine, type Line } from '../lines.ts';
import { child, childrenOf, valueOf, type Element } from './docx-parts.ts';
import { withParagraph, withRun, type Looks } from './docx-styles.ts';

/** Enough for a heading to stand apart, in twentieths of a point. */
const GAP_BEFORE = 80;

export type SizedLine = Line & {
  /** In half points. */
  halfPoints: number;
};

type Run = { text: string; looks: Looks };
export type Context = {
  styleOf: (id: string | undefined) => Looks;
  /** Where a hyperlink leads, by the id of its relation. */
  addLink: (id: string) => void;
  /** Lines of a block in a text box. */
  linesOfBlock: (block: Element) => SizedLine[];
};

/** The paragraph's own lines after those of its text boxes; none for an empty one. */
export function linesOfParagraph(paragraph: Element, context: Context, isAfterEmpty: boolean): SizedLine[] {
  const properties = child(paragraph, 'w:pPr');
  const looks = withParagraph(context.styleOf(valueOf(properties, 'w:pStyle')), properties);
  const boxed: SizedLine[] = [];
  const runs = runsOf(paragraph, looks, context, boxed);
  const lines = splitAtBreaks(runs).flatMap((part, index) => {
    const line = lineOf(part, looks, index === 0 && (isAfterEmpty || looks.before >= GAP_BEFORE));
    return line ? [index === 0 ? line : { ...line, isBullet: line.isBullet && !looks.isList }] : [];
  });
  return [...boxed, ...lines];
}

function runsOf(parent: Element, looks: Looks, context: Context, boxed: SizedLine[]): Run[] {
  return childrenOf(parent).flatMap((element): Run[] => {
    if (element.name === 'w:hyperlink') context.addLink(element.attribs['r:id'] ?? '');
    const own = element.name === 'w:r' ? withRun(looks, child(element, 'w:rPr')) : looks;
    const written = textOfElement(element);
    if (written !== undefined) return [{ text: written, looks: own }];
    if (element.name === 'w:txbxContent') {
      boxed.push(...context.linesOfBlock(element).map((line, at) => ({ ...line, startsBlock: at === 0 })));
      return [];
    }
    return LEFT_OUT.has(element.name) ? [] : runsOf(element, own, context, boxed);
  });
}

/** Deleted words, properties, and the older spelling of what an alternative says too. */
const LEFT_OUT = new Set(spaced`w:del w:moveFrom mc:Fallback w:pPr w:rPr w:instrText w:delText w:sdtPr`);

function textOfElement(element: Element): string | undefined {
  if (element.name === 'w:t') return DomUtils.textContent(element);
  if (element.name === 'w:tab' || element.name === 'w:ptab') return '\t';
  if (element.name === 'w:noBreakHyphen') return '-';
  if (element.name === 'w:br' || element.name === 'w:cr') return '\n';
  if (element.name === 'w:sym') return '•';
  return undefined;
}

function splitAtBreaks(runs: Run[]): Run[][] {
  const lines: Run[][] = [[]];
  for (const { text, looks } of runs)
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      lines.at(-1)?.push({ text: part, looks });
    }
  return lines;
}

function lineOf(runs: Run[], paragraph: Looks, hasGap: boolean): SizedLine | undefined {
  const text = runs.map((run) => run.text).join('');
  const words = runs.filter((run) => run.text.trim());
  const [first] = words;
  if (!first) return undefined;
  const plain = words.findIndex(({ looks }) => !looks.isBold);
  const isBold = plain < 0;
  const bold = words.slice(0, isBold ? words.length : plain).map((run) => run.text);
  const isCaps = words.every(({ looks, text: own }) => looks.isCaps || isUpper(own));
  const size = Math.max(...words.map(({ looks }) => looks.size));
  const look = [
    paragraph.heading,
    isBold ? 'bold' : '',
    isCaps ? 'caps' : '',
    paragraph.hasBorder ? 'border' : '',
  ].filter(Boolean);
  const line = makeLine(text, {
    isBullet: paragraph.isList,
    bold: bold.join('').trim(),
    hasGap,
    look: look.join(' '),
  });
  return line && { ...line, halfPoints: size };
}

const isUpper = (text: string) => text === text.toUpperCase() && text !== text.toLowerCase();
