/** The blocks of a text as paragraphs and tables of a Word document. */
import {
  AlignmentType,
  BorderStyle,
  HeadingLevel,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
  type FileChild,
  type IParagraphOptions,
} from 'docx';

import type { Block } from '../../markdown/parse-markdown.ts';
import { runsOf, type Context } from './inline.ts';
import { BULLETS, DEEPEST_LEVEL, NUMBERS } from './styles.ts';

type Options = Pick<IParagraphOptions, 'style' | 'indent' | 'numbering'>;
type Node<Type extends Block['type']> = Extract<Block, { type: Type }>;

const HEADINGS = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
] as const;
const INDENT_TWIPS = 360;

export function blocksOf(nodes: Block[], context: Context, options: Options = {}, level = 0): FileChild[] {
  return nodes.flatMap((node) => blockOf(node, context, options, level));
}

function blockOf(node: Block, context: Context, options: Options, level: number): FileChild[] {
  switch (node.type) {
    case 'paragraph':
      return [
        new Paragraph({ ...options, children: runsOf(node.children, context) }),
        ...captionOf(node).map((run) => new Paragraph({ ...options, children: [run] })),
      ];
    case 'heading':
      return [new Paragraph({ heading: headingOf(node.depth), children: runsOf(node.children, context) })];
    case 'blockquote':
      return blocksOf(node.children, context, { style: 'Quote', ...indented(level + 1) }, level);
    case 'list':
      return listOf(node, context, level);
    case 'code':
      return [codeOf(node)];
    case 'table':
      return [tableOf(node, context), new Paragraph({})];
    case 'thematicBreak':
      return [new Paragraph({ border: { bottom: { style: BorderStyle.SINGLE, size: 6, space: 1 } } })];
    default:
      return []; // definitions stand elsewhere, raw HTML nowhere (D40)
  }
}

/** The title of a picture that stands alone, as on the page. */
function captionOf({ children: [picture, ...others] }: Node<'paragraph'>): TextRun[] {
  const isAlone = picture?.type === 'image' && others.length === 0;
  return isAlone && picture.title ? [new TextRun({ text: picture.title, italics: true })] : [];
}

/** The title is the document's own; the sections of a post begin at the first level below it. */
const headingOf = (depth: number) => HEADINGS[depth - 1] ?? HeadingLevel.HEADING_5;

const indented = (level: number) => ({ indent: { left: level * INDENT_TWIPS } });

function listOf({ ordered, children }: Node<'list'>, context: Context, depth: number): FileChild[] {
  const level = Math.min(depth, DEEPEST_LEVEL);
  if (ordered) context.lists.count += 1;
  const marker = ordered
    ? { reference: NUMBERS, level, instance: context.lists.count }
    : { reference: BULLETS, level };
  return children.flatMap((item) => {
    const [first, ...rest] = item.children;
    const box = item.checked === true ? '☑ ' : item.checked === false ? '☐ ' : '';
    const opens = first?.type === 'paragraph' ? runsOf(first.children, context) : [];
    const children = box ? [new TextRun(box), ...opens] : opens;
    const more = first?.type === 'paragraph' ? rest : item.children;
    return [
      new Paragraph({ numbering: marker, children }),
      ...blocksOf(more, context, indented(depth + 2), depth + 1),
    ];
  });
}

/** One paragraph, so that its shade has no gaps. */
function codeOf({ value }: Node<'code'>): Paragraph {
  const lines = value.split('\n');
  return new Paragraph({
    style: 'CodeBlock',
    children: lines.map((text, index) => new TextRun({ text, ...(index > 0 && { break: 1 }) })),
  });
}

const ALIGNMENTS = { left: AlignmentType.LEFT, center: AlignmentType.CENTER, right: AlignmentType.RIGHT };

function tableOf({ align, children }: Node<'table'>, context: Context): Table {
  const rows = children.map(
    (row, index) =>
      new TableRow({
        tableHeader: index === 0,
        cantSplit: true,
        children: row.children.map((cell, column) => {
          const side = align?.[column];
          const runs = runsOf(cell.children, context, index === 0 ? { bold: true } : {});
          const alignment = side ? { alignment: ALIGNMENTS[side] } : {};
          return new TableCell({ children: [new Paragraph({ ...alignment, children: runs })] });
        }),
      }),
  );
  return new Table({ rows, width: { size: 100, type: WidthType.PERCENTAGE } });
}
