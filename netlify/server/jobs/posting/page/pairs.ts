/** Labels and their values: in tables, lists of definitions, `Label: value`, and a label above its value. */
import { labelKind, signKind, type LabelKind } from '../words/labels.ts';
import type { Block } from './block.ts';

export type Pair = {
  kind: LabelKind;
  label: string;
  value: string;
  /** The lines of the value; the first is the one of the label where both share one. */
  at: number;
  /** The markup parts label and value, not the words alone. */
  isMarked: boolean;
};

const LONGEST_VALUE = 200;
const LABELLED = /^[^\p{L}\p{N}]{0,6}([^:：]{2,60}?)\s?[:：]\s+(\S.*)$/u;

/** The labels and values of the lines, in their order. */
export function pairsIn(blocks: readonly Block[]): Pair[] {
  const pairs: Pair[] = [];
  blocks.forEach((block, at) => {
    if (block.zone === 'aside') return;
    const inside = inRow(blocks, at) ?? inLine(block, at);
    pairs.push(...(inside ? [inside] : parted(block, at)));
    const pair = inside ? undefined : above(blocks, at);
    if (pair) pairs.push(pair);
  });
  return pairs;
}

function inLine(block: Block, at: number): Pair | undefined {
  const { text, pieces } = block;
  const sign = PARTS.test(text.slice(0, 400)) ? undefined : signed(text);
  if (sign) return { ...sign, at, isMarked: true };
  const [label = '', ...rest] = pieces;
  const kind = rest.length > 0 ? labelKind(label) : undefined;
  if (kind && !isSentence(block)) {
    const value = rest
      .join(' ')
      .replace(/^[:：\s–-]{1,5}/, '')
      .trim();
    if (value !== '') return { kind, label, value, at, isMarked: true };
  }
  if (PARTS.test(text.slice(0, 400))) return undefined;
  const found = labelled(text);
  return found && { ...found, at, isMarked: false };
}

const PARTS = /\s[|•·]\s|\s{0,3}\t\s{0,3}/;

/** `Location: Bremen | Hours: 38` */
function parted({ text }: Block, at: number): Pair[] {
  if (text.length > 400) return [];
  return text.split(PARTS).flatMap((part) => {
    const sign = signed(part.trim());
    const found = sign ?? labelled(part);
    return found ? [{ ...found, at, isMarked: sign !== undefined }] : [];
  });
}

const PICTURE = /\p{Extended_Pictographic}/u;

/** What stands behind a picture, up to the next one. */
function signed(text: string): Pick<Pair, 'kind' | 'label' | 'value'> | undefined {
  const sign = signKind(text);
  const value =
    sign?.value
      .slice(0, 2 * LONGEST_VALUE)
      .split(PICTURE, 1)[0]
      ?.trim() ?? '';
  if (!sign || value === '' || value.length > LONGEST_VALUE) return undefined;
  return { kind: sign.kind, label: '', value, ...labelled(value) };
}

/** A label in a sentence is a word: `The location is …` */
const isSentence = ({ pieces, text }: Block) => text.length > 160 && !/[:：]\s*$/.test(pieces[0] ?? '');

function labelled(text: string): { kind: LabelKind; label: string; value: string } | undefined {
  const [, label, value] = LABELLED.exec(text.slice(0, 2_000)) ?? [];
  if (label === undefined || value === undefined) return undefined;
  const kind = labelKind(label);
  return kind && { kind, label, value: value.trim() };
}

/** The first cell of a row names the others; in a head of a table, of three columns or more, each the one below. */
function inRow(blocks: readonly Block[], at: number): Pair | undefined {
  const block = blocks[at];
  if (!block?.cell) return undefined;
  const kind = labelKind(block.text);
  if (!kind) return undefined;
  const { row, index } = block.cell;
  const others = following(blocks, at, (other) => other.cell?.row === row && other.cell.index > index);
  const under = blocks.slice(at + 1, at + 30).filter(({ cell }) => cell?.row === row + 1);
  const isHead =
    others.length + index >= 3 &&
    under.length === others.length + index &&
    labelKind(under[0]?.text ?? '') === undefined;
  if (isHead && under.some(isLink)) return undefined; // a list of other jobs
  const inColumn = isHead ? under.find(({ cell }) => cell?.index === index) : undefined;
  if (inColumn) return { kind, label: block.text, value: inColumn.text, at, isMarked: true };
  const beside = others.filter(({ cell }) => cell?.index === index + 1);
  if (beside.length > 0 && labelKind(beside[0]?.text ?? '') === undefined)
    return { kind, label: block.text, value: beside.map(({ text }) => text).join(' · '), at, isMarked: true };
  const below = blocks
    .slice(at + 1, at + 30)
    .find(({ cell }) => cell?.row === row + 1 && cell.index === index);
  if (!below || (others.length === 0 && beside.length === 0 && index === 1 && !block.isTerm))
    return undefined;
  return { kind, label: block.text, value: below.text, at, isMarked: true };
}

function following(blocks: readonly Block[], at: number, belongs: (block: Block) => boolean): Block[] {
  const found: Block[] = [];
  for (let next = at + 1; next < Math.min(blocks.length, at + 20); next += 1) {
    const block = blocks[next];
    if (!block || !belongs(block)) break;
    found.push(block);
  }
  return found;
}

/** A menu has links below each other, no labels. */
const isLink = ({ linked, text }: Block) => linked >= text.length * 0.8;

/** A line that is a label alone names the line behind it. */
function above(blocks: readonly Block[], at: number): Pair | undefined {
  const block = blocks[at];
  if (!block || block.cell || block.text.length > 60) return undefined;
  const kind = labelKind(block.text);
  const next = blocks[at + 1];
  if (!kind || !next || next.zone === 'aside' || next.kind === 'heading') return undefined;
  if (!block.isTerm && (isLink(block) || isLink(next)) && kind !== 'email') return undefined;
  if (labelKind(next.text) !== undefined || labelled(next.text)) return undefined;
  // Below `The role` stands a list of what it is about.
  if (kind === 'position' && next.kind === 'item') return undefined;
  if (block.isTerm) {
    const values = following(blocks, at, (other) => !other.isTerm && other.kind !== 'heading').slice(0, 6);
    const value = values.map(({ text }) => text).join(' · ');
    return value === '' || value.length > LONGEST_VALUE
      ? undefined
      : { kind, label: block.text, value, at, isMarked: true };
  }
  if (next.text.length > LONGEST_VALUE) return undefined;
  return {
    kind,
    label: block.text,
    value: next.text,
    at,
    isMarked: block.kind !== 'line' || block.text.endsWith(':'),
  };
}
