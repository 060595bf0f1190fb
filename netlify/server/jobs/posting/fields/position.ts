/** The title of the job, and on which line it stands. */
import { fieldsOfHead, headingPosition } from '../head.ts';
import { type Block, plainBlock } from '../page/block.ts';
import type { PageHead } from '../page/page-head.ts';
import type { Pair } from '../page/pairs.ts';
import { labelKind } from '../words/labels.ts';
import { companyKey, isCompanyName, isOrganization } from '../words/company-names.ts';
import { isPlace } from '../words/places.ts';
import { plain } from '../words/plain.ts';
import { namesRole } from '../words/roles.ts';
import { isOfHost } from './hosts.ts';
import type { Finding } from './finding.ts';
import { isNoise } from './description-text.ts';
import { employmentKinds } from './employment.ts';
import { sectionKind } from './sections.ts';
import { barePosition, isGenericTitle, wordedTitle } from './titles.ts';

export type PositionFound = { finding: Finding | undefined; at: number; company: string | undefined };

const HINT =
  /(?:^|[\s_-])(?:job|position|vacancy|posting|stellen|offer|offre|oferta|role)[\s_-]?(?:title|titel|titre|titulo|name|headline|heading|bezeichnung)\b|\b(?:jobtitle|job-title|postingtitle)\b/;
const MARKER =
  /\((?:m|w|f|d|x|h|i|gn|all)\s?[/|*:]\s?(?:m|w|f|d|x|h|i|gn|div|genders?)[^)]{0,14}\)|\b(?:H\/F|F\/H|M\/W\/D)\b|\(all genders\)|\*in\b|:in\b/i;
const PARTS = /\s[|–—·•-]\s|\s::\s/;
const LAST_COMMA = /,\s(?=[^,]{2,40}$)/;
const LONGEST = 140;
const FIRST_LINES = 25;
const ENOUGH = 3;
/** Their title is that of a person or of another job. */
const OF_SITE = /\b(?:site|blog)-?(?:title|name)\b|\blogo\b/;
const OF_OTHERS = /contact|author|recruiter|similar|related|card/;
const ASKED =
  /(?:look(?:ing)? for|seek(?:ing)?|hir(?:e|ing)|recruiting|in search of|needs?|wants|find(?:ing)?|appoint(?:ing)?) (?:an? (?:\p{Ll}{3,12} )?|(?:our|their|its) (?:next |new )?|for an? )(?:experienced |motivated |passionate |talented |new )?((?:\p{Lu}[\p{L}/&-]{1,25}|of|and|for|[IVX]{1,3})(?: (?:\p{Lu}[\p{L}/&()-]{0,25}|of|and|for|&|[IVX]{1,3})){0,6})|(?:suchen wir|[Ww]ir suchen)[^.:]{0,60}? (?:eine[nr]?|als) ((?:\p{Lu}[\p{L}/*:-]{2,40})(?: (?:\p{Lu}[\p{L}/*:-]{1,40}|für|im|in|der|und|&|\([mwdfx/]{3,8}\))){0,6})|(?:cherche|cherchons|recherche|recherchons|recrute|recrutons) une?(?:·e)? ((?:\p{L}[\p{L}'’·/-]{2,25})(?: (?:\p{L}[\p{L}'’·/-]{1,25})){0,3}?)(?= (?:en|pour|à|au|afin|qui|dont|sur|avec|dès|expérimentée?|motivée?)\b|[,.;!(]|$)|(?:recherchons|recrutons|recherche|recrute) (?:pour [^.]{0,40} )?une? ((?:\p{L}[\p{L}'’/-]{1,25})(?: (?:\p{L}[\p{L}'’/()-]{0,25})){0,4} ?\(?(?:H\/F|F\/H)\)?)|(?:buscamos|seleccionamos|precisamos|incorporamos|busca) (?:a )?una? ((?:\p{L}[\p{L}/-]{2,25})(?: (?:de|en|para|\p{Lu}[\p{L}/-]{1,25})){0,5})/u;
/** `a great fit for our Data Engineer role` */
const FITTING =
  /\bfor (?:an?|our|the|this) ([\p{L}/&() -]{3,80}) (?:role|position|opening|opportunity|vacancy)\b/u;
const IS_TITLE = /^\p{Lu}(?:\S| (?:\p{Lu}|of|and|&))*$/u;
/** Below it stands who wrote the mail. */
const SIGNED_OFF =
  /^(?:(?:many )?thanks|thank you|(?:with )?(?:all the |best|kind|warm)? ?(?:regards|wishes)|best|sincerely|yours (?:sincerely|faithfully|truly)|cheers|(?:mit )?(?:freundlichen?|besten?|herzlichen?|vielen?|viele|liebe) (?:grüßen?|grüssen?|dank)|(?:bien )?(?:cordialement|sincèrement)|(?:un )?saludos?(?: cordial)?|atentamente)[,.!]?$/i;
const SUBJECT = /^(?:subject|betreff|objet|asunto)\s?:\s?(.+)$/i;

/** By label, by the heading that the page marks, by its first heading, by its title, by its first lines. */
export function positionIn(
  head: PageHead | undefined,
  blocks: readonly Block[],
  pairs: readonly Pair[],
  host: string | undefined,
): PositionFound {
  const site = head?.meta.get('og:site_name') ?? '';
  const employers = pairs
    .filter(({ kind }) => kind === 'company')
    .slice(0, 6)
    .map(({ value }) => value);
  const labelled = pairs.find(
    ({ kind, value }) =>
      kind === 'position' &&
      value.length <= LONGEST &&
      !isSentence(value) &&
      !isGenericTitle(value) &&
      plain(value).length > 2,
  );
  const at = headingAt(
    head,
    blocks,
    (text) =>
      !namesRole(text) &&
      !MARKER.test(text) &&
      (isOrganization(text) ||
        (host !== undefined && isOfHost(text, host)) ||
        [site, ...employers].some((name) => companyKey(name) === companyKey(text))),
  );
  const line = blocks[at]?.text;
  const shown = line === undefined ? undefined : headingPosition(line);
  const company = line === undefined ? undefined : wordedTitle(line).company;
  const isTrade = (text: string) => namesRole(text) || MARKER.test(text);
  const isOther = shown !== undefined && isTrade(shown) && labelled !== undefined && !isTrade(labelled.value);
  if (labelled && !isOther) {
    const agrees = shown === undefined || share(shown, labelled.value);
    return {
      finding: {
        value: barePosition(labelled.value),
        source: labelled.isMarked ? 'page' : 'text',
        certainty: agrees ? 'sure' : 'guess',
      },
      at: Math.max(at, -1),
      company,
    };
  }
  if (shown !== undefined) {
    const titles = head ? [head.title, head.meta.get('og:title') ?? ''] : [];
    const isTold = titles.some((title) => plain(title).includes(plain(shown))) && MARKER.test(shown);
    return { finding: { value: shown, source: 'page', certainty: isTold ? 'sure' : 'guess' }, at, company };
  }
  return (head && fromTitle(head, blocks)) ?? fromLines(blocks);
}

/** Of a title with several parts the one that the page repeats, else the one that names a trade, else the first. */
function fromTitle(head: PageHead, blocks: readonly Block[]): PositionFound | undefined {
  const { position, company, title } = fieldsOfHead(head);
  const whole = position ?? title;
  const split = whole.split(PARTS).map(barePosition);
  const lineOf = (part: string) =>
    blocks.findIndex(({ zone, text }) => zone === 'main' && plain(text) === plain(part));
  // `Help wanted! - Acme` names no position.
  if (whole.split(PARTS).some(isGenericTitle) && !split.some((part) => namesRole(part) || MARKER.test(part)))
    return undefined;
  const isTold = split.some((part) => lineOf(part) >= 0 || isPlace(part) || isOrganization(part));
  // `Director - Operations` is one.
  const parts = split.length > 2 || isTold ? split : [barePosition(whole)];
  const role = parts.findIndex((part) => namesRole(part) || MARKER.test(part));
  const repeated = parts.findIndex((part) => lineOf(part) >= 0 && !isPlace(part) && !isOrganization(part));
  const chosen = role >= 0 ? role : Math.max(0, repeated);
  const value = parts[chosen];
  if (value === undefined || value === '' || isGenericTitle(value)) return undefined;
  return {
    finding: { value, source: 'page', certainty: 'guess' },
    at: lineOf(value),
    company: company ?? (chosen === 1 && parts.length > 2 ? parts[0] : undefined),
  };
}

/** Behind `The role` stands what it is about. */
const isSentence = (text: string) => /[.!?]$/.test(text) && text.split(' ').length > 5;

const share = (one: string, other: string) =>
  plain(one).includes(plain(other)) || plain(other).includes(plain(one));

/** What marks a line as the title of the page's job, in points. */
function titlePoints(
  block: Block,
  { title, isBelowGeneric }: { title: string; isBelowGeneric: boolean },
): number {
  const { text, level, hints, linked } = block;
  const isTrade = namesRole(text);
  const own = plain(headingPosition(text) ?? '');
  let points = level === 1 ? 5 : 0;
  if (MARKER.test(text)) points += 6;
  if (HINT.test(hints) && !OF_OTHERS.test(hints) && linked === 0) points += 4;
  if (own.length > 6 && title.includes(own)) points += 6;
  if (isTrade) points += namesRole(title) ? 1 : 3;
  else if (sectionKind(text, true) !== undefined) points -= 6;
  if (isBelowGeneric) points += 3;
  if (OF_SITE.test(hints)) points -= 8;
  return points;
}

/** The line that shows the title: by its level, its marks and class, its words and the title of the page. */
function headingAt(
  head: PageHead | undefined,
  blocks: readonly Block[],
  isEmployer: (text: string) => boolean,
): number {
  if (!head) return -1;
  const title = plain(`${head.title} ${head.meta.get('og:title') ?? ''}`);
  const ranked = blocks
    .map((block, at) => ({ block, at }))
    .filter(
      ({ block: { zone, text, kind, hints, linked }, at }) =>
        zone === 'main' &&
        text.length <= LONGEST &&
        !isGenericTitle(text) &&
        labelKind(text) === undefined &&
        (kind === 'heading' || (HINT.test(hints) && linked === 0) || (at < FIRST_LINES && MARKER.test(text))),
    )
    .map(({ block, at }) => {
      const above = blocks[at - 1];
      const isBelowGeneric = above?.kind === 'heading' && isGenericTitle(above.text);
      return { block, at, points: titlePoints(block, { title, isBelowGeneric }) };
    })
    .filter(({ points }) => points >= ENOUGH)
    .toSorted((one, other) => other.points - one.points);
  const best = ranked.find(({ block }) => !isEmployer(block.text)) ?? ranked[0];
  return best?.at ?? -1;
}

/** Of text without marks: the line with `(m/w/d)`, the subject of a mail, the first short line, or what is looked for. */
function fromLines(blocks: readonly Block[]): PositionFound {
  const end = blocks.findIndex(({ text }) => SIGNED_OFF.test(text));
  const first = blocks.slice(0, end > 0 ? Math.min(end, FIRST_LINES) : FIRST_LINES);
  const marked = first.findIndex(
    (block) => MARKER.test(block.text) && block.text.length <= LONGEST && block.kind !== 'item',
  );
  if (marked >= 0 && !isSentence(first[marked]?.text ?? '')) return found(first, marked);
  const subject = first.findIndex(({ text }) => SUBJECT.test(text));
  const [, told = ''] = SUBJECT.exec(first[subject]?.text ?? '') ?? [];
  if (told !== '' && !isGenericTitle(told)) return { ...found([plainBlock(told)], 0), at: subject };
  const piped = pipedLine(first);
  if (piped) return piped;
  const asked = askedFor(blocks);
  const named = first.findIndex((block) => isTitleLine(block) && namesRole(block.text));
  const short = named >= 0 ? named : first.findIndex((block) => isTitleLine(block));
  if (named >= 0 || (short >= 0 && short <= 8 && (asked === undefined || first[short]?.kind === 'heading')))
    return found(first, short);
  if (asked !== undefined)
    return { finding: { value: asked, source: 'text', certainty: 'guess' }, at: -1, company: undefined };
  return { finding: undefined, at: -1, company: undefined };
}

/** `Acme | Engineer | Berlin | 80k`, as forums have it, or with dots between. */
function pipedLine(lines: readonly Block[]): PositionFound | undefined {
  for (const [at, { text, linked }] of lines.entries()) {
    const parts = text.split(/\s?\|\s?|\s[·•]\s/).filter(Boolean);
    if (parts.length < 3 || linked > text.length / 3 || text.length > 400) continue;
    const role = parts.find((part) => namesRole(part) && part.length <= LONGEST);
    const [company = ''] = parts;
    if (role !== undefined && !namesRole(company))
      return { finding: { value: barePosition(role), source: 'text', certainty: 'guess' }, at, company };
  }
  return undefined;
}

/** A line, and the one below or above it, which often names the company. */
function found(lines: readonly Block[], at: number): PositionFound {
  const line = lines[at]?.text ?? '';
  const parts = barePosition(line).split(/\s[|–—-]\s/);
  const bare = parts[0] ?? '';
  const worded = wordedTitle(bare);
  const below = employerIn(lines[at + 1]);
  const above = employerIn(lines[at - 1]);
  const placed = [below, above].find((employer) => employer?.isPlaced);
  const second = parts.length === 2 && employmentKinds(parts[1] ?? '').length === 0 ? parts[1] : undefined;
  // `Nurse – Night shift`, and beside it `Tarn Hospital – Leeds`
  const isPartOfTitle = second !== undefined && placed !== undefined;
  const company = worded.company ?? (isPartOfTitle ? placed.name : (second ?? below?.name));
  const title = isPartOfTitle ? line : (worded.position ?? bare);
  return {
    finding: { value: barePosition(title), source: 'text', certainty: 'guess' },
    at,
    company,
  };
}

/** The name that a line near the title holds, and whether its place stands behind it. */
function employerIn(line: Block | undefined): { name: string; isPlaced: boolean } | undefined {
  if (line?.kind !== 'line') return undefined;
  const [name = '', place = ''] = line.text.split(PARTS.test(line.text) ? PARTS : LAST_COMMA);
  const isPlaced = isPlace(place);
  const text = isPlaced ? name : line.text;
  const isName =
    text.length <= 60 &&
    isCompanyName(text) &&
    !isPlace(text) &&
    !namesRole(text) &&
    !/[.!?:]$|\s[·|]\s/.test(text.replace(/(?:\p{L}\.){1,4}$/u, ''));
  return isName ? { name: text, isPlaced } : undefined;
}

function isTitleLine(block: Block): boolean {
  const { text, kind, zone, linked } = block;
  if (zone !== 'main' || kind === 'item' || text.length > 90 || text.length < 4 || isNoise(block))
    return false;
  if (linked > text.length / 2) return false; // the way to another page
  if (
    /[.;,!?:@]$|https?:|@|^\d/.test(text) ||
    /^(?:from|to|date|sent|cc|von|an|gesendet|datum|de|à|envoyé|para|enviado|fecha)\s?:/i.test(text)
  )
    return false;
  return (
    !isGenericTitle(text) &&
    !isPlace(text) &&
    labelKind(text.split(/[:：]/, 1)[0] ?? '') === undefined &&
    sectionKind(text, false) === undefined
  );
}

function askedFor(blocks: readonly Block[]): string | undefined {
  for (const { text, zone } of blocks) {
    if (zone !== 'main') continue;
    const start = text.slice(0, 1_500);
    const [, ...names] = ASKED.exec(start) ?? [];
    const [, fitting = ''] = FITTING.exec(start) ?? [];
    const name = names.find(Boolean) ?? (IS_TITLE.test(fitting) ? fitting : '');
    if (name.length > 3) return name.replace(/ (?:of|and|for|&|in|im|der|und|für|de|en|para)$/u, '');
  }
  return undefined;
}
