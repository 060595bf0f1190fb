/** What the parts of a head are, by how much each sounds like a title, an employer or a place. */
import { companyScore, isBreak, isDepartment, titleScore } from './job-words.ts';
import { textOfAtoms, type Atom, type HeadLine } from './head-atoms.ts';
import { isDegree, isKindOfSchool, isSchool } from './degree-words.ts';
import { isRegionOf, placed } from './head-places.ts';
import { isTownLike } from './place.ts';

export type Role = 'T' | 'C' | 'L' | 'X';
type Sense = (text: string) => number;
/** How a head is written: `key` without its places, `whole` with them. */
export type Assignment = { key: string; whole: string; score: number; parts: Partial<Record<Role, string>> };

const ORDERS: Role[][] = [
  ['T'],
  ['C'],
  ['T', 'C'],
  ['C', 'T'],
  ['T', 'L'],
  ['C', 'L'],
  ['L', 'T'],
  ['T', 'C', 'L'],
  ['C', 'T', 'L'],
  ['C', 'L', 'T'],
  ['T', 'L', 'C'],
  ['L', 'T', 'C'],
  ['L', 'C', 'T'],
];
const each = <Value>(value: Value, marks: string[]): Record<string, Value> =>
  Object.fromEntries(marks.map((mark) => [mark, value]));
/** What it costs to let a part go on over a mark. */
const OVER: Record<string, number> = {
  ...each(0, ['w']),
  ...each(0.1, [')', ' ']),
  ...each(0.2, ['(', 'in', 'à', 'à l', 'au', 'aux', 'im']),
  ...each(0.3, [',', 'am', 'an']),
  ...each(0.4, ['/']),
  ...each(0.6, ['b']),
  ...each(0.8, ['at', 'fro', 'as', 'als', '.']), // marks have three letters at most
  ...each(0.9, ['-', '–', '—']),
  ...each(1.2, [':']),
};
const FORBIDDEN = 6;
const ENDED = 1;
/** How surely `Elternzeit` is no employer. */
const BREAK = 3;
/** What it costs each side that a town is parted from its region. */
const TORN = 1.5;
/** What is part of the name before it, and no name. */
const LEGAL_FORM =
  /(?:^|\s)(?:Inc|INC|LTD|LLC|L\.L\.C|Ltd|Limited|Corp|Co|PLC|LLP|LP|PC|GmbH|AG|KG|SE|SA|SAS|SARL|e\. ?V)\.?$/u;
/** Words behind which an employer stands, a town or a title. */
const LEADS: Record<string, Role> = {
  ...each('C', ['at', 'bei', 'che', 'au', 'aux', 'à l', 'im', 'am', 'an', 'fro']),
  ...each('L', ['in', 'à']),
  ...each('T', ['as', 'als']),
};
/** In the scale of the other scores: about one word that tells. */
const MISSING: Record<'T' | 'C', number> = { T: 2.2, C: 1.4 };
const LEFT_OVER = 1.8;
/** What scores less is no way to read a head. */
const LEAST = -8;
/** Behind the best by more than this, a way is as good as none. */
const FAR = 5;

/** `over`: how much of the usual cost it takes a title or degree to go on over a mark. */
export type Senses = Record<'T' | 'C' | 'L', Sense> & { over: number };

/** How much a text sounds like each; `known` are towns that the document names. */
export function jobSenses(known: ReadonlySet<string>): Senses {
  return {
    T: remembered((text) => {
      const [own, other] = [titleScore(text), companyScore(text)];
      if (isBreak(text)) return BREAK;
      const isOf = own === 0 ? -0.4 : 1.4 + Math.min(own - 1, 1) * 0.2;
      return (
        isOf -
        (other > 0 ? (own > 0 ? 0.4 : 1.2) * Math.min(other, 1.5) : 0) -
        (own === 0 && isDeed(text) ? 1.2 : 0) -
        oddness(text) -
        (placed(text, known) > 1.5 ? 2 : 0)
      );
    }),
    C: remembered((text) => {
      if (isBreak(text)) return -BREAK;
      const [own, other] = [companyScore(text), titleScore(text)];
      return (
        Math.min(own, 1.5) * 0.9 -
        (other > 0 && own === 0 ? 1 : 0) -
        (isDepartment(text) || isDeed(text) ? 1.2 : 0) -
        (!text.includes('&') && beginsOtherwise(text, (part) => companyScore(part) > 0) ? 0.5 : 0) -
        oddness(text) -
        (placed(text, known) > 1.5 ? 1.6 : 0)
      );
    }),
    L: remembered((text) => placed(text, known)),
    over: 1,
  };
}

/** The same of degrees and schools. */
export function schoolSenses(known: ReadonlySet<string>): Senses {
  const isOdd = (text: string) => oddness(text) + (placed(text, known) > 1.5 ? 1.6 : 0);
  return {
    T: remembered(
      (text) =>
        (isDegree(text) || endsInDegree(text) ? 1.5 : 0) -
        (isSchool(text) ? (isDegree(text) ? 0.5 : isKindOfSchool(text) ? 0 : 1.2) : 0) -
        isOdd(text),
    ),
    C: remembered(
      (text) =>
        (isSchool(text) ? 1.5 : 0) -
        (isDegree(text) ? (isSchool(text) ? 0.4 : 1.2) : 0) -
        (beginsOtherwise(text, isSchool) ? 0.8 : 0) -
        isOdd(text),
    ),
    L: remembered((text) => placed(text, known) - (isDegree(text) || isSchool(text) ? 2 : 0)),
    over: 0.4,
  };
}

/** `Wirtschaftsrecht (LL. B.)` */
const endsInDegree = (text: string): boolean => isDegree(/\(([^()]{2,12})\)$/u.exec(text)?.[1] ?? '');

/** `Opened the depot in eleven weeks`: more small words than any name has. */
export function isDeed(text: string): boolean {
  const words = text.split(' ');
  const small = words.filter((word) => /^\p{Ll}{3}/u.test(word)).length;
  return small > 2 && small > words.length / 2 && companyScore(text) === 0;
}

/** `Marketing, Palisades School`: what was learned or done stands before the name. */
function beginsOtherwise(text: string, isName: (part: string) => boolean): boolean {
  const [first = '', ...others] = text.split(/,\s|\t/u);
  return !isName(first) && others.some(isName);
}

/** How little a text looks like a name of anything. */
function oddness(text: string): number {
  const words = text.split(' ').length;
  return (
    (/^[\p{Ll}]/u.test(text) ? 0.9 : 0) +
    (/[.!?]$/u.test(text) && words > 3 && !LEGAL_FORM.test(text) ? 1 : 0) +
    (words > 9 ? 1 : 0) +
    (/^[^(]*\)/u.test(text) ? 1.5 : 0) +
    (/^\P{L}*$/u.test(text) ? 2 : 0) +
    (text.length < 2 || LEGAL_FORM.exec(text)?.index === 0 ? 2 : 0)
  );
}

export function remembered(sense: Sense): Sense {
  const known = new Map<string, number>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const own = sense(text);
    known.set(text, own);
    return own;
  };
}

/** `torn`: at how many of its ends a region stands apart from its town. */
type Run = { text: string; cost: number; atoms: Atom[]; torn: number };

/** What the words from one to another say together, and what it costs that marks stand between them. */
function runsOf(atoms: Atom[], words: Atom[], lines: ReadonlyMap<number, HeadLine>) {
  const index = new Map(atoms.map((atom, at) => [atom, at]));
  const known = new Map<number, Run>();
  return (from: number, to: number): Run => {
    const id = from * 32 + to;
    const before = known.get(id);
    if (before) return before;
    let cost = 0;
    for (let at = from + 1; at < to; at += 1) {
      const [left, right] = [words[at - 1], words[at]];
      const isBeside = left && right && (index.get(right) ?? 0) - (index.get(left) ?? 0) === 1;
      if (isBeside && LEGAL_FORM.exec(right.text)?.index === 0) continue;
      // What stands on either side of dates is not one text.
      cost += isBeside ? (OVER[right.before] ?? FORBIDDEN) : Infinity;
      // Behind `GmbH,` a name is at its end.
      if (left && isTownLike(right?.text ?? '') && LEGAL_FORM.test(left.text)) cost += ENDED;
    }
    const own = words.slice(from, to);
    const made = {
      text: textOfAtoms(lines, own),
      cost,
      atoms: own,
      torn: [from, to].filter((at) => isRegionOf(words[at - 1], words[at])).length,
    };
    known.set(id, made);
    return made;
  };
}

/** How well a run goes with a role, between the roles that stand before it. */
function scoreOf({ text, cost, atoms, torn }: Run, order: Role[], part: number, senses: Senses): number {
  const role = order[part];
  if (role === undefined || role === 'X') return 0;
  const before = atoms[0]?.before ?? '';
  const lead = LEADS[before];
  const led = lead === undefined ? 0 : lead !== role ? -1.5 : senses.over < 1 ? -0.5 : 0.4;
  // A name that could be a town, right behind a title, is rather more of the title or an employer.
  const isDoubtful = role === 'L' && order[part - 1] === 'T' && senses.L(text) < 1;
  const over = role === 'L' ? cost / 4 : role === 'T' && cost < FORBIDDEN ? cost * senses.over : cost;
  const broken = before === 'w' ? 0.8 : role === 'C' && before === '(' ? 0.5 : 0;
  return (
    senses[role](text) +
    led +
    hinted(atoms, role) -
    over -
    broken -
    (isDoubtful ? 0.9 : 0) -
    torn * TORN -
    (before === '(' && order[part - 1] === 'L' && role === 'T' ? 0.8 : 0)
  );
}

/** Every way to tell what the atoms are, each with its score. */
export function assignments(
  atoms: Atom[],
  lines: ReadonlyMap<number, HeadLine>,
  senses: Senses,
  each: (found: Assignment) => void,
): void {
  const words = atoms.filter(({ isDate }) => !isDate);
  if (words.length === 0) return;
  const run = runsOf(atoms, words, lines);
  const keyOf = (cuts: number[], order: Role[], withPlaces: boolean) =>
    atoms
      .map((atom) => {
        if (atom.isDate) return `${atom.before}D`;
        const part = cuts.indexOf(words.indexOf(atom));
        const role = order[part] ?? 'X';
        return part >= 0 && (withPlaces || role !== 'L') ? `${atom.before}${role}` : '';
      })
      .join('');
  let best = -Infinity;
  const score = (cuts: number[], order: Role[]) => {
    const parts: Assignment['parts'] = {};
    let sum = -(order.includes('T') ? 0 : MISSING.T) - (order.includes('C') ? 0 : MISSING.C);
    if (cuts.length > order.length) sum -= LEFT_OVER;
    for (const [part, role] of order.entries()) {
      const own = run(cuts[part] ?? 0, cuts[part + 1] ?? words.length);
      sum += scoreOf(own, order, part, senses);
      parts[role] = own.text;
    }
    best = Math.max(best, sum);
    if (sum > Math.max(LEAST, best - FAR))
      each({ key: keyOf(cuts, order, false), whole: keyOf(cuts, order, true), score: sum, parts });
  };
  for (const order of ORDERS)
    for (const parts of [order.length, order.length + 1])
      if (parts <= words.length) for (const cuts of cutsOf(words.length, parts)) score(cuts, order);
}

const hinted = (atoms: Atom[], role: Role): number =>
  atoms.reduce(
    (sum, { hint }) =>
      sum + (hint === undefined ? 0 : hint === role ? 2 : hint === 'C' && role === 'L' ? 1.8 : -3),
    0,
  );

/** Every way to cut `count` things into `parts` runs, as where each begins. */
function cutsOf(count: number, parts: number, from = 0): number[][] {
  if (parts === 1) return [[from]];
  const all: number[][] = [];
  for (let next = from + 1; next <= count - parts + 1; next += 1)
    for (const rest of cutsOf(count, parts - 1, next)) all.push([from, ...rest]);
  return all;
}
