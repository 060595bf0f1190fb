/** Finds the postings of schema.org among the structured data of a page, whatever else there is. */

import { repairJson } from './repair-json.ts';

export type JsonRecord = Record<string, unknown>;

/** How many values are looked at: more is no page for people. */
const VISITS_MAXIMUM = 20_000;
/** Where a posting may stand when it is not the outermost thing. */
const CONTAINERS =
  '@graph mainEntity mainEntityOfPage itemListElement item about hasPart props pageProps jobPosting jobPostings data schema structuredData'.split(
    ' ',
  );
const JOB_POSTING = /(^|[/:#])JobPosting$/;

export type FoundPosting = {
  record: JsonRecord;
  /** Its text was damaged: what it says is no more than likely. */
  isRepaired: boolean;
};
export type Structured = { postings: FoundPosting[]; isArticle: boolean };

const ARTICLE =
  /(^|[/:#])(?:(?:News|Tech|Opinion)?Article|BlogPosting|Report|AboutPage|Product|Event|Recipe)$/;

/** All postings of the blocks, and whether the page calls itself an article. */
export function structuredIn(blocks: readonly string[], items: readonly JsonRecord[] = []): Structured {
  const found: Found = { postings: [], isArticle: false, named: new Map() };
  for (const block of blocks) {
    const { value, isRepaired } = parsed(block);
    collect(value, isRepaired, found);
  }
  collect(items, false, found);
  const postings = found.postings.map((posting) => ({
    ...posting,
    record: withReferences(posting.record, found.named),
  }));
  return { postings, isArticle: found.isArticle };
}

/** Records by their `@id`: `{"@id": "#org"}` elsewhere means the one of that name (JSON-LD 1.1 §3.3). */
type Found = Structured & { named: Map<string, JsonRecord> };

function withReferences(record: JsonRecord, named: Found['named']): JsonRecord {
  const meant = (value: unknown): unknown => {
    const { '@id': id, ...others } = recordOf(value) ?? {};
    return typeof id === 'string' && Object.keys(others).length === 0 ? (named.get(id) ?? value) : value;
  };
  const entries = Object.entries(record);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, Array.isArray(value) ? value.map(meant) : meant(value)]),
  );
}

/** The value as an object, for names that its owner chose: never an inherited one. */
export function recordOf(value: unknown): JsonRecord | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as JsonRecord)
    : undefined;
}

/** One value or several, as a list. */
export function listOf(value: unknown): unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

function collect(root: unknown, isRepaired: boolean, found: Found): void {
  const waiting: unknown[] = [root];
  // By its length: what is added meanwhile is visited too, and no depth is too deep.
  for (let index = 0; index < waiting.length && index < VISITS_MAXIMUM; index += 1) {
    const value = waiting[index];
    if (Array.isArray(value)) waiting.push(...(value as unknown[]).slice(0, VISITS_MAXIMUM));
    const record = recordOf(value);
    if (!record) continue;
    const id = record['@id'];
    if (typeof id === 'string' && Object.keys(record).length > 1) found.named.set(id, record);
    const types = listOf(record['@type']).filter((type) => typeof type === 'string');
    if (types.some((type) => JOB_POSTING.test(type))) found.postings.push({ record, isRepaired });
    if (types.some((type) => ARTICLE.test(type))) found.isArticle = true;
    for (const name of CONTAINERS) if (Object.hasOwn(record, name)) waiting.push(record[name]);
  }
}

/** The text as JSON, with what sites get wrong: comment and CDATA marks, line breaks inside texts. */
function parsed(block: string): { value: unknown; isRepaired: boolean } {
  const text = block.replace(/^\s*(<!--|\/\*\s*<!\[CDATA\[\s*\*\/|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)/, '');
  const json = text.replace(/(-->|\/\*\s*\]\]>\s*\*\/|\/\/\s*\]\]>|\]\]>)\s*$/, '');
  const value = jsonOf(json) ?? jsonOf(json.replace(/[\u0000-\u001f]/g, ' ').replace(/;\s*$/, ''));
  if (value !== undefined || !json.includes('JobPosting')) return { value, isRepaired: false };
  const start = json.search(/[[{]/);
  return { value: start < 0 ? undefined : jsonOf(repairJson(json.slice(start))), isRepaired: true };
}

const PREFIX = /^(?:schema:|https?:\/\/schema\.org\/)/;

/** `schema:title` is `title`. */
function unprefixed(_name: string, value: unknown): unknown {
  const record = recordOf(value);
  if (!record) return value;
  return Object.fromEntries(Object.entries(record).map(([name, inner]) => [name.replace(PREFIX, ''), inner]));
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text, unprefixed);
  } catch {
    return undefined; // not JSON: nothing of this block is used
  }
}
