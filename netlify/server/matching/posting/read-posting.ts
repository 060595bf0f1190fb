/** Reads what a posting asks for: in English, German and French, and in no time that grows faster than its text. */
import { foldedWords } from '../text/fold.ts';
import { findMentions, type Mention } from '../text/mentions.ts';
import { tokenize, type Tokens } from '../text/tokens.ts';
import type { Posting, Requirement, RequirementKind } from '../types.ts';
import { currentVocabulary } from '../vocabulary/built-in.ts';
import { clausesIn, type Clause, type ClauseOrigin } from './clauses.ts';
import { groupsOf } from './groups.ts';
import { languagesIn } from '../text/languages.ts';
import { placeIn } from './place.ts';
import { FUNCTION_WORDS, NO_TERMS } from './plain-words.ts';
import { linesOf, LONGEST_POSTING } from './sections.ts';
import { unknownTermsIn } from './unknown-terms.ts';
import { subjectsOf, yearsIn } from './years.ts';

type Page = { text: string; tokens: Tokens; isGerman: boolean };
type Found = { requirement: Requirement; origin: ClauseOrigin };
type Draft = { from: number; to: number; requirement: Requirement };

/**
 * What `text` asks for, in its order, each thing once; where it stands as needed and as welcome, it is needed.
 *
 * @throws {Error} where the owner's vocabulary does not fit (see `currentVocabulary`)
 */
export function readPosting(text: string): Posting {
  const vocabulary = currentVocabulary();
  const tokens = tokenize(text.slice(0, LONGEST_POSTING));
  const page: Page = { text, tokens, isGerman: isGermanText(tokens) };
  const lines = linesOf(text, tokens);
  const mentions = findMentions(tokens, vocabulary);
  let next = 0;
  let groupsSoFar = 0;
  const found: Found[] = [];
  const waived = new Set<string>();
  for (const clause of clausesIn(tokens, lines)) {
    while ((mentions[next]?.from ?? Infinity) < clause.from) next += 1;
    const inside: Mention[] = [];
    for (let at = next; (mentions[at]?.from ?? Infinity) < clause.to; at += 1) {
      const mention = mentions[at];
      if (mention) inside.push(mention);
    }
    if (clause.origin === 'waived') {
      for (const { term } of inside) waived.add(term.name);
      continue;
    }
    const drafts = draftsOf(page, clause, inside);
    const groups = groupsOf(tokens, drafts);
    const { origin } = clause;
    drafts.forEach(({ requirement }, at) => {
      const group = groups[at];
      const grouped = group === undefined ? requirement : { ...requirement, group: groupsSoFar + group };
      found.push({ requirement: grouped, origin });
    });
    for (const requirement of yearsIn(text, tokens, clause, inside)) {
      found.push({ requirement, origin });
      if (origin !== 'list') continue;
      for (const subject of subjectsOf(requirement, vocabulary)) found.push({ requirement: subject, origin });
    }
    groupsSoFar += Math.max(-1, ...groups.map((group) => group ?? -1)) + 1;
  }
  return {
    text,
    requirements: [
      ...onceEach(
        found.filter(({ origin, requirement }) => origin !== 'duty' || !waived.has(requirement.term)),
      ),
      ...placeIn(text, tokens, lines),
    ],
  };
}

const GERMAN = foldedWords('und mit der die das den wir sie ihr du oder fur von im zu');
const GERMAN_FROM = 0.06;

/** Where the small words of German are frequent. */
export const isGermanText = (tokens: Tokens) =>
  tokens.filter(({ key }) => GERMAN.has(key)).length >= GERMAN_FROM * tokens.length;

function draftsOf(page: Page, clause: Clause, mentions: readonly Mention[]): Draft[] {
  const { text, tokens } = page;
  const draft = (kind: RequirementKind, term: string, value: string, from: number, to: number): Draft => {
    const start = tokens[from]?.start ?? 0;
    const end = tokens[to - 1]?.end ?? start;
    const span = { quote: text.slice(start, end), start, end };
    return { from, to, requirement: { kind, necessity: clause.necessity, term, value, span } };
  };
  const known = mentions
    // What a job consists of tells skills, but no manners and no diplomas.
    .filter(({ term }) => clause.origin !== 'duty' || term.kind === 'terms' || term.kind === 'certificates')
    .filter((mention) => clause.origin === 'list' || !isOfACompany(tokens, clause, mention))
    .map(({ term, from, to }) => {
      const isProof = term.kind === 'certificates' || term.kind === 'degrees';
      return draft(isProof ? 'certificate' : 'term', term.name, '', from, to);
    });
  const languages = clause.origin === 'duty' ? [] : languagesIn(tokens, clause, true);
  const spoken = languages.map(({ language, level, from, to }) =>
    draft('language', language, level, from, to),
  );
  const taken = new Set([...mentions, ...languages].flatMap(({ from, to }) => range(from, to)));
  const unknown = unknownTermsIn(tokens, clause, taken, page.isGerman).map(({ from, to }) => {
    const { requirement, ...place } = draft('term', '', '', from, to);
    return { ...place, requirement: { ...requirement, term: requirement.span.quote } };
  });
  return [...known, ...spoken, ...unknown].sort((a, b) => a.from - b.from || b.to - a.to);
}

const COMPANY_VERBS = foldedWords(
  'is are was has have seeks operates provides sucht ist hat recherche est a',
);

/** `Harborline Freight is looking for …`: a sentence that begins with a name in capitals. */
function isOfACompany(tokens: Tokens, { from }: Clause, mention: Mention): boolean {
  const lead = tokens.slice(from, mention.from);
  return (
    lead.length > 0 &&
    lead.length <= 2 &&
    lead.every(({ text, key }) => /^\p{Lu}/u.test(text) && !FUNCTION_WORDS.has(key) && !NO_TERMS.has(key)) &&
    COMPANY_VERBS.has(tokens[mention.to]?.key ?? '')
  );
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

/** A list says what is asked more exactly than a sentence, and a sentence than the duties. */
const WEIGHT: Record<ClauseOrigin, number> = { list: 2, sentence: 1, duty: 0, waived: 0 };

/**
 * The first of each term stays, at its strongest; what a list calls welcome is welcome.
 * Years of one subject are the same requirement as well.
 */
function onceEach(found: readonly Found[]): Requirement[] {
  const byTerm = new Map<string, Found>();
  for (const next of found) {
    const key = `${next.requirement.kind}\n${next.requirement.term.toLowerCase()}`;
    const known = byTerm.get(key);
    byTerm.set(key, known ? merged(known, next) : next);
  }
  const kept = [...byTerm.values()].map(({ requirement }) => requirement);
  const sizes = Map.groupBy(kept, ({ group }) => group);
  return kept.map(({ group, ...alone }) =>
    group === undefined || sizes.get(group)?.length === 1 ? alone : { ...alone, group },
  );
}

function merged(known: Found, next: Found): Found {
  if (known.origin !== next.origin) {
    const asked = WEIGHT[known.origin] < WEIGHT[next.origin] ? next : known;
    return { ...asked, requirement: { ...asked.requirement, span: known.requirement.span } };
  }
  const isNeeded = [known, next].some(({ requirement }) => requirement.necessity === 'must');
  const value = known.requirement.value || next.requirement.value;
  const requirement = {
    ...known.requirement,
    necessity: isNeeded ? ('must' as const) : ('nice' as const),
    value,
  };
  return { origin: known.origin, requirement };
}
