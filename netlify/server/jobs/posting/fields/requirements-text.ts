/** What a posting asks for: the lines beneath the headings that say so. */
import type { Block } from '../page/block.ts';
import type { Pair } from '../page/pairs.ts';
import { labelKind } from '../words/labels.ts';
import type { Finding } from './finding.ts';
import { sectionsOf, type Section } from './sections.ts';

const ITEMS_MAXIMUM = 80;
const LONGEST_INTRODUCTION = 140;

/** The lines beneath `Requirements`, then those beneath `Nice to have`; nothing where no heading says so. */
export function requirementsIn(blocks: readonly Block[], pairs: readonly Pair[]): Finding | undefined {
  const sections = sectionsOf(blocks);
  const beneath = (wanted: Section['kind']) =>
    sections
      .filter(({ kind }) => kind === wanted)
      .map((section) => ({ heading: blocks[section.heading]?.text ?? '', lines: linesOf(blocks, section) }))
      .filter(({ lines }) => lines.length > 0);
  const must = beneath('must').map(({ lines }) => lines);
  // Without its heading what is nice to have would read as what is required.
  const groups = [...must, ...beneath('nice').map(({ heading, lines }) => [heading, ...lines])];
  if (groups.length > 0)
    return {
      value: groups.map((lines) => lines.join('\n')).join('\n\n'),
      source: 'text',
      certainty: 'guess',
    };
  const labelled = pairs
    .filter(({ kind, value }) => kind === 'requirements' && value.length > 3)
    .map(({ value }) => value);
  return labelled.length === 0
    ? undefined
    : { value: [...new Set(labelled)].join('\n'), source: 'text', certainty: 'guess' };
}

function linesOf(blocks: readonly Block[], { from, to }: Section): string[] {
  const inside = blocks.slice(from, Math.min(to, from + ITEMS_MAXIMUM)).filter(({ zone }) => zone === 'main');
  const items = inside.filter(({ kind }) => kind === 'item');
  const rows = items.length === 0 && isTable(inside) ? rowsOf(inside) : [];
  if (rows.length > 0) return rows.length === 1 ? rows : rows.map((row) => `• ${row}`);
  if (items.length === 0) return inside.filter(isText).map(({ text }) => text);
  const first = inside.findIndex(({ kind }) => kind === 'item');
  const last = inside.findLastIndex(({ kind }) => kind === 'item');
  return inside
    .slice(0, last + 1)
    .filter(
      (block, at) =>
        block.kind === 'item' || (at > first && isText(block) && block.text.length <= LONGEST_INTRODUCTION),
    )
    .map(({ text, kind }) => (kind === 'item' ? `• ${text.replace(/^[•·*–-]\s/, '')}` : text));
}

/** Where a row begins that tells of something else. */
function otherRow(blocks: readonly Block[]): number {
  const at = blocks.findIndex(({ cell, text }) => cell?.index === 1 && isOther(labelKind(text)));
  return at < 0 ? blocks.length : at;
}
const isOther = (kind: ReturnType<typeof labelKind>) =>
  kind !== undefined && kind !== 'requirements' && kind !== 'other';

/** A table may have a line above it. */
const isTable = ([first, second]: readonly Block[]): boolean =>
  first?.cell !== undefined ||
  (second?.cell !== undefined && (first?.text.length ?? 0) < LONGEST_INTRODUCTION);

/** `E`, `A/I`, `Desirable`: how much it counts, and how it is proven. */
const RATING = /^(?:[A-Z✓✔](?:[,/& ]{1,3}[A-Z✓✔]){0,4}|essential|desirable)$/iu;

/** The rows of a table without their numbers; under a head of columns what is asked, not how it is proven. */
function rowsOf(blocks: readonly Block[]): string[] {
  const cells = blocks
    .slice(0, otherRow(blocks))
    .filter(
      ({ cell, text }) => cell && !/^[\d\s.):–-]{1,6}$/.test(text) && !(cell.index > 1 && RATING.test(text)),
    );
  const written = [...Map.groupBy(cells, ({ cell }) => cell?.row).values()];
  const isHeaded = written[0]?.every(({ isTerm }) => isTerm) === true;
  return written
    .filter((row) => !isHeaded || !row.every(({ isTerm }) => isTerm))
    .map((row) => row.map(({ text }) => text))
    .map((texts) =>
      isHeaded ? texts.reduce((one, other) => (other.length > one.length ? other : one)) : texts.join(' · '),
    );
}

/** Not a button, and not the label of something else. */
const isText = ({ text, linked }: Block) =>
  linked < text.length * 0.6 && text.length > 3 && !isOtherLabel(text);

function isOtherLabel(text: string): boolean {
  const [, label = ''] = /^([^:]{2,40}):\s/.exec(text) ?? [];
  const kind = labelKind(label);
  return isOther(kind);
}
