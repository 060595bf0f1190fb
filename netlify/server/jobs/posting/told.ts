/** What the words of a page or text tell of a job, field by field. */
import type { ReadField } from '#contracts/job-posting.ts';

import { fieldsOfHead, titleParts } from './head.ts';
import { companyIn } from './fields/company.ts';
import { contactIn, emailsOf } from './fields/contact.ts';
import { datedLanguage, dayIn, deadlineIn } from './fields/dates.ts';
import { descriptionOf, postingLines } from './fields/description-text.ts';
import { employmentIn } from './fields/employment.ts';
import type { Finding } from './fields/finding.ts';
import { addressesIn, locationIn } from './fields/location-text.ts';
import { saysClosed } from './fields/page-state.ts';
import { modeIn } from './fields/mode.ts';
import { positionIn } from './fields/position.ts';
import { requirementsIn } from './fields/requirements-text.ts';
import { salaryIn } from './fields/salary-text.ts';
import { shownEmployer, titlesBehind, withoutJobs } from './fields/shown-employer.ts';
import { isGenericTitle } from './fields/titles.ts';
import { plainBlock, type Block } from './page/block.ts';
import type { PageHead } from './page/page-head.ts';
import { pairsIn, type Pair } from './page/pairs.ts';
import { companyKey, isJobBoard, isOrganization } from './words/company-names.ts';
import { plain } from './words/plain.ts';
import { namesRole } from './words/roles.ts';

export type Told = {
  findings: Partial<Record<ReadField, Finding>>;
  pairs: Pair[];
  /** The position, or the title of the page. */
  title: string;
  /** The posting in its own words. */
  text: string;
  isClosed: boolean;
  /** The last day for applying. */
  until: { value: string; isLabelled: boolean } | undefined;
  mode: ReturnType<typeof modeIn>;
  employment: ReturnType<typeof employmentIn>;
};

type Source = {
  head: PageHead | undefined;
  blocks: readonly Block[];
  host: string | undefined;
  now?: Date;
};

const SHORTEST_DESCRIPTION = 60;
const DATED_MAXIMUM = 400;

/** In linear time of the lines. */
export function fromText({ head, blocks, host, now }: Source): Told {
  const allPairs = pairsIn(blocks);
  const position = positionIn(head, blocks, allPairs, host);
  const lines = postingLines(blocks, position.at);
  // Below the title a page may say where and how, before its main part begins.
  const begins = Math.max(position.at + 1, blocks.indexOf(lines[0] ?? plainBlock('')));
  // Where they are links they are no lines of it.
  const ends = blocks.indexOf(lines.at(-1) ?? plainBlock(''));
  const kept = new Set([
    ...blocks.slice(0, otherJobs(blocks, position.at)),
    ...blocks.slice(Math.max(0, position.at), Math.max(begins, Math.min(position.at + BELOW_TITLE, ends))),
    ...lines,
  ]);
  const near = blocks.filter((block) => block.zone !== 'aside' && (kept.has(block) || block.zone === 'edge'));
  const body = near.filter(({ zone }) => zone === 'main');
  const pairs = allPairs.filter(({ at }) => {
    const block = blocks[at];
    return block !== undefined && kept.has(block);
  });
  const name = position.finding?.value;
  const headFields = head && fieldsOfHead(head);
  const around = blocks.slice(Math.max(0, position.at - ABOVE_TITLE), begins + BELOW_TITLE);
  const signs = titleSigns(head, headFields?.company ?? position.company, name, { blocks, around });
  const addresses = addressesIn(near);
  const company = companyIn({
    pairs,
    blocks: near,
    host,
    mails: mailsOf(body),
    towns: addresses.map(({ town }) => town),
    around,
    position: name,
    ...signs,
  });
  const places = pairs.filter(({ kind }) => kind !== 'company');
  const told = locationIn(places, body, {
    title: Math.max(0, body.indexOf(blocks[position.at] ?? blocks[0] ?? ({} as Block))),
    company: company?.value,
    headTitle: headFields?.title ?? name ?? '',
    addresses,
  });
  const location = wholeLocation(told, headFields?.location ?? signs.place);
  const mode = modeIn(pairs, body);
  const text = descriptionOf(lines, pairs, blocks);
  const isOther = (text: string) => companyKey(text) !== companyKey(company?.value ?? '-');
  const contact = contactIn(
    pairs.filter(({ value }) => isOther(value)),
    blocks.filter(
      (block) =>
        (kept.has(block) || block.zone !== 'main' || block.link?.startsWith('mailto:')) &&
        isOther(block.text),
    ),
  );
  const language = datedLanguage(
    head?.language ?? '',
    body.map(({ text }) => text.slice(0, DATED_MAXIMUM)),
  );
  const until = untilIn(pairs, body, { language, now });
  const employment = employmentIn(pairs, body, name);
  const details = detailsIn(pairs, { mode, until, language, employment });
  return {
    findings: {
      ...(company && { company }),
      ...(position.finding && { position: position.finding }),
      ...withMode(location, mode),
      ...fieldOf('salary', salaryIn(pairs, body)),
      ...fieldOf('description', descriptionFinding(text, headFields?.description ?? undefined)),
      ...fieldOf('requirements', requirementsIn(lines, pairs)),
      ...fieldOf('details', details),
      ...fieldOf('contactPerson', contact.person),
      ...fieldOf('contactEmail', contact.email),
    },
    pairs,
    title: name ?? head?.title ?? '',
    text: lines.map(({ kind, text: line }) => (kind === 'item' ? `• ${line}` : line)).join('\n'),
    isClosed: saysClosed(blocks),
    until,
    mode,
    employment,
  };
}

/** `hiring … in Berlin, Germany` says more than the town alone. */
function wholeLocation(told: Finding | undefined, titled: string | undefined): Finding | undefined {
  const isWhole =
    !told ||
    (told.certainty === 'guess' && (told.source === 'text' || titled?.startsWith(told.value) === true));
  return titled && isWhole ? { value: titled, source: 'page', certainty: 'guess' } : told;
}

/** Where the jobs begin that a page lists before its own: headings that are links. */
function otherJobs(blocks: readonly Block[], title: number): number {
  const before = blocks.slice(0, Math.max(0, title));
  const isCard = ({ kind, level, linked, text, zone }: Block) =>
    kind === 'heading' && level > 1 && zone === 'main' && linked >= text.length * 0.8;
  return before.filter(isCard).length > 1 ? before.findIndex(isCard) : before.length;
}

const ABOVE_TITLE = 4;
const BELOW_TITLE = 8;

/** What titles, the lines around the position and the logos tell of the employer. */
function titleSigns(
  head: PageHead | undefined,
  worded: string | undefined,
  name: string | undefined,
  { blocks, around }: { blocks: readonly Block[]; around: readonly Block[] },
) {
  const employer = shownEmployer(worded ?? '', head ? titlesBehind(head, name ?? '') : '', around);
  const siteName = withoutJobs(head?.meta.get('og:site_name') ?? '', blocks, head?.logos);
  const parts = (head ? besides(titleParts(head), name) : []).filter((part) => !isGenericTitle(part));
  // `Coordinator, Tarn Trust`
  const tails = (head ? titleParts(head) : [])
    .map((part) => /, ([^,]{3,60})$/.exec(part)?.[1] ?? '')
    .filter(isOrganization);
  return {
    worded: employer?.name ?? worded,
    isShown: employer !== undefined,
    place: employer?.place,
    titleParts: [...parts, ...tails].map((part) => withoutJobs(part, blocks, head?.logos)),
    siteName: siteName === '' || isJobBoard(siteName) ? undefined : siteName,
    logos: head?.logos ?? [],
  };
}

const DOMAINS_MAXIMUM = 4;

/** Where the addresses of the posting are. */
function mailsOf(blocks: readonly Block[]): string[] {
  const domains = blocks.flatMap(({ text }) => emailsOf(text)).map((email) => email.split('@')[1] ?? '');
  return [...new Set(domains)].slice(0, DOMAINS_MAXIMUM);
}

const daysOf = (pairs: readonly Pair[], wanted: Pair['kind'], language: string, now?: Date): string[] =>
  pairs.filter(({ kind }) => kind === wanted).flatMap(({ value }) => dayIn(value, language, now) ?? []);

function untilIn(
  pairs: readonly Pair[],
  body: readonly Block[],
  { language, now }: { language: string; now: Date | undefined },
): Told['until'] {
  const [labelled] = daysOf(pairs, 'until', language, now);
  const [value] = labelled ? [labelled] : body.flatMap(({ text }) => deadlineIn(text, language, now) ?? []);
  return value === undefined ? undefined : { value, isLabelled: value === labelled };
}

/** What a title has besides the position, also where it words that otherwise. */
function besides(parts: readonly string[], name: string | undefined): string[] {
  // `Engineer – Castings` is one position.
  const named = new Set([name ?? '', ...(name ?? '').split(/\s[–—|-]\s/)].map(plain));
  const others = parts.filter((part) => !named.has(plain(part)));
  if (others.length < parts.length) return others;
  const words = new Set(plain(name ?? '').split(' '));
  const shared = (part: string) =>
    plain(part)
      .split(' ')
      .filter((word) => words.has(word)).length;
  const best = Math.max(0, ...parts.map(shared));
  const at = parts.findIndex((part) => best > 0 && shared(part) === best);
  const part = parts[at] ?? '';
  return namesRole(part) || 2 * best > words.size ? parts.toSpliced(at, 1) : [...parts];
}

const fieldOf = (name: ReadField, finding: Finding | undefined): Partial<Record<ReadField, Finding>> =>
  finding ? { [name]: finding } : {};

/** `Berlin · Hybrid`, `Remote`. */
export function withMode(location: Finding | undefined, mode: Told['mode']): { location?: Finding } {
  const isSaid =
    mode && mode.value !== 'On-site' && !location?.value.toLowerCase().includes(mode.value.toLowerCase());
  if (!isSaid) return location ? { location } : {};
  if (!location)
    return { location: { value: mode.value, source: mode.isLabelled ? 'page' : 'text', certainty: 'guess' } };
  return {
    location: {
      ...location,
      value: `${location.value} · ${mode.value}`,
      certainty: mode.isLabelled ? location.certainty : 'guess',
    },
  };
}

function descriptionFinding(text: string, short: string | undefined): Finding | undefined {
  if (text.length >= SHORTEST_DESCRIPTION) return { value: text, source: 'text', certainty: 'guess' };
  return short === undefined ? undefined : { value: short, source: 'page', certainty: 'guess' };
}

/** `Full-time · On-site · posted 2026-11-01 · open until 2026-12-01` */
function detailsIn(
  pairs: readonly Pair[],
  { mode, until, language, employment }: Pick<Told, 'mode' | 'until' | 'employment'> & { language: string },
): Finding | undefined {
  const [posted] = daysOf(pairs, 'posted', language);
  const parts = [
    employment?.value,
    mode?.value === 'On-site' && mode.value,
    posted && `posted ${posted}`,
    until && `open until ${until.value}`,
  ].filter(Boolean);
  if (parts.length === 0) return undefined;
  const isSaid =
    (employment?.isLabelled ?? true) &&
    (until?.isLabelled ?? true) &&
    (mode?.value !== 'On-site' || mode.isLabelled);
  return { value: parts.join(' · '), source: isSaid ? 'page' : 'text', certainty: isSaid ? 'sure' : 'guess' };
}
