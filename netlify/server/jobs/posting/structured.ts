/** A posting of structured data as findings: which of several is meant, and what the page says against it. */
import type { ReadField } from '#contracts/job-posting.ts';

import { dayIn } from './fields/dates.ts';
import { postingLines } from './fields/description-text.ts';
import { saysTime } from './fields/employment.ts';
import type { Finding } from './fields/finding.ts';
import { isOfHost } from './fields/hosts.ts';
import { requirementsIn } from './fields/requirements-text.ts';
import { listOf, recordOf, type FoundPosting, type JsonRecord } from './json-ld.ts';
import { readPageParts } from './page/read-page.ts';
import { textBlocks } from './page/text-blocks.ts';
import { lineOf, markupOf, textOf } from './plain-text.ts';
import { fieldsOf } from './posting.ts';
import { fromText, withMode, type Told } from './told.ts';
import { companyKey } from './words/company-names.ts';
import { plain } from './words/plain.ts';

export type StructuredJob = {
  findings: Partial<Record<ReadField, Finding>>;
  /** Until which day it says it is open. */
  until: string | undefined;
};

type Context = { url: string; told: Told; now: Date };

/** Nothing where there is no posting, or where there are several and none is the page's own. */
export function fromStructured(
  postings: readonly FoundPosting[],
  { url, told }: Context,
): StructuredJob | undefined {
  const found = chosen(postings, url, told);
  if (!found) return undefined;
  const { record, isRepaired } = found;
  const fields = fieldsOf(record);
  const findings: StructuredJob['findings'] = {};
  for (const [name, value] of Object.entries(fields) as [keyof typeof fields, string | null][]) {
    if (value === null) continue;
    const isDoubtful = isRepaired || isContradicted(name, value, told);
    findings[name] = { value, source: 'structured', certainty: isDoubtful ? 'guess' : 'sure' };
  }
  if (findings.position && isForAll(findings.position.value)) delete findings.position;
  if (findings.company && (isForAll(findings.company.value) || isOfSite(findings.company.value, url, told)))
    delete findings.company;
  Object.assign(findings, withMode(findings.location, told.mode), saidBesides(findings, told));
  const description = saidIn(record['description'], 'structured');
  const asked = description.requirements ?? told.findings.requirements;
  if (findings.requirements && asked) findings.requirements = withBoth(findings.requirements, asked);
  return {
    findings: { ...description, ...findings, ...contactOf(record), ...placeOf(findings, told) },
    until: dayIn(lineOf(record['validThrough']) ?? '') ?? told.until?.value,
  };
}

/** The longer of two, with the lines of the other that say something else. */
function withBoth(one: Finding, other: Finding): Finding {
  const [long, short] = one.value.length >= other.value.length ? [one, other] : [other, one];
  const said = wholePlain(long.value);
  const lines = short.value.split('\n').filter((line) => !said.includes(wholePlain(line)));
  const isBetter = long === one && lines.length === 0;
  return isBetter ? one : { ...long, value: [long.value, ...lines].join('\n'), certainty: 'guess' };
}

const wholePlain = (text: string) =>
  text
    .split(/\s+/)
    .map(plain)
    .filter((word) => word !== '')
    .join(' ');

/** The page may say what its data leave out: how much one works, that it is on site, and until when one can apply. */
function saidBesides({ details }: StructuredJob['findings'], told: Told): StructuredJob['findings'] {
  const mode = told.mode?.value === 'On-site' ? told.mode : undefined;
  const until = details?.value.includes('open until') ? undefined : told.until;
  const employment = saysTime(details?.value ?? '') ? undefined : told.employment;
  const kinds = employment?.value.split(', ').filter((kind) => !details?.value.includes(kind)) ?? [];
  if (!mode && !until && kinds.length === 0) return {};
  const said = [kinds.join(', '), details?.value, mode?.value, until && `open until ${until.value}`];
  const value = said.filter(Boolean).join(' · ');
  const isSure =
    [mode, until, employment].every((found) => found?.isLabelled !== false) && details?.certainty !== 'guess';
  return { details: { value, source: details?.source ?? 'page', certainty: isSure ? 'sure' : 'guess' } };
}

const BOARD = /jobs?|stellen|emploi|empleo|trabajo|karriere|career|recruit|talent|vacanc/i;

/** The site of a board may name itself where the page names whose job it is. */
function isOfSite(company: string, url: string, { findings: { company: seen } }: Told): boolean {
  const host = URL.canParse(url) ? new URL(url).hostname : '';
  return (
    seen !== undefined &&
    (seen.certainty === 'sure' || BOARD.test(company)) &&
    isOfHost(company, host) &&
    !isOfHost(seen.value, host)
  );
}

/** Words that a template left behind are no values. */
const isForAll = (value: string) =>
  /^(?:n\/?a|null|undefined|none|test|title|job title|company(?: name)?|confidential|tbd|\[.*\]|\{\{.*\}\}|%.*%)$/i.test(
    value.trim(),
  );

function chosen(postings: readonly FoundPosting[], url: string, told: Told): FoundPosting | undefined {
  const titled = postings.filter(({ record }) => lineOf(record['title'] ?? record['name']) !== null);
  if (titled.length <= 1) return titled[0] ?? postings[0];
  const title = plain(told.title);
  const byTitle = titled.filter(({ record }) => {
    const name = plain(lineOf(record['title'] ?? record['name']) ?? '');
    return name !== '' && title !== '' && (title.includes(name) || name.includes(title));
  });
  if (byTitle.length === 1) return byTitle[0];
  const byAddress = (byTitle.length > 0 ? byTitle : titled).filter(({ record }) => isAt(record, url));
  if (byAddress.length > 0) return byAddress[0];
  if (byTitle.length > 0) return byTitle[0];
  const names = new Set(titled.map(({ record }) => plain(lineOf(record['title'] ?? record['name']) ?? '')));
  return names.size === 1 ? titled[0] : undefined;
}

function isAt(record: JsonRecord, url: string): boolean {
  const path = URL.canParse(url) ? new URL(url).pathname.replace(/\/$/, '') : url;
  return [
    record['url'],
    record['@id'],
    record['sameAs'],
    recordOf(record['mainEntityOfPage'])?.['@id'] ?? record['mainEntityOfPage'],
  ].some(
    (address) =>
      typeof address === 'string' &&
      path.length > 1 &&
      address.slice(0, 2_000).split(/[?#]/, 1)[0]?.replace(/\/$/, '').endsWith(path) === true,
  );
}

/** What stands in plain sight and says something else makes both doubtful. */
function isContradicted(name: ReadField, value: string, { findings, title }: Told): boolean {
  const seen = findings[name];
  if (name === 'position') return title !== '' && sharedWords(value, title) === 0;
  if (!seen) return false;
  if (name === 'company')
    return (
      seen.certainty === 'sure' &&
      companyKey(seen.value) !== companyKey(value) &&
      sharedWords(seen.value, value) === 0
    );
  if (name === 'location') return seen.certainty === 'sure' && sharedWords(seen.value, value) === 0;
  if (name === 'salary') return seen.certainty === 'sure' && digits(seen.value) !== digits(value);
  return false;
}

function sharedWords(one: string, other: string): number {
  const words = new Set(plain(one).split(' '));
  return plain(other)
    .split(' ')
    .filter((word) => word.length > 1 && words.has(word)).length;
}
const digits = (text: string) => (text.match(/\d+/g) ?? []).join('');

/** What data leave out their description may say: what is asked, what is paid, whom to write to. */
export function saidIn(description: unknown, source: Finding['source']): Partial<Record<ReadField, Finding>> {
  const blocks = textBlocks(textOf(description) ?? '');
  const { findings, pairs } = fromText({ head: undefined, blocks, host: undefined });
  const markup = markupOf(description);
  const lines = postingLines(markup === undefined ? blocks : readPageParts(markup).blocks, -1);
  const told = { ...findings, requirements: requirementsIn(lines, pairs) };
  const said: Partial<Record<ReadField, Finding>> = {};
  for (const field of ['requirements', 'salary', 'contactPerson', 'contactEmail'] as const) {
    const finding = told[field];
    if (finding) said[field] = { ...finding, source };
  }
  return said;
}

/** `applicationContact` names a person or an office. */
function contactOf(record: JsonRecord): Partial<Record<ReadField, Finding>> {
  const contact = recordOf(listOf(record['applicationContact'])[0]);
  if (!contact) return {};
  const name = lineOf(contact['name']);
  const email = lineOf(contact['email'])?.replace(/^mailto:/i, '');
  return {
    ...(name !== null &&
      /\s/.test(name) && { contactPerson: { value: name, source: 'structured', certainty: 'sure' } }),
    ...(email !== undefined &&
      /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i.test(email) && {
        contactEmail: { value: email, source: 'structured', certainty: 'sure' },
      }),
  };
}

/** `Remote` alone says less than what the page says of the place. */
function placeOf({ location }: StructuredJob['findings'], told: Told): Partial<Record<ReadField, Finding>> {
  const seen = told.findings.location;
  if (!location || !seen || location.value !== 'Remote') return {};
  return seen.value.includes('Remote')
    ? { location: seen }
    : { location: { ...seen, value: `${seen.value} · Remote` } };
}
