/** The company of a job: every sign on the page votes, the name with the most votes wins. */
import type { Block } from '../page/block.ts';
import type { Pair } from '../page/pairs.ts';
import {
  companyKey,
  isCompanyName,
  isJobBoard,
  isKnownBoard,
  isLegalName,
  isOrganization,
  LEGAL_NAME,
  withoutInvitation,
} from '../words/company-names.ts';
import { labelKind } from '../words/labels.ts';
import { isKnownPlace, isPlace } from '../words/places.ts';
import { plain, plainList } from '../words/plain.ts';
import { ABOUT, COPYRIGHT, DETERMINER, OPENINGS } from './company-phrases.ts';
import type { Finding } from './finding.ts';
import { HAS_LEGAL_FORM, tally, type Tallied, type Vote } from './company-tally.ts';
import { isOfHost, isOwn } from './hosts.ts';
import { isGenericTitle } from './titles.ts';

type Signs = {
  pairs: readonly Pair[];
  blocks: readonly Block[];
  /** By the wording of the title: `Engineer at Acme`. */
  worded: string | undefined;
  /** That name stands alone near the title too. */
  isShown: boolean;
  /** What else the title has. */
  titleParts: readonly string[];
  siteName: string | undefined;
  logos: readonly string[];
  host: string | undefined;
  /** Towns of the addresses on the page. */
  towns: readonly string[];
  /** Domains of the addresses that the posting gives. */
  mails: readonly string[];
  /** The lines above and below the title. */
  around: readonly Block[];
  position: string | undefined;
};
/** With what is looked up often: places that labels name, and capitalised words inside of sentences. */
type Page = Signs & { places: ReadonlySet<string>; inside: ReadonlySet<string> };

const THRESHOLD = 4;
/** Two signs of the page itself. */
const WHOLE = 7;
/** A class that says so counts more than the name of a board in its title and address. */
const MARKED = 8;
const HEAD_LINES = 8;
const HINT =
  /\b(?:company|employer|organi[sz]ation|hiring-?organi[sz]ation|firma|unternehmen|arbeitgeber|entreprise|employeur|recruteur|societe|empresa|companyname|firm|advertiser)\b/;
const TEXT_MAXIMUM = 600;
/** The stop of `St.` or `Dr.` ends no sentence. */
const SENTENCE_END = /(?<=[.!?:])(?<!\b(?:Ste?|Sta|Dr|Prof|Mt|Nr)\.) (?=\p{Lu})/u;

/** The name that most speaks for; nothing where too little does. */
export function companyIn(given: Signs): Finding | undefined {
  const signs = pageOf(given);
  const votes = [
    ...labelVotes(signs),
    ...headVotes(signs),
    ...ownVotes(signs),
    ...signs.blocks.flatMap((block, at) => blockVotes(block, at, signs)),
  ].map((vote) => (vote.isLabelled === true ? vote : { ...vote, name: withoutTown(vote.name, signs) }));
  const isMarked = votes.some(
    (vote) => vote.weight === MARKED && isPossible(vote, signs) && !isOfHost(vote.name, signs.host ?? ''),
  );
  const tallied = tally(
    votes.filter(
      (vote) => isPossible(vote, signs) && !isOfBoard(vote, signs) && !(isMarked && isOfSite(vote, signs)),
    ),
    signs,
  );
  const ranked = tallied
    .filter(({ weight }) => weight >= THRESHOLD)
    .toSorted((one, other) => other.weight - one.weight);
  // Its own system for applications shows its name on each page too.
  const strongest = ranked.find(({ name }) => !isKnownBoard(name)) ?? ranked[0];
  if (!strongest) return undefined;
  const best = strongest.isLabelled === true ? strongest : (ranked.find(isWholeOf(strongest)) ?? strongest);
  // `Structure` may be a part of the employer whose name the page bears.
  const rival = tallied.find(
    (other) =>
      other !== best &&
      (other.isLabelled === true || (isOrganization(other.name) && other.weight >= THRESHOLD)),
  );
  return {
    value: best.name,
    source: best.isFromText ? 'text' : 'page',
    certainty: best.isLabelled === true && !rival ? 'sure' : 'guess',
  };
}

const INSIDE = /(?<=\p{Ll},? )\p{Lu}[\p{L}\p{N}'’&+-]{0,30}/gu;

function pageOf(signs: Signs): Page {
  const places = signs.pairs
    .filter(({ kind }) => kind === 'location')
    .flatMap(({ value }) => [plain(value), plain(value.split(',', 1)[0] ?? '')]);
  const inside = signs.blocks.flatMap(({ text }) => text.slice(0, TEXT_MAXIMUM).match(INSIDE) ?? []);
  const page = {
    ...signs,
    places: new Set([...places, ...signs.towns.map(plain)]),
    inside: new Set(inside.map(trimmedName)),
  };
  return { ...page, titleParts: signs.titleParts.map((part) => withoutTown(part, page)) };
}

/** `Acme Payments` or `Acme Payments GmbH` where the title or a logo says so and all else says `Acme`. */
const isWholeOf =
  ({ name }: Vote) =>
  (other: Tallied): boolean => {
    const rest = other.name.slice(name.length).replace(/^[\s,–-]{1,3}/, '');
    return (
      !other.isFromText &&
      !isPlace(rest) &&
      other.weight >= (HAS_LEGAL_FORM.test(other.name) ? THRESHOLD : WHOLE) &&
      (companyKey(other.name).startsWith(`${companyKey(name)} `) ||
        (isOrganization(other.name) && HOUSE_OF.test(beforeEnd(companyKey(other.name), companyKey(name)))))
    );
  };

/** Where a class names another employer, the site that its address and title name shows jobs of others. */
const isOfSite = ({ name, weight, isLabelled, isFromText }: Vote, { host }: Signs): boolean =>
  weight < MARKED && isLabelled !== true && !isFromText && host !== undefined && isOfHost(name, host);

const beforeEnd = (text: string, end: string) => (text.endsWith(` ${end}`) ? text.slice(0, -end.length) : '');
/** `University of Tarn` is the whole of `Tarn`. */
const HOUSE_OF = / (?:of|de|du|der|von) $/;

function isPossible({ name, isLabelled }: Vote, { position, host, places }: Page): boolean {
  if (!isCompanyName(name, { isLabelled: isLabelled === true }) || isPlace(name)) return false;
  if (isLabelled !== true && (labelKind(name) !== undefined || isGenericTitle(name))) return false;
  if (isLabelled !== true && places.has(plain(name))) return false;
  const key = plain(name);
  const trade = plain(position ?? '');
  if (trade !== '' && (key === trade || trade.startsWith(`${key} `))) return false;
  // `Accountant in Leeds` is no company, `Baker Hughes` may be one.
  if (trade !== '' && key.startsWith(`${trade} `) && / (?:in|at|bei|für|à|chez|en) /.test(name)) return false;
  return (
    !isJobBoard(name) ||
    (host !== undefined &&
      isOfHost(name, host) &&
      !/jobs?\b|\b(?:jobs?|karriere|careers?|stellen|emploi|empleo)|stellen$/i.test(name))
  );
}

/** Where another employer stands below the title, the site that its address and title name is one of jobs. */
function isOfBoard({ name, isFromText, isLabelled }: Vote, { worded, isShown, host }: Signs): boolean {
  if (!isShown || worded === undefined || host === undefined || isLabelled === true || isFromText)
    return false;
  return isOfHost(name, host) && !isOfHost(worded, host);
}

/** Labels of a house that may be a part of its employer. */
const HOUSES = new Set(
  plainList('Einrichtung, Dienststelle, institution, structure, organisme, établissement, entidad'),
);
const isOfHouse = ({ label }: Pair) => HOUSES.has(plain(label));

function labelVotes({ pairs }: Signs): Vote[] {
  return pairs
    .filter(({ kind, value }) => kind === 'company' && value.length <= 80)
    .toSorted((one, other) => Number(isOfHouse(one)) - Number(isOfHouse(other)))
    .slice(0, 6)
    .map(({ value, isMarked }, index) => ({
      name: bareName(value),
      weight: 12 - index * 3,
      isFromText: !isMarked,
      isLabelled: index === 0,
    }));
}

function headVotes({ worded, isShown, titleParts, siteName, logos }: Signs): Vote[] {
  const votes: Vote[] = titleParts.map((name) => ({
    name: bareName(withoutInvitation(name)),
    weight: 3,
    isFromText: false,
  }));
  if (worded !== undefined)
    votes.push({ name: bareName(worded), weight: isShown ? 9 : 5, isFromText: false });
  if (siteName !== undefined) votes.push({ name: bareName(siteName), weight: 4, isFromText: false });
  for (const logo of logos.slice(0, 3))
    votes.push({ name: bareName(logo.replace(/\blogo\b/gi, '')), weight: 2.5, isFromText: false });
  return votes;
}

const WHERE = / (?:in|à|en)$/;

/** `Tern Inn, Hull`, `Tern Inn in Hull`, and `Tern Inn Hull` where addresses have its name without the town. */
function withoutTown(name: string, { host, mails, places }: Page): string {
  const [legal = '', tail] = name.split(', ', 2);
  if (tail !== undefined && isLegalName(legal)) return legal;
  const words = name.split(' ');
  const isTown = (town: string) => isKnownPlace(town) || places.has(plain(town));
  const town = [1, 2].map((count) => words.slice(-count).join(' ')).find(isTown);
  if (town === undefined) return name;
  const before = trimmedName(name.slice(0, -town.length));
  const bare = before.replace(WHERE, '');
  if (bare !== before) return bare;
  const isBare = [host ?? '', ...mails].some(
    (domain) => isOfHost(bare, domain) && !domain.includes(plain(town).replaceAll(' ', '')),
  );
  return isBare || name.includes(`, ${town}`) ? bare : name;
}

/** Lines near the title or at the head of the site that addresses of its mail, or the way to its start, name too. */
function ownVotes({ blocks, around, mails }: Signs): Vote[] {
  const head = blocks.slice(0, HEAD_LINES);
  const homes = head.flatMap(({ link, pieces }) =>
    link !== undefined && HOME.test(link) ? pieces.slice(0, 1) : [],
  );
  const near = around.filter(({ zone }) => zone === 'main').map(({ text }) => text);
  const shown = [...head, ...around]
    .filter(({ zone }) => zone !== 'aside')
    .flatMap(({ text, pieces }) => [text, ...pieces, ...text.slice(0, 200).split(/ [|·•] /)])
    .filter((text) => text.length <= 80 && isOwn(text, { host: undefined, mails }));
  return [
    ...shown.map((text) => ({ name: bareName(text), weight: 3.5, isFromText: false })),
    ...homes
      .filter((name) => near.some((text) => `${text},`.startsWith(`${name},`)))
      .map((name) => ({ name: bareName(name), weight: THRESHOLD, isFromText: false })),
  ];
}
const HOME = /^(?:https?:\/\/[^/]{1,100})?\/(?:[a-z]{2}\/?)?$/;

/** A noun at the start of a sentence is a name where something else says so. */
function isSubject(name: string, signs: Page): boolean {
  if (DETERMINER.test(name)) return false;
  const bare = trimmedName(name);
  const shown = [...signs.titleParts, ...signs.logos, signs.siteName ?? '', signs.worded ?? ''];
  return (
    bare.includes(' ') ||
    isOwn(bare, signs) ||
    shown.some((text) => ` ${plain(text)} `.includes(` ${plain(bare)} `)) ||
    signs.inside.has(bare)
  );
}

function blockVotes(block: Block, at: number, signs: Page): Vote[] {
  const { pairs, titleParts } = signs;
  const { text, zone, hints, kind, pieces, marks } = block;
  if (zone === 'aside') return [];
  const start = text.slice(0, TEXT_MAXIMUM);
  const votes: Vote[] = [];
  if (zone === 'main' && HINT.test(hints) && text.length <= 80 && !pairs.some((pair) => pair.at === at))
    votes.push({ name: bareName(text), weight: kind === 'heading' ? 4 : MARKED, isFromText: false });
  for (const [index, piece] of pieces.entries())
    if (zone === 'main' && piece.length <= 80 && HINT.test(marks[index] ?? ''))
      votes.push({ name: bareName(piece), weight: MARKED, isFromText: false });
  if (text.length <= 80)
    for (const pattern of ABOUT) push(votes, pattern.exec(start)?.[1], 5, kind !== 'heading');
  // The head of a site has its name alone.
  if (text.length <= 60 && at < HEAD_LINES && titleParts.some((part) => plain(part) === plain(text)))
    push(votes, text, 2, false);
  const [, named = '', place = ''] = /^(.{3,60}), ([^,]{2,40})$/.exec(start) ?? [];
  if (zone === 'main' && isOrganization(named) && isPlace(place)) push(votes, named, 4, false);
  const [, owner] = COPYRIGHT.exec(start) ?? [];
  push(
    votes,
    owner?.replace(
      /\b(?:all rights reserved|alle rechte vorbehalten|tous droits réservés|todos los derechos.*)/i,
      '',
    ),
    3,
    false,
  );
  const isFoot = zone === 'edge';
  if (!isFoot && text.length <= 30) return votes;
  // The foot of a site has its name with its legal form.
  for (const [, name] of [...start.matchAll(LEGAL_NAME)].slice(0, 3))
    push(votes, name, isFoot ? 2 : 4, !isFoot);
  if (isFoot) return votes;
  const told = start.replace(/ \([^()]{1,60}\)/g, '');
  for (const sentence of told.split(SENTENCE_END).slice(0, 4))
    for (const [index, pattern] of OPENINGS.entries()) {
      const name = pattern.exec(sentence)?.[1];
      if (name !== undefined && (index < 2 || index > 5 || isSubject(name, signs)))
        push(votes, name, index === 0 ? 6 : 4, true);
    }
  return votes;
}

function push(votes: Vote[], name: string | undefined, weight: number, isFromText: boolean): void {
  if (name !== undefined) votes.push({ name: bareName(name), weight, isFromText });
}

const LEGAL_END = /(?:\b\p{L}\.|\b(?:Inc|Ltd|Co|Corp)\.)$/u;

const bareName = (text: string) => (LEGAL_END.test(text) ? text.trim() : trimmedName(text));
const trimmedName = (text: string) =>
  text
    .replace(/^(?:[Ll]a |[Ll]e |[Ll]['’]|[Dd]ie |[Dd]er |[Dd]as |[Tt]he )(?=\p{Ll})/u, '')
    .replace(/^\p{Ll}(?=\p{Ll}* (?:de|du|des|of|von) \p{Lu})/u, (first) => first.toUpperCase())
    .replace(/^[\s"“„«([–-]{1,4}|[\s"”“»)\].,:–-]{1,4}$/g, '')
    .replace(/(?:'|’)s$| (?:home(?:page)?|startseite|accueil|inicio)$/i, '')
    .trim();
