/** The company of a job: every sign on the page votes, the name with the most votes wins. */
import type { Block } from '../page/block.ts';
import type { Pair } from '../page/pairs.ts';
import {
  companyKey,
  isCompanyName,
  isJobBoard,
  isKnownBoard,
  isOrganization,
  LEGAL_NAME,
} from '../words/company-names.ts';
import { isPlace } from '../words/places.ts';
import { plain, plainList } from '../words/plain.ts';
import type { Finding } from './finding.ts';

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
  position: string | undefined;
};
type Vote = { name: string; weight: number; isFromText: boolean; isLabelled?: boolean };

const THRESHOLD = 4;
const HEAD_LINES = 8;
const HINT =
  /\b(?:company|employer|organi[sz]ation|hiring-?organi[sz]ation|firma|unternehmen|arbeitgeber|entreprise|employeur|recruteur|societe|empresa|companyname|brand)\b/;
const NAME = String.raw`(\p{Lu}[\p{L}\p{N}'’.&+-]{0,30}(?: (?:\p{Lu}[\p{L}\p{N}'’.&+-]{0,30}|&|und|and|et|y|de|du|des|of|für|von|the|la|\d{1,4})){0,5})`;
const ABOUT = [
  new RegExp(
    String.raw`^(?i:(?:about|who is|why|join|life at|working at|work at|careers at|jobs at|welcome to|meet|what is) (?:the )?)${NAME}[?:!.]?$`,
    'u',
  ),
  new RegExp(
    String.raw`^(?i:(?:über|warum|karriere bei|arbeiten bei|wer ist|willkommen bei|jobs bei|das ist|das bietet) (?:die |das |den |der )?)${NAME}[?:!.]?$`,
    'u',
  ),
  new RegExp(
    String.raw`^(?i:(?:à propos d(?:e |['’]|u )|qui est |pourquoi |rejoignez |travailler chez |rejoindre |découvrez |bienvenue chez )(?:la |le |l['’])?)${NAME}(?i:\s?[?:!.]?$)`,
    'u',
  ),
  new RegExp(
    String.raw`^(?i:(?:sobre|acerca de|quién es|por qué|únete a|trabaja en|trabajar en|conoce|bienvenido a) (?:la |el )?)${NAME}[?:!.]?$`,
    'u',
  ),
];
const OPENINGS = [
  new RegExp(
    String.raw`(?i:(?:my|our|mein|unser|notre|mi|nuestro) (?:client|kunde|cliente)(?:,| is| ist| est| es)? )${NAME}`,
    'u',
  ),
  new RegExp(
    String.raw`^(?i:(?:at|here at|bei|chez|en) (?:der |dem |la |le |l['’])?)${NAME}(?i:,? (?:we|you|our|wir|dich|sie|nous|vous|on|nos|notre|creemos|trabajamos|queremos|buscamos|somos|entwickeln|arbeiten|bieten|erwartet|dreht|steht|glauben)\b)`,
    'u',
  ),
  new RegExp(
    String.raw`^(?:the |die |der |das |la |le |les |el )?${NAME},? (?:is|are|has|was|needs|wants|provides|builds|makes|operates|helps|runs|delivers|seeks|develops|manufactures|offers|designs)\b`,
    'u',
  ),
  new RegExp(
    String.raw`^(?i:(?:die |der |das )?)${NAME}(?i:,? (?:ist|sind|versorgt|fertigt|verkauft|berät|vertreibt|sucht|suchen|bietet|entwickelt|betreibt|gehört|zählt|steht|beschäftigt|produziert|baut)\b)`,
    'u',
  ),
  new RegExp(
    String.raw`^(?i:(?:la |le |les |l['’])?)${NAME}(?i:,? (?:est|protège|accueille|exploite|réunit|gère|produit|vend|forme|recherche|recrute|conçoit|accompagne|développe|propose|fabrique|emploie|cherche)\b)`,
    'u',
  ),
  new RegExp(
    String.raw`^(?i:(?:la |el |los )?)${NAME}(?i:,? (?:es|gestiona|atiende|acoge|produce|vende|busca|somos|desarrolla|ofrece|fabrica|cuenta con|selecciona|precisa|necesita|incorpora|opera)\b)`,
    'u',
  ),
  new RegExp(String.raw`^(?i:(?:we at|wir bei|wir von|wir,? die|nous,? chez|en) )${NAME}`, 'u'),
  new RegExp(
    String.raw`\b(?:join|rejoignez|únete a|joining|to work (?:at|for)|arbeiten bei|verstärken sie|verstärke) (?:the |die |das )?${NAME}`,
    'u',
  ),
];
const COPYRIGHT =
  /(?:©|\(c\)|copyright)\s{0,3}(?:\d{4}\s{0,3}(?:[-–]\s{0,3}\d{4})?)?\s{0,3}(?:by )?([^|·•–—.,]{2,60})/i;
const TEXT_MAXIMUM = 600;
/** The stop of `St.` or `Dr.` ends no sentence. */
const SENTENCE_END = /(?<=[.!?:])(?<!\b(?:Ste?|Sta|Dr|Prof|Mt|Nr)\.) (?=\p{Lu})/u;

/** The name that most speaks for; nothing where too little does. */
export function companyIn(signs: Signs): Finding | undefined {
  const votes = [
    ...labelVotes(signs),
    ...headVotes(signs),
    ...signs.blocks.flatMap((block, at) => blockVotes(block, at, signs)),
  ];
  const tallied = tally(
    votes.filter((vote) => isPossible(vote, signs) && !isOfBoard(vote, signs)),
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

/** `Acme Payments` where the title or a logo says so and all else says `Acme`. */
const isWholeOf =
  ({ name }: Vote) =>
  (other: Tallied): boolean =>
    !other.isFromText &&
    other.weight >= 2 * THRESHOLD &&
    companyKey(other.name).startsWith(`${companyKey(name)} `);

function isPossible({ name, isLabelled }: Vote, { position, host }: Signs): boolean {
  if (!isCompanyName(name, { isLabelled: isLabelled === true }) || isPlace(name)) return false;
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
  const votes: Vote[] = titleParts.map((name) => ({ name: bareName(name), weight: 3, isFromText: false }));
  if (worded !== undefined)
    votes.push({ name: bareName(worded), weight: isShown ? 9 : 5, isFromText: false });
  if (siteName !== undefined) votes.push({ name: bareName(siteName), weight: 4, isFromText: false });
  for (const logo of logos.slice(0, 3))
    votes.push({ name: bareName(logo.replace(/\blogo\b/gi, '')), weight: 3, isFromText: false });
  return votes;
}

function blockVotes(block: Block, at: number, { pairs, titleParts }: Signs): Vote[] {
  const { text, zone, hints, kind } = block;
  if (zone === 'aside') return [];
  const start = text.slice(0, TEXT_MAXIMUM);
  const votes: Vote[] = [];
  if (zone === 'main' && HINT.test(hints) && text.length <= 80 && !pairs.some((pair) => pair.at === at))
    votes.push({ name: bareName(text), weight: kind === 'heading' ? 4 : 6, isFromText: false });
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
    for (const pattern of OPENINGS)
      push(votes, pattern.exec(sentence)?.[1], pattern === OPENINGS[0] ? 6 : 4, true);
  return votes;
}

function push(votes: Vote[], name: string | undefined, weight: number, isFromText: boolean): void {
  if (name !== undefined) votes.push({ name: bareName(name), weight, isFromText });
}

const LEGAL_END = /(?:\b\p{L}\.|\b(?:Inc|Ltd|Co|Corp)\.)$/u;
const HAS_LEGAL_FORM = new RegExp(LEGAL_NAME.source, 'u');

const bareName = (text: string) => (LEGAL_END.test(text) ? text.trim() : trimmedName(text));
const trimmedName = (text: string) =>
  text
    .replace(/^[\s"“„«([–-]{1,4}|[\s"”“»)\].,:–-]{1,4}$/g, '')
    .replace(/(?:'|’)s$/, '')
    .trim();

type Tallied = Vote & { best: number };

/** Names that are one are added up; the strongest spelling is the one that is shown. */
function tally(votes: readonly Vote[], { host, titleParts, siteName }: Signs): Tallied[] {
  const byKey = new Map<string, Tallied>();
  const seen = new Set<string>();
  for (const vote of votes) {
    const key = companyKey(vote.name);
    const before = byKey.get(key);
    // The same sign of the same strength again says little more.
    const again = `${key} ${vote.weight}`;
    const weight = seen.has(again) ? 0.5 : vote.weight;
    seen.add(again);
    if (!before) byKey.set(key, { ...vote, best: vote.weight });
    else {
      const isWhole =
        HAS_LEGAL_FORM.test(vote.name) && !HAS_LEGAL_FORM.test(before.name) && before.isLabelled !== true;
      const isLess = HAS_LEGAL_FORM.test(before.name) && !HAS_LEGAL_FORM.test(vote.name);
      const isBetter = isWhole || (vote.weight > before.best && !isLess);
      byKey.set(key, {
        ...(isBetter ? vote : before),
        weight: before.weight + weight,
        best: Math.max(before.best, vote.weight),
        isLabelled: before.isLabelled === true || vote.isLabelled === true,
      });
    }
  }
  for (const [key, one] of byKey) {
    if (host !== undefined && isOfHost(one.name, host)) one.weight += 3;
    if ([...titleParts, siteName ?? ''].some((part) => companyKey(part) === key)) one.weight += 1;
  }
  return [...byKey.values()];
}

const HOST_NOISE = new Set(
  'www jobs job careers career karriere apply talent join work recruiting hiring emploi empleo com org net io de fr es uk co eu ch at example'.split(
    ' ',
  ),
);

/** `careers.acme-robotics.com` is of Acme Robotics. */
export function isOfHost(name: string, host: string): boolean {
  const key = companyKey(name).replaceAll(' ', '');
  if (key.length < 3) return false;
  return host.split('.').some((label) => {
    const bare = label.toLowerCase().replace(/[^a-z0-9]/g, '');
    return (
      bare.length >= 3 &&
      !HOST_NOISE.has(bare) &&
      (bare === key || (key.length >= 5 && bare.includes(key)) || (bare.length >= 5 && key.includes(bare)))
    );
  });
}
