/** Text with emphasis, code, links and images, as runs of a Word document. */
import {
  ExternalHyperlink,
  FootnoteReferenceRun,
  ImageRun,
  TextRun,
  type IRunOptions,
  type ParagraphChild,
} from 'docx';

import { siteOrigin } from '../../../env.ts';
import type { Block } from '../../markdown/parse-markdown.ts';
import { onOneLine } from '../../markdown/one-line.ts';

export type Picture = { type: 'jpg' | 'png' | 'gif'; data: Uint8Array; width: number; height: number };

/** What a text refers to beside itself. */
export type Context = {
  /** Pictures by the address that the text gives them. */
  pictures: Map<string, Picture>;
  /** Addresses of reference-style links by their label. */
  definitions: Map<string, string>;
  /** Numbers of footnotes by their label. */
  notes: Map<string, number>;
  /** Word has no link within a link. */
  isInLink?: boolean;
  /** Counts the ordered lists, each of which begins anew. */
  lists: { count: number };
};

type Style = Pick<IRunOptions, 'bold' | 'italics' | 'strike' | 'style'>;

const COLUMN_WIDTH_PX = 600;
const SAFE_ADDRESS = /^(https?:|mailto:)/i;

/** Runs of the nodes, in their order. */
export function runsOf(nodes: Block[], context: Context, style: Style = {}): ParagraphChild[] {
  return nodes.flatMap((node) => runOf(node, context, style));
}

function runOf(node: Block, context: Context, style: Style): ParagraphChild[] {
  switch (node.type) {
    case 'text':
      return [new TextRun({ ...style, text: onOneLine(node.value) })];
    case 'strong':
      return runsOf(node.children, context, { ...style, bold: true });
    case 'emphasis':
      return runsOf(node.children, context, { ...style, italics: true });
    case 'delete':
      return runsOf(node.children, context, { ...style, strike: true });
    case 'inlineCode':
      return [new TextRun({ ...style, style: 'InlineCode', text: node.value })];
    case 'break':
      return [new TextRun({ break: 1 })];
    case 'link':
      return linkOf(node.url, node.children, context, style);
    case 'linkReference':
      return linkOf(context.definitions.get(node.identifier), node.children, context, style);
    case 'image':
      return imageOf(node.url, node.alt ?? '', context);
    case 'imageReference':
      return imageOf(context.definitions.get(node.identifier), node.alt ?? '', context);
    case 'footnoteReference': {
      const number = context.notes.get(node.identifier);
      return number === undefined ? [] : [new FootnoteReferenceRun(number)];
    }
    default:
      return []; // raw HTML, which no page shows either (D40)
  }
}

/** A link that Word can follow: absolute, and of a kind that runs nothing. */
function linkOf(
  address: string | undefined,
  nodes: Block[],
  context: Context,
  style: Style,
): ParagraphChild[] {
  const link = absolute(address);
  const children = runsOf(nodes, { ...context, isInLink: true }, { ...style, style: 'Hyperlink' });
  if (link === undefined || context.isInLink || children.length === 0) return runsOf(nodes, context, style);
  return [new ExternalHyperlink({ link, children })];
}

function absolute(address: string | undefined): string | undefined {
  if (address === undefined || address.startsWith('#') || !URL.canParse(address, siteOrigin()))
    return undefined;
  const { href } = new URL(address, siteOrigin());
  return SAFE_ADDRESS.test(href) ? href : undefined;
}

/** The picture itself where we have it in a form that Word shows, else a link to it. */
function imageOf(address: string | undefined, alt: string, context: Context): ParagraphChild[] {
  const picture = address === undefined ? undefined : context.pictures.get(address);
  if (!picture)
    return linkOf(
      address,
      [{ type: 'text', value: `[Image: ${alt || 'without description'}]` }],
      context,
      {},
    );
  const scale = Math.min(1, COLUMN_WIDTH_PX / picture.width);
  const transformation = {
    width: Math.max(1, Math.round(picture.width * scale)),
    height: Math.max(1, Math.round(picture.height * scale)),
  };
  const altText = { name: alt || 'Image', description: alt, title: alt };
  return [new ImageRun({ type: picture.type, data: picture.data, transformation, altText })];
}
