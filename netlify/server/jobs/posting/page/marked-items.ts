/** Reads microdata and RDFa into the shape that JSON-LD has, in one walk over the tags. */
import type { JsonRecord } from '../json-ld.ts';

const ITEMS_MAXIMUM = 400;
const VALUES_MAXIMUM = 40;
const TEXT_MAXIMUM = 60_000;
const LINKS: Readonly<Record<string, string>> = { a: 'href', link: 'href', img: 'src', object: 'data' };
const BREAKS = new Set('p div br ul ol li h1 h2 h3 h4 h5 h6 tr section dt dd'.split(' '));

const ITEM = '\n• ';

type Attributes = Record<string, string>;
type Frame = { item: JsonRecord | undefined };
type Open = { depth: number; texts: string[]; length: number; done: (text: string) => void };

/** Takes what a parser tells and gives the outermost items at the end. */
export function markedItemCollector() {
  const found: JsonRecord[] = [];
  const frames: Frame[] = [];
  const open: Open[] = [];
  /** What stands elsewhere, by its `id`, and who refers to it by `itemref` (HTML §5.2.2). */
  const loose = new Map<string, { names: string[]; item: JsonRecord }>();
  const references: { owner: JsonRecord; ids: string[] }[] = [];
  let count = 0;
  const parent = () => frames.at(-1)?.item;

  return {
    open(name: string, attributes: Attributes) {
      const names = namesOf(attributes);
      const owner = parent();
      const type = typeOf(attributes);
      let item = owner;
      if (type !== undefined && count < ITEMS_MAXIMUM) {
        count += 1;
        item = { '@type': type };
        if (owner && names.length > 0) for (const property of names) put(owner, property, item);
        else {
          found.push(item);
          if (names.length > 0 && attributes['id'] !== undefined)
            loose.set(attributes['id'], { names, item });
        }
        if (attributes['itemref'] !== undefined)
          references.push({ owner: item, ids: words(attributes['itemref']) });
      } else if (owner && names.length > 0) {
        const value = valueOf(name, attributes);
        const done = (text: string) => {
          for (const property of names) put(owner, property, text);
        };
        if (value !== undefined) done(value);
        else open.push({ depth: frames.length, texts: [], length: 0, done });
      }
      frames.push({ item });
      const mark = name === 'li' ? ITEM : '\n';
      if (BREAKS.has(name)) addText(open, mark);
    },
    text(text: string) {
      if (open.length > 0) addText(open, text.replace(/\s+/g, ' '));
    },
    close(name: string) {
      frames.pop();
      if (BREAKS.has(name) && name !== 'br') addText(open, '\n');
      if (open.at(-1)?.depth === frames.length) {
        const { texts, done } = open.pop() ?? { texts: [], done: () => {} };
        done(texts.join('').trim());
      }
    },
    end(): JsonRecord[] {
      for (const { owner, ids } of references)
        for (const id of ids) {
          const { names, item } = loose.get(id) ?? { names: [], item: owner };
          if (item !== owner) for (const property of names) put(owner, property, item);
        }
      return found;
    },
  };
}

/** To the innermost alone: what stands in a property of a property belongs to that. */
function addText(open: readonly Open[], text: string): void {
  for (const value of open.slice(-2)) {
    if (value.length > TEXT_MAXIMUM) continue;
    // A paragraph within an item is the item.
    if (value.texts.at(-1) === ITEM && text.trim() === '') continue;
    value.texts.push(text);
    value.length += text.length;
  }
}

function put(owner: JsonRecord, name: string, value: unknown): void {
  if (value === '') return;
  const before: unknown = Object.hasOwn(owner, name) ? owner[name] : undefined;
  if (before === undefined) owner[name] = value;
  else if (Array.isArray(before)) {
    if (before.length < VALUES_MAXIMUM) before.push(value);
  } else owner[name] = [before, value];
}

const words = (text: string | undefined) => (text ?? '').slice(0, 300).split(/\s+/).filter(Boolean);
const SAFE_NAME = /^[a-z][\w]{0,60}$/i;

/** The properties an element is a value of. */
function namesOf(attributes: Attributes): string[] {
  if (attributes['itemprop'] === undefined && attributes['property'] === undefined) return [];
  const told = [...words(attributes['itemprop']), ...words(attributes['property'])];
  return told
    .map((name) => name.replace(/^(?:schema:|https?:\/\/schema\.org\/)/i, ''))
    .filter((name) => SAFE_NAME.test(name) && name !== '__proto__');
}

function typeOf(attributes: Attributes): string | undefined {
  if ('itemscope' in attributes) return words(attributes['itemtype'])[0] ?? 'Thing';
  if (attributes['typeof'] === undefined) return undefined;
  const [type] = words(attributes['typeof']);
  return type?.replace(/^schema:/i, '');
}

/** A value that an attribute holds; nothing where it is the text of the element. */
function valueOf(name: string, attributes: Attributes): string | undefined {
  const content = attributes['content'] ?? attributes['datetime'];
  if (content !== undefined) return content.slice(0, TEXT_MAXIMUM);
  if (name === 'meta') return '';
  const attribute = LINKS[name];
  // A link around a name is a name.
  return name === 'a' || attribute === undefined ? undefined : (attributes[attribute] ?? '');
}
