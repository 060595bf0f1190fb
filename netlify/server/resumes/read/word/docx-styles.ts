/** How the styles of a .docx look. */

import { child, descendants, isOn, valueOf, type Element, type Xml } from './docx-parts.ts';

export type Looks = {
  /** A style made for headings or titles. */
  heading: string;
  isBold: boolean;
  isCaps: boolean;
  /** In half points. */
  size: number;
  isList: boolean;
  /** In twentieths of a point. */
  before: number;
  hasBorder: boolean;
  color: string;
};

export const PLAIN: Looks = {
  heading: '',
  isBold: false,
  isCaps: false,
  size: 22,
  isList: false,
  before: 0,
  hasBorder: false,
  color: '',
};

const HEADING_NAMES = /heading|title|section|\bname\b|überschrift|titel|titre/i;
const MOST_ANCESTORS = 10;

/** Looks of each style by its id. */
export function readStyles(xml: Xml | undefined): (id: string | undefined) => Looks {
  if (!xml) return () => PLAIN;
  const byId = new Map(descendants(xml, 'w:style').map((style) => [style.attribs['w:styleId'] ?? '', style]));
  const defaults = descendants(xml, 'w:rPrDefault').flatMap((one) => child(one, 'w:rPr') ?? []);
  const base = { ...PLAIN, size: Number(valueOf(defaults[0], 'w:sz') ?? PLAIN.size) };
  const normal = [...byId.values()].find(
    ({ attribs }) => attribs['w:type'] === 'paragraph' && attribs['w:default'] === '1',
  );
  const looksOf = (id: string | undefined, depth = 0): Looks => {
    const style = (id === undefined ? undefined : byId.get(id)) ?? normal;
    if (!style || depth > MOST_ANCESTORS) return base;
    const parent = valueOf(style, 'w:basedOn');
    const inherited = parent === undefined ? base : looksOf(parent, depth + 1);
    const own = withRun(withParagraph(inherited, child(style, 'w:pPr')), child(style, 'w:rPr'));
    const name = valueOf(style, 'w:name') ?? '';
    return HEADING_NAMES.test(name) ? { ...own, heading: name.toLowerCase() } : own;
  };
  const known = new Map<string | undefined, Looks>();
  return (id) => {
    const looks = known.get(id) ?? looksOf(id);
    known.set(id, looks);
    return looks;
  };
}

/** With what `w:pPr` says. */
export function withParagraph(looks: Looks, properties: Element | undefined): Looks {
  if (!properties) return looks;
  const numbering = child(properties, 'w:numPr');
  const before = child(properties, 'w:spacing')?.attribs['w:before'];
  return {
    ...looks,
    isList: numbering ? valueOf(numbering, 'w:numId') !== '0' : looks.isList,
    before: before === undefined ? looks.before : Number(before),
    hasBorder: looks.hasBorder || child(properties, 'w:pBdr') !== undefined,
  };
}

/** With what `w:rPr` says. */
export function withRun(looks: Looks, properties: Element | undefined): Looks {
  if (!properties) return looks;
  const size = Number(valueOf(properties, 'w:sz') ?? looks.size);
  const color = valueOf(properties, 'w:color') ?? looks.color;
  return {
    ...looks,
    isBold: isOn(properties, 'w:b') ?? looks.isBold,
    isCaps: isOn(properties, 'w:caps') ?? isOn(properties, 'w:smallCaps') ?? looks.isCaps,
    size: Number.isFinite(size) ? size : looks.size,
    color: color === 'auto' ? '' : color,
  };
}
