/** Certifications and education. */
import { credentialItems, type CredentialItem } from '../../knowledge/entities.ts';
import { stem } from '../../language/stem.ts';
import { words } from '../../language/words.ts';
import type { Context, Rule } from '../rule.ts';
import { asksYesOrNo, bullets, listed, passage, sentence } from '../sentences.ts';
import type { Query } from '../understand.ts';

/** What a credential that is not held yet is described with, and what asks whether it is under way. */
const UNDER_WAY = /\b(in progress|prospective|expected|pursuing)\b/i;
const ASKS_WHETHER_UNDER_WAY =
  /\b(study|studying|pursue|pursuing|doing|taking|enrolled|progress|working|will)\b/;
const DEGREE = /\b(?:bachelor|master|doctorate|phd|diploma|licen[cs]e)\b/g;
/** Of papers there are more. */
const ASKS_FOR_DEGREES =
  /\b(?:degrees?|university|college|uni|study|studied|graduat(?:e|ed|ion)|alma mater)\b/;
const ABBREVIATED: Record<string, RegExp> = {
  bachelor: /\bb\.? ?(?:sc?|a|eng|ed|arch|n)\b/i,
  master: /\b(?:mba|m\.? ?(?:sc?|a|eng|ed|arch|ph))\b/i,
};

/** A credential that is named: "Does Alex have the CISSP?", "When will the MBA be finished?" */
export const namedCredential: Rule = {
  name: 'credential',
  when: ({ mentions }) => mentions[0]?.entity.kind === 'credential',
  answer: (query, { knowledge }) => {
    const names = query.mentions
      .filter(({ entity }) => entity.kind === 'credential')
      .map(({ entity }) => entity.name);
    const items = credentialItems(knowledge.content).filter(({ name }) => names.includes(name));
    const category = knowledge.content.skills.find(({ id }) =>
      items.some((item) => item.passageId === `skills/${id}`),
    );
    if (!category || items.length === 0) return undefined;
    const details = category.details.highlights.filter((text) =>
      items.some(({ name }) => startOf(text, name)),
    );
    const text = details.length > 0 ? details.map(sentence) : items.map((item) => sentence(item.text));
    return {
      text: [asksYesOrNo(query) && !query.topics.has('when') && yesOrNotYet(text, query), ...text]
        .filter(Boolean)
        .join(' '),
      passages: passage(knowledge, `skills/${category.id}`),
    };
  },
};

/** What is under way is not held: "Yes" would promise too much. Nothing where one is held and another is not. */
function yesOrNotYet(texts: string[], { text }: Query): string | undefined {
  if (ASKS_WHETHER_UNDER_WAY.test(text)) return 'Yes.';
  const held = texts.filter((detail) => !UNDER_WAY.test(detail));
  if (held.length === texts.length) return 'Yes.';
  return held.length === 0 ? 'Not yet.' : undefined;
}

export const credentials: Rule = {
  name: 'credentials',
  when: ({ topics, mentions, stems }) =>
    (topics.has('certification') || topics.has('education')) &&
    mentions.every(({ strength }) => strength < 1) &&
    // "The school extension" is built.
    !mentions.some(
      ({ entity: { kind, forms } }) =>
        kind === 'project' && stems.filter((one) => forms[0]?.includes(one)).length > 1,
    ),
  answer: (query, context) => {
    const { knowledge } = context;
    const all = credentialItems(knowledge.content);
    const [first] = all;
    if (!first) return undefined;
    const certified = query.topics.has('education') ? [] : all.filter(({ isDegree }) => !isDegree);
    const degrees = ASKS_FOR_DEGREES.test(query.text) ? all.filter(({ isDegree }) => isDegree) : [];
    const items = [certified, degrees, all].find(({ length }) => length > 0) ?? all;
    const told = items.map((item) => sentence(items === degrees ? withIssuer(item) : item.text));
    const { givenName } = knowledge.content.profile;
    const absent = namesNotAmong(
      items.map(({ text }) => text),
      query,
      context,
    );
    return {
      text: [
        absent.length > 0 && `I do not see ${listed(absent)} among the listed education and certifications.`,
        items === degrees && told.length === 1 ? told[0] : `Listed for ${givenName} are:\n${bullets(told)}`,
      ]
        .filter(Boolean)
        .join(' '),
      passages: passage(knowledge, first.passageId),
    };
  },
};

const withIssuer = ({ text, issuer }: CredentialItem): string =>
  issuer === '' || text.includes(issuer) ? text : `${text}: ${issuer}`;

/** Names in the question that none of the items holds: unknown words, and proper names of other things. */
function namesNotAmong(
  items: string[],
  { text, unknown, subject, subjectWords }: Query,
  { knowledge }: Context,
): string[] {
  const named = subjectWords.filter((_, index) => knowledge.isName(subject[index] ?? ''));
  const held = new Set(named.length > 0 ? items.flatMap(words).map(stem) : []);
  const foreign = named.filter((word) => !held.has(subject[subjectWords.indexOf(word)] ?? ''));
  const degrees = (text.match(DEGREE) ?? []).filter(
    (name) => !items.some((item) => item.toLowerCase().includes(name) || ABBREVIATED[name]?.test(item)),
  );
  return [...unknown, ...degrees, ...foreign].map((word) =>
    word.length <= 5 ? word.toUpperCase() : `“${word}”`,
  );
}

function startOf(text: string, name: string): boolean {
  return text.toLowerCase().includes(name.toLowerCase().split(' ')[0] ?? name);
}
