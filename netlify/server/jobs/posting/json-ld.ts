/** Finds the JobPosting of schema.org among the structured data of a page, whatever else there is. */

export type JsonRecord = Record<string, unknown>;

/** How many values are looked at: more is no page for people. */
const VISITS_MAXIMUM = 20_000;
/** Where a posting may stand when it is not the outermost thing. */
const CONTAINERS = ['@graph', 'mainEntity', 'mainEntityOfPage', 'itemListElement', 'item'];
const JOB_POSTING = /(^|[/:#])JobPosting$/;

/** The first posting that has a title; else the first. */
export function findPosting(blocks: string[]): JsonRecord | undefined {
  const found = blocks.flatMap((block) => postingsIn(parsed(block)));
  return found.find(({ title, name }) => hasText(title) || hasText(name)) ?? found[0];
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

const hasText = (value: unknown) => typeof value === 'string' && value.trim() !== '';

function postingsIn(root: unknown): JsonRecord[] {
  const found: JsonRecord[] = [];
  const waiting: unknown[] = [root];
  // By its length: what is added meanwhile is visited too, and no depth is too deep.
  for (let index = 0; index < waiting.length && index < VISITS_MAXIMUM; index += 1) {
    const value = waiting[index];
    if (Array.isArray(value)) waiting.push(...(value as unknown[]).slice(0, VISITS_MAXIMUM));
    const record = recordOf(value);
    if (!record) continue;
    if (listOf(record['@type']).some((type) => typeof type === 'string' && JOB_POSTING.test(type)))
      found.push(record);
    for (const name of CONTAINERS) if (Object.hasOwn(record, name)) waiting.push(record[name]);
  }
  return found;
}

/** The text as JSON, with what sites get wrong: comment and CDATA marks, line breaks inside texts. */
function parsed(block: string): unknown {
  const text = block.replace(/^\s*(<!--|\/\*\s*<!\[CDATA\[\s*\*\/|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)/, '');
  const json = text.replace(/(-->|\/\*\s*\]\]>\s*\*\/|\/\/\s*\]\]>|\]\]>)\s*$/, '');
  return jsonOf(json) ?? jsonOf(json.replace(/[\u0000-\u001f]/g, ' ').replace(/;\s*$/, ''));
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // not JSON: nothing of this block is used
  }
}
