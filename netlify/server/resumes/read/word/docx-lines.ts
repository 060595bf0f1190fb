/** A .docx as lines: paragraphs, tables, text boxes, content controls, headers and footers. */

import { textOf, type Document } from '../lines.ts';
import { unreadable } from '../problems.ts';
import { childrenOf, descendants, openDocx, type DocxParts, type Element, type Xml } from './docx-parts.ts';
import { linesOfParagraph, type Context, type SizedLine } from './docx-paragraph.ts';
import { readStyles } from './docx-styles.ts';
import { linesOfTable } from './docx-tables.ts';

/** Some hundred pages. */
const LINES_MAXIMUM = 6_000;

/** @throws {Unreadable} for a document without a body */
export function readDocx(bytes: Uint8Array): Document {
  const parts = openDocx(bytes);
  const links: string[] = [];
  const targets = linkTargets(parts.part('word/_rels/document.xml.rels'));
  const context: Context = {
    styleOf: readStyles(parts.part('word/styles.xml')),
    addLink: (id) => links.push(targets.get(id) ?? ''),
    linesOfBlock: (block) => linesOfBlock(block, context),
  };
  const [body] = bodyOf(parts);
  if (!body) throw unreadable('damaged');
  const lines = withSizes(linesOfBlock(body, context));
  return { lines, margins: marginsOf(parts, context), links: links.filter(Boolean) };
}

function bodyOf(parts: DocxParts): Element[] {
  const xml = parts.part('word/document.xml');
  return xml ? descendants(xml, 'w:body') : [];
}

function linesOfBlock(block: Element, context: Context): SizedLine[] {
  const lines: SizedLine[] = [];
  let isAfterEmpty = false;
  let isAfterBox = false;
  for (const element of childrenOf(block)) {
    const found = linesOfElement(element, context, isAfterEmpty);
    isAfterEmpty = element.name === 'w:p' && found.length === 0;
    for (const [at, line] of found.entries())
      lines.push(at === 0 && isAfterBox ? { ...line, startsBlock: true } : line);
    isAfterBox = element.name === 'w:p' && (hasBox(element) || (isAfterBox && isAfterEmpty));
    if (lines.length > LINES_MAXIMUM) throw unreadable('too-large');
  }
  return lines;
}

const hasBox = (paragraph: Element): boolean => descendants(paragraph, 'w:txbxContent').length > 0;

function linesOfElement(element: Element, context: Context, isAfterEmpty: boolean): SizedLine[] {
  if (element.name === 'w:p') return linesOfParagraph(element, context, isAfterEmpty);
  if (element.name === 'w:tbl') return linesOfTable(rowsOf(element, context));
  if (['w:del', 'w:moveFrom', 'mc:Fallback', 'w:sectPr', 'w:sdtPr'].includes(element.name)) return [];
  return linesOfBlock(element, context);
}

/** Rows and cells may stand in content controls. */
function rowsOf(table: Element, context: Context): SizedLine[][][] {
  const within = (element: Element, name: string): Element[] =>
    childrenOf(element).flatMap((one) =>
      one.name === name ? [one] : ['w:sdt', 'w:sdtContent'].includes(one.name) ? within(one, name) : [],
    );
  return within(table, 'w:tr').map((row) => within(row, 'w:tc').map((cell) => linesOfBlock(cell, context)));
}

/** The size that most letters have is 1. */
function withSizes(lines: SizedLine[]): SizedLine[] {
  const letters = new Map<number, number>();
  for (const line of lines)
    letters.set(line.halfPoints, (letters.get(line.halfPoints) ?? 0) + textOf(line).length);
  const [[usual] = [22]] = [...letters].sort(([, a], [, b]) => b - a);
  return lines.map((line) => {
    const size = line.halfPoints / usual;
    const isLarge = size >= 1.08 && line.look !== '' ? ` ${size.toFixed(1)}` : '';
    return {
      ...line,
      size,
      look: `${line.look}${isLarge}` || (size >= 1.15 ? `large ${size.toFixed(1)}` : ''),
    };
  });
}

function marginsOf(parts: DocxParts, context: Context): string[] {
  return parts.names
    .filter((name) => /^word\/(?:header|footer)\d*\.xml$/.test(name))
    .sort((a, b) => b.localeCompare(a)) // headers first
    .flatMap((name) => {
      const xml = parts.part(name);
      return xml
        ? childrenOf(xml).flatMap((root) => linesOfBlock(root, context).map(({ cells }) => cells.join('\t')))
        : [];
    });
}

function linkTargets(relations: Xml | undefined): Map<string, string> {
  const found = relations ? descendants(relations, 'Relationship') : [];
  return new Map(
    found
      .filter(({ attribs }) => attribs['TargetMode'] === 'External')
      .map(({ attribs }) => [attribs['Id'] ?? '', attribs['Target'] ?? '']),
  );
}
