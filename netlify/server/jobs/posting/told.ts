/** What the words of a page or text tell of a job, field by field. */
import type { ReadField } from '#contracts/job-posting.ts';

import { fieldsOfHead, titleParts } from './head.ts';
import { companyIn } from './fields/company.ts';
import { contactIn } from './fields/contact.ts';
import { dayIn, deadlineIn } from './fields/dates.ts';
import { descriptionOf, postingLines } from './fields/description-text.ts';
import { employmentIn, modeIn } from './fields/employment.ts';
import type { Finding } from './fields/finding.ts';
import { locationIn } from './fields/location-text.ts';
import { saysClosed } from './fields/page-state.ts';
import { positionIn } from './fields/position.ts';
import { requirementsIn } from './fields/requirements-text.ts';
import { salaryIn } from './fields/salary-text.ts';
import { plainBlock, type Block } from './page/block.ts';
import type { PageHead } from './page/page-head.ts';
import { pairsIn, type Pair } from './page/pairs.ts';
import { isJobBoard } from './words/company-names.ts';
import { plain } from './words/plain.ts';

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
};

type Source = { head: PageHead | undefined; blocks: readonly Block[]; host: string | undefined };

const SHORTEST_DESCRIPTION = 60;

/** In linear time of the lines. */
export function fromText({ head, blocks, host }: Source): Told {
  const allPairs = pairsIn(blocks);
  const position = positionIn(head, blocks, allPairs);
  const lines = postingLines(blocks, position.at);
  // Below the title a page may say where and how, before its main part begins.
  const begins = Math.max(position.at + 1, blocks.indexOf(lines[0] ?? plainBlock('')));
  const kept = new Set([...blocks.slice(0, begins), ...lines]);
  const near = blocks.filter((block) => block.zone !== 'aside' && (kept.has(block) || block.zone === 'edge'));
  const body = near.filter(({ zone }) => zone === 'main');
  const pairs = allPairs.filter(({ at }) => {
    const block = blocks[at];
    return block !== undefined && kept.has(block);
  });
  const name = position.finding?.value;
  const headFields = head && fieldsOfHead(head);
  const siteName = head?.meta.get('og:site_name');
  const company = companyIn({
    pairs,
    blocks: near,
    worded: headFields?.company ?? position.company,
    titleParts: head ? besides(titleParts(head), name) : [],
    siteName: siteName !== undefined && !isJobBoard(siteName) ? siteName : undefined,
    logos: head?.logos ?? [],
    host,
    position: name,
  });
  const titleAt = Math.max(0, body.indexOf(blocks[position.at] ?? blocks[0] ?? ({} as Block)));
  const headLocation = headFields?.location;
  const told = locationIn(
    pairs.filter(({ kind }) => kind !== 'company'),
    body,
    { title: titleAt, company: company?.value, headTitle: headFields?.title ?? name ?? '' },
  );
  const worded = headLocation
    ? ({ value: headLocation, source: 'page', certainty: 'guess' } as const)
    : undefined;
  // `hiring … in Berlin, Germany` says more than the town alone.
  const location: Finding | undefined =
    worded && (!told || (told.certainty === 'guess' && worded.value.startsWith(told.value))) ? worded : told;
  const mode = modeIn(pairs, body);
  const text = descriptionOf(lines, pairs, blocks);
  const contact = contactIn(
    pairs,
    blocks.filter((block) => kept.has(block) || block.zone === 'edge' || block.link?.startsWith('mailto:')),
  );
  const until = untilIn(pairs, body);
  const details = detailsIn(pairs, body, mode, until);
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
  };
}

const daysOf = (pairs: readonly Pair[], wanted: Pair['kind']): string[] =>
  pairs.filter(({ kind }) => kind === wanted).flatMap(({ value }) => dayIn(value) ?? []);

function untilIn(pairs: readonly Pair[], body: readonly Block[]): Told['until'] {
  const [labelled] = daysOf(pairs, 'until');
  const [value] = labelled ? [labelled] : body.flatMap(({ text }) => deadlineIn(text) ?? []);
  return value === undefined ? undefined : { value, isLabelled: value === labelled };
}

/** What a title has besides the position, which comes first where it is worded otherwise. */
function besides(parts: readonly string[], name: string | undefined): string[] {
  const others = parts.filter((part) => plain(part) !== plain(name ?? ''));
  return others.length < parts.length ? others : others.slice(1);
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
  body: readonly Block[],
  mode: Told['mode'],
  until: Told['until'],
): Finding | undefined {
  const employment = employmentIn(pairs, body);
  const [posted] = daysOf(pairs, 'posted');
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
