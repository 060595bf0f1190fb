/** The words of a PDF with where they stand; nothing is fetched, drawn or run. */
import { getDocumentProxy } from 'unpdf';

import { unreadable } from '../problems.ts';
import { actualTexts } from './actual-text.ts';
import { smallShapes, withDrawnBullets, type Operations } from './drawn-bullets.ts';
import type { Item } from './fragments.ts';

const PAGES_MAXIMUM = 30;
/** Of one page; a page of small print has 6,000 letters. */
const ITEMS_MAXIMUM = 20_000;

export type Page = { width: number; height: number; items: Item[] };
type Proxy = Awaited<ReturnType<typeof getDocumentProxy>>;
type PageProxy = Awaited<ReturnType<Proxy['getPage']>>;

/** @throws {Unreadable} for what is protected, damaged, a scan or too long */
export async function readPages(
  bytes: Uint8Array,
): Promise<{ pages: Page[]; links: string[]; isInOrder: boolean }> {
  const pdf = await open(bytes);
  if (pdf.numPages > PAGES_MAXIMUM) throw unreadable('too-many-pages');
  const spans = actualTexts(bytes);
  const pages: Page[] = [];
  const links: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    pages.push({ width, height, items: await itemsOf(page, spans) });
    links.push(...(await linksOf(page)));
  }
  const letters = pages.flatMap(({ items }) => items).reduce((sum, { text }) => sum + text.trim().length, 0);
  if (letters < MOST_OF_A_SCAN * pdf.numPages && (await hasPictures(pdf))) throw unreadable('scan');
  return { pages, links, isInOrder: await isInOrder(pdf) };
}

/** Tagged, and by no tool that is named: as this site writes resumes, in the order in which they are read. */
async function isInOrder(pdf: Proxy): Promise<boolean> {
  const marks: unknown = await pdf.getMarkInfo();
  const { info } = await pdf.getMetadata();
  const isTagged = typeof marks === 'object' && marks !== null && 'Marked' in marks && marks.Marked === true;
  return isTagged && !('Producer' in info && info.Producer) && !('Creator' in info && info.Creator);
}

/** A page number and a stamp, at most. */
const MOST_OF_A_SCAN = 30;

async function open(bytes: Uint8Array): Promise<Proxy> {
  try {
    return await getDocumentProxy(new Uint8Array(bytes), {
      disableFontFace: true,
      maxImageSize: 1, // pictures are not decoded
      stopAtErrors: false,
      useSystemFonts: false,
      verbosity: 0,
    });
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    throw unreadable(name === 'PasswordException' ? 'encrypted' : 'damaged');
  }
}

type TextContent = Awaited<ReturnType<PageProxy['getTextContent']>>;
type TextItem = Extract<TextContent['items'][number], { str: string }>;

async function itemsOf(page: PageProxy, spans: (string | undefined)[][]): Promise<Item[]> {
  const content = await page.getTextContent({ includeMarkedContent: true });
  const operations = await operationsOf(page);
  const isBold = boldFonts(page, Object.keys(content.styles));
  const items = withActualText(content.items.slice(0, ITEMS_MAXIMUM), spans).flatMap((item): Item[] => {
    const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = item.transform as number[];
    const size = Math.hypot(c, d) || Math.hypot(a, b);
    // Turned text is a watermark, or stands along an edge.
    const isTurned = Math.abs(b) > Math.abs(a) * 0.2;
    if (item.str === '' || isTurned || ![x, y, size, item.width].every(Number.isFinite) || size < 1)
      return [];
    return [{ text: item.str, x, y, width: item.width, size, isBold: isBold(item.fontName) }];
  });
  const { OPS } = await import('unpdf/pdfjs');
  return operations ? withDrawnBullets(items, smallShapes(operations, OPS)) : items;
}

/** The items with the letters of glyphs that have none; a stream belongs to the page with as many spans. */
function withActualText(items: TextContent['items'], spans: (string | undefined)[][]): TextItem[] {
  const count = items.filter(isSpan).length;
  const at = count === 0 ? -1 : spans.findIndex((texts) => texts.length === count);
  const texts = at < 0 ? [] : (spans.splice(at, 1)[0] ?? []);
  let next = 0;
  let text: string | undefined;
  return items.flatMap((item): TextItem[] => {
    if (isSpan(item)) text = texts[next++];
    // A span without glyphs, such as a soft hyphen, says nothing of what follows.
    else if ('type' in item && item.type === 'endMarkedContent') text = undefined;
    if (!('str' in item)) return [];
    const isGlyph = text !== undefined && item.width > 0 && item.str.trim() === item.str;
    const own = isGlyph ? { ...item, str: text ?? '' } : item;
    if (isGlyph) text = undefined;
    return [own];
  });
}

const isSpan = (item: TextContent['items'][number]): boolean =>
  'type' in item && item.type.startsWith('beginMarkedContent') && 'tag' in item && item.tag === 'Span';

/** What a page draws; undefined where that cannot be told. */
async function operationsOf(page: PageProxy): Promise<Operations | undefined> {
  try {
    return await page.getOperatorList();
  } catch {
    return undefined;
  }
}

/** Names of fonts are known once a page was prepared for drawing. */
function boldFonts(page: PageProxy, fonts: string[]): (font: string) => boolean {
  const bold = new Set(
    fonts.filter((font) => page.commonObjs.has(font) && isBold(page.commonObjs.get(font))),
  );
  return (font) => bold.has(font);
}

const isBold = (font: unknown): boolean =>
  typeof font === 'object' &&
  font !== null &&
  'name' in font &&
  /bold|black|heavy|semibold|demi|[-,](?:bd|b|bx)\d*$|cmbx|lmroman\d*-bold|medi$/i.test(String(font.name));

async function linksOf(page: PageProxy): Promise<string[]> {
  try {
    const annotations: unknown[] = await page.getAnnotations();
    return annotations.flatMap((one) =>
      typeof one === 'object' && one !== null && 'url' in one && typeof one.url === 'string' ? [one.url] : [],
    );
  } catch {
    return [];
  }
}

/** Whether the first page paints an image. */
async function hasPictures(pdf: Proxy): Promise<boolean> {
  const { OPS } = await import('unpdf/pdfjs');
  const { fnArray } = await (await pdf.getPage(1)).getOperatorList();
  const paints = new Set([OPS.paintImageXObject, OPS.paintInlineImageXObject, OPS.paintImageMaskXObject]);
  return fnArray.some((operation) => paints.has(operation)) || fnArray.length < 40;
}
