/** Reads a job from a page or from pasted text: each field from the best that speaks of it, with how sure that is. */
import {
  POSTING_TEXT_MAXIMUM,
  READ_FIELDS,
  type JobOrigins,
  type PostingState,
  type ReadField,
} from '#contracts/job-posting.ts';
import type { ParsedJob } from '#contracts/jobs.ts';

import type { Finding } from './fields/finding.ts';
import { jobLinkIn } from './fields/job-link.ts';
import { stateOf } from './fields/page-state.ts';
import { readPageParts } from './page/read-page.ts';
import { textBlocks } from './page/text-blocks.ts';
import { lineOf, shownText, textOf } from './plain-text.ts';
import { fromStructured, type StructuredJob } from './structured.ts';
import { structuredIn } from './json-ld.ts';
import { fromText, type Told } from './told.ts';
import { companyKey } from './words/company-names.ts';

export type PageSource = { url: string; html: string };
export type TextSource = { text: string; url?: string | undefined };
type Findings = Partial<Record<ReadField, Finding>>;

const LONG: ReadonlySet<ReadField> = new Set(['description', 'requirements', 'details']);

/** The job of a page, or what the page is instead; nothing where it tells of no job at all. */
export function jobOfPage({ url, html }: PageSource, now: Date): ParsedJob | undefined {
  const parts = readPageParts(html);
  const { postings, isArticle } = structuredIn(parts.jsonLd, parts.items);
  const host = hostOf(url);
  const told = fromText({ head: parts, blocks: parts.blocks, host, now });
  const structured = fromStructured(postings, { url, told, now });
  const findings = merged(structured, told);
  const source = lineOf(parts.meta.get('og:site_name')) ?? host ?? null;
  const state = structured
    ? stateOfStructured(structured, told, now)
    : pageState(
        postings.length > 1,
        stateOf({ head: parts, blocks: parts.blocks, pairs: told.pairs, title: told.title, isArticle }),
        told,
        now,
      );
  if (findings.position === undefined && (state === 'open' || state === 'closed')) return undefined;
  return assembled(findings, state, { url, source, text: told.text });
}

/** The same for text that somebody pasted, of whatever origin; HTML is read as a page. */
export function jobOfText({ text, url }: TextSource, now: Date): ParsedJob | undefined {
  if (
    /<(?:html|body|head|div|p|script|h1|table|title)[\s>]/i.test(text.slice(0, 20_000)) &&
    /<\/[a-z]/i.test(text)
  ) {
    const job = jobOfPage({ url: url ?? '', html: text }, now);
    if (job) return job;
  }
  const blocks = textBlocks(text);
  const told = fromText({ head: undefined, blocks, host: url === undefined ? undefined : hostOf(url), now });
  // Whoever pastes a text says that it is a posting.
  const state = pageState(false, told.isClosed ? 'closed' : 'open', told, now);
  const findings = merged(undefined, told);
  for (const finding of Object.values(findings)) finding.source = 'text';
  if (Object.keys(findings).length === 0) return undefined;
  return assembled(findings, state, {
    url: url ?? jobLinkIn(text) ?? '',
    source: url === undefined ? null : (hostOf(url) ?? null),
    text: told.text,
  });
}

const hostOf = (url: string): string | undefined =>
  URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') || undefined : undefined;

function stateOfStructured({ until }: StructuredJob, told: Told, now: Date): PostingState {
  return told.isClosed || isPast(until, now) ? 'closed' : 'open';
}

function pageState(hasMany: boolean, state: PostingState, told: Told, now: Date): PostingState {
  if (state !== 'open') return state;
  if (hasMany) return 'list';
  return isPast(told.until?.value, now) ? 'closed' : 'open';
}

/** A day that is over everywhere. */
export const isPast = (day: string | undefined, now: Date) =>
  day !== undefined && day < new Date(now.getTime() - 12 * 60 * 60 * 1_000).toISOString().slice(0, 10);

/** Structured data first; where the page says otherwise in plain sight, neither is sure. */
function merged(structured: StructuredJob | undefined, told: Told): Findings {
  const findings: Findings = {};
  for (const field of READ_FIELDS) {
    const finding = structured?.findings[field] ?? told.findings[field];
    if (finding) findings[field] = finding;
  }
  // An employer is nobody to ask for.
  if (companyKey(findings.contactPerson?.value ?? '') === companyKey(findings.company?.value ?? '-'))
    delete findings.contactPerson;
  return findings;
}

/** A page of scripts shows less than its data hold. */
const longer = (one: string, other: string) => (one.length >= other.length ? one : other);

export function assembled(
  findings: Findings,
  state: PostingState,
  { url, source, text }: { url: string; source: string | null; text: string },
): ParsedJob {
  const isJob = state === 'open' || state === 'closed';
  const values: Partial<Record<ReadField, string | null>> = {};
  const origins: JobOrigins = {};
  for (const field of READ_FIELDS) {
    const finding = isJob ? findings[field] : undefined;
    const value = finding && (LONG.has(field) ? textOf(finding.value) : lineOf(finding.value));
    values[field] = value ?? null;
    if (finding && value) origins[field] = { source: finding.source, certainty: finding.certainty };
  }
  if (isJob && source !== null) {
    values.source ??= source;
    origins.source ??= { source: 'page', certainty: 'sure' };
  }
  const {
    company = null,
    position = null,
    location = null,
    salary = null,
    description = null,
    requirements = null,
    details = null,
    contactPerson = null,
    contactEmail = null,
  } = values;
  return {
    company,
    position,
    location,
    salary,
    description,
    requirements,
    details,
    contactPerson,
    contactEmail,
    source: values.source ?? null,
    jobUrl: url,
    posting: {
      text: isJob ? shownText(longer(text, description ?? ''), POSTING_TEXT_MAXIMUM) : null,
      state,
      origins,
    },
  };
}
