/** Everything that is published as sentences, with what a demand needs to find them: by stem, by term, by record. */
import type { Evidence } from '#contracts/fit.ts';

import type { PublishedText } from '../blog/published/service.ts';
import { cutIntoFacts, postPassage } from '../chat/knowledge/passages.ts';
import type { Fact } from '../chat/knowledge/types.ts';
import { tellingStems, unitsOf, type Unit } from '../chat/knowledge/units.ts';
import type { Reading } from './concepts.ts';
import type { Finding } from './finding.ts';
import type { SiteContent } from '../content/site-content.ts';
import { findMentions } from '../matching/text/mentions.ts';
import { tokenize } from '../matching/text/tokens.ts';
import { currentVocabulary } from '../matching/vocabulary/built-in.ts';
import { IT_STEM } from './related-words.ts';

/** In characters; a longer sentence is shown by its beginning. */
const LONGEST_EVIDENCE = 240;

/** Numbers of units, ascending. */
export type Holders = ReadonlyMap<string, readonly number[]>;

export type PublishedUnits = {
  content: SiteContent;
  units: readonly Unit[];
  /** Which units hold a stem in their text, and which in what stands above it. */
  byStem: Holders;
  byContext: Holders;
  /** Which units name a term of the vocabulary, or one that implies it. */
  byTerm: Holders;
  /** The units of one record, such as a role. */
  byRecord: ReadonlyMap<string, readonly Unit[]>;
  /** Certificates and degrees: units that say them. */
  credentials: ReadonlySet<number>;
  /** What is advice or a problem told, rather than something done. */
  isTold: (unit: Unit) => boolean;
  evidenceAt: (unit: Unit) => Evidence;
};

/** What a demand is held against, and how it is read. */
export type About = {
  published: PublishedUnits;
  /** `2026-11`, for roles that last. */
  month: string;
  read: (text: string) => Reading;
  /** Whether the posting is of the published trade: else years of no named thing are of another. */
  isOfTrade: boolean;
  /** What was found for the place of the work, where the posting names one. */
  place?: Finding | undefined;
};

/** What a program says proves nothing. */
const CODE = /^(```|~~~)[^]*?^\1/gm;

/** Degrees by their short names, written out, so that either way of writing finds the other. */
const SHORT_DEGREES: readonly [RegExp, string][] = [
  [/\bM\.?Arch\b/, 'master degree Architecture'],
  [/\bB\.?Arch\b/, 'bachelor degree Architecture'],
  [/\bM\.?Eng\b/, 'master degree Engineering'],
  [/\bB\.?Eng\b/, 'bachelor degree Engineering'],
  [/\bM\.?Sc\.?N\b/, 'master degree Nursing'],
  [/\bB\.?Sc\.?N\b/, 'bachelor degree Nursing'],
  [/\bMSN\b/, 'master degree Nursing'],
  [/\bBSN\b/, 'bachelor degree Nursing'],
  [/\bM\.?Ed\b/, 'master degree Education'],
  [/\bB\.?Ed\b/, 'bachelor degree Education'],
  [/\bLL\.?M\b/, 'master degree Law'],
  [/\bLL\.?B\b/, 'bachelor degree Law'],
  [/\bMPH\b/, 'master degree Public Health'],
  [/\bMPA\b/, 'master degree Public Administration'],
  [/\bMFA(?= (?:in|from|degree)\b)/, 'master degree Fine Arts'],
];
/** Known by its short name. */
const MBA: readonly [RegExp, string] = [/\bMBA\b/, 'master degree Business Administration'];

/** The short names of degrees in a demand written out. */
export const withDegreesWritten = (text: string): string =>
  SHORT_DEGREES.reduce((written, [name, full]) => written.replace(name, full), text);

/** What the short names of a text stand for; empty where it has none. */
const degreesIn = (text: string): string =>
  [...SHORT_DEGREES, MBA]
    .filter(([name]) => name.test(text))
    .map(([, full]) => full)
    .join(' ');

export function publishedUnits(content: SiteContent, posts: PublishedText[]): PublishedUnits {
  const facts = cutIntoFacts(content)
    .facts.filter(({ kind }) => kind !== 'site')
    .flatMap((fact) => (fact.kind === 'tags' ? itemsOf(fact) : [fact]));
  const units = unitsOf(
    facts,
    posts.map((post) => ({
      post: { ...post, content: post.content.replace(CODE, '') },
      passage: postPassage(post),
    })),
  ).map((unit) => ({ ...unit, stems: new Set([...unit.stems, ...tellingStems(degreesIn(unit.text))]) }));
  const vocabulary = currentVocabulary();
  const empty = () => new Map<string, number[]>();
  const [byStem, byContext, byTerm] = [empty(), empty(), empty()];
  for (const { id, text, lead, stems, context, kind } of units) {
    if (kind === 'contact') continue; // where he is and what he seeks shows nothing done
    if (/\bIT\b/.test(lead)) hold(byContext, IT_STEM, id);
    for (const stem of stems) hold(byStem, stem, id);
    for (const stem of context) hold(byContext, stem, id);
    const tokens = tokenize(text);
    if (tokens.some((token) => token.text === 'IT')) hold(byStem, IT_STEM, id);
    for (const { term } of findMentions(tokens, vocabulary))
      for (const name of [term.name, ...term.implies]) hold(byTerm, name, id);
  }
  const shown = new Set(
    content.skills.flatMap(({ skills }) =>
      skills.flatMap((skill) => (typeof skill !== 'string' && skill.credential ? [skill.text] : [])),
    ),
  );
  const places = placesOf(content);
  return {
    ...{ content, units, byStem, byContext, byTerm },
    byRecord: Map.groupBy(units, ({ passage }) => passage.id),
    credentials: new Set(units.filter(({ text }) => shown.has(text)).map(({ id }) => id)),
    isTold: ({ kind, passage }) => kind === 'challenge' || passage.id.startsWith('posts/'),
    evidenceAt: ({ text, passage }) => ({
      sentence: text.length > LONGEST_EVIDENCE ? `${text.slice(0, LONGEST_EVIDENCE).trimEnd()} …` : text,
      title: passage.title,
      url: places.get(passage.id) ?? passage.url,
    }),
  };
}

/** Each by itself: words of two of them say nothing together. */
const itemsOf = (fact: Fact): Fact[] => fact.text.split(', ').map((text) => ({ ...fact, text }));

function hold(lists: Map<string, number[]>, key: string, id: number): void {
  const known = lists.get(key);
  if (!known) lists.set(key, [id]);
  else if (known.at(-1) !== id) known.push(id);
}

/** The record page has what has details; of the rest the landing page has the card. */
function placesOf({ roles, skills, projects }: SiteContent): Map<string, string> {
  const named = { role: roles, skill: skills, project: projects };
  return new Map(
    Object.entries(named).flatMap(([kind, entries]) =>
      entries.flatMap(({ id, details }, index) =>
        Object.values(details).some((text) => text.length > 0)
          ? [[`${kind}s/${id}`, `/record#${kind}-${index + 1}`] as const]
          : [],
      ),
    ),
  );
}
