/** The outline as blocks of measured lines, which pages are filled with. */
import type { OutlineEntry, OutlineSection, OutlineText } from '#contracts/resume-outline.ts';

import { BULLET, SEPARATOR, STYLES, type StyleName } from '../appearance.ts';
import { linkedParts, type Part } from '../links.ts';
import { joined } from '../joined.ts';
import type { PrintedOutline } from '../outline.ts';
import { legible } from './legible.ts';
import { linesOf, type Line, type Run } from './lines.ts';
import { widthOf } from './measure.ts';

/** The roles of ISO 32000 that we use; items of a list that follow one another make one list. */
type Role = 'H1' | 'H2' | 'H3' | 'P' | 'LI';

export type Block = {
  role: Role;
  style: StyleName;
  lines: Line[];
  width: number;
  /** Of the lines from the left edge of the column. */
  indent: number;
  /** Never the last of a page. */
  isKeptWithNext: boolean;
  isRuled: boolean;
};

/** Between a title and what stands at the right edge. */
const ASIDE_GAP = 14;

/** Makes blocks of one width and collects the characters that they lack. */
type Column = { width: number; missing: Set<string> };

export function headBlocks({ name, headline, contact }: PrintedOutline, column: Column): Block[] {
  return [
    ...(name ? [block('H1', 'name', [{ text: name }], column)] : []),
    ...(headline ? [block('P', 'headline', [{ text: headline }], column)] : []),
    ...contact.map((parts) => contactBlock(parts, column)),
  ];
}

export function mainBlocks(sections: OutlineSection[], column: Column): Block[] {
  return sections.flatMap((section) => [
    { ...block('H2', 'heading', [{ text: section.heading }], column), isKeptWithNext: true, isRuled: true },
    ...bodyOf(section, column),
  ]);
}

export function sideBlocks(sections: PrintedOutline['side'], column: Column): Block[] {
  return sections.flatMap(({ heading, lines }) => [
    { ...block('H2', 'sideHeading', [{ text: heading }], column), isKeptWithNext: true },
    ...lines.map((part) => block('P', 'side', [part], column)),
  ]);
}

function bodyOf(section: OutlineSection, column: Column): Block[] {
  switch (section.kind) {
    case 'text':
      return section.texts.map(({ text }) => block('P', 'text', linkedParts(text), column));
    case 'entries':
      return section.entries.flatMap((entry) => entryBlocks(entry, column));
    case 'bullets':
      return section.texts.map((text) => bulletBlock(text, column));
    case 'list':
      return [block('P', 'text', [{ text: joined(section.texts) }], column)];
  }
}

function entryBlocks({ title, aside, details, bullets }: OutlineEntry, column: Column): Block[] {
  const head = titleBlock(title.text, aside.text, column);
  const detail =
    details.length > 0
      ? [block('P', 'detail', [{ text: details.map(({ text }) => text).join(SEPARATOR) }], column)]
      : [];
  const heads = [...head, ...detail];
  const kept = bullets.length > 0 ? heads : heads.slice(0, -1);
  return [
    ...kept.map((each) => ({ ...each, isKeptWithNext: true })),
    ...heads.slice(kept.length),
    ...bullets.map((text) => bulletBlock(text, column)),
  ];
}

/** The aside stands on the last line of the title, which leaves it room. */
function titleBlock(title: string, aside: string, column: Column): Block[] {
  if (!title && !aside) return [];
  const text = legible(aside, column.missing);
  const width = widthOf(text, 'aside');
  const whole = block('H3', 'title', [{ text: title }], column);
  const last = whole.lines.at(-1)?.at(-1);
  const isRoomLeft = !last || last.width + ASIDE_GAP + width <= column.width;
  const narrow = Math.max(column.width - width - ASIDE_GAP, column.width / 3);
  const head = isRoomLeft ? whole : block('H3', 'title', [{ text: title }], { ...column, width: narrow });
  if (text) addAside(head, { text, x: column.width - width, width, style: 'aside' });
  return [{ ...head, width: column.width }];
}

function addAside({ lines }: Block, aside: Run): void {
  const line = lines.at(-1);
  const title = line?.at(-1);
  if (title) title.text += ' ';
  line?.push(aside);
}

function bulletBlock({ text }: OutlineText, column: Column): Block {
  const width = column.width - BULLET.indent;
  return { ...block('LI', 'bullet', linkedParts(text), { ...column, width }), indent: BULLET.indent };
}

/** Parts side by side, each whole on its line where it fits one. */
function contactBlock(parts: Part[], column: Column): Block {
  const lines: Line[] = [[]];
  const gap = widthOf(SEPARATOR, 'contact');
  let end = 0;
  for (const part of parts) {
    const [first = [], ...rest] = block('P', 'contact', [part], column).lines;
    const width = first.reduce((sum, run) => sum + run.width, 0);
    if (end > 0 && (rest.length > 0 || end + gap + width > column.width)) {
      lines.push([]);
      end = 0;
    }
    const line = lines.at(-1) ?? [];
    if (end > 0) line.push({ text: SEPARATOR, x: end, width: gap, style: 'contact' });
    const start = end > 0 ? end + gap : 0;
    line.push(...first.map((run) => ({ ...run, x: run.x + start })));
    lines.push(...rest);
    end = rest.length > 0 ? column.width : start + width;
  }
  return { ...block('P', 'contact', [], column), lines };
}

function block(role: Role, style: StyleName, parts: Part[], { width, missing }: Column): Block {
  const shown = parts.map((part) => ({ ...part, text: legible(part.text, missing) }));
  const lines = linesOf(shown, width, style);
  return { role, style, lines, width, indent: 0, isKeptWithNext: false, isRuled: false };
}

export function heightOf({ style, lines }: Block): number {
  return lines.length * STYLES[style].leading;
}
