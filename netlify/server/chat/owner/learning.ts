/** How the owner keeps up with his field and which standards he works by, as far as his record names it. */
import type { Draft } from '../answer/rule.ts';
import { bullets, inContext, listed, passage } from '../answer/sentences.ts';
import type { Fact } from '../knowledge/types.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { newestPosts, studies } from './interview-answers.ts';
import { notTold } from './visitor-needs-answers.ts';
import type { OwnerQuestion } from './relation.ts';

const MOST = 4;
/** Of posts and of what is said about the site. */
const NO_RECORD = new Set<Fact['kind']>(['site', 'quote', 'contact', 'tags', 'challenge']);
const LEARNS =
  /\b(?:keeps? up|stays? (?:current|up to date)|continu\w+ education|(?:attend|visit|take|read|follow)s? (?:\w+ ){0,3}(?:courses?|conferences?|journals?|meetups?|lectures?|training)|reading group)\b/i;
/** Rules that somebody has set, by what they are called. */
const STANDARDS =
  /\b(?:ISO|IEC|SOC ?[123]|ITIL|NIST|COBIT|PCI|HIPAA|GDPR|DORA|NIS ?2|HL7|FHIR|DICOM|IHE|DIN|ISAE|WCAG|BIM|RIBA|LEED|BREEAM|PRINCE2|PMBOK|Scrum|OWASP|CIS|IFRS|GAAP|Passiv\w+|Passive House)\b|\b(?:guidelines|regulations)\b/;

const factsThat = (told: RegExp, { facts }: Knowledge): Fact[] =>
  facts.filter(({ kind, text }) => !NO_RECORD.has(kind) && told.test(text)).slice(0, MOST);

/** What he is studying, what he says of it, and his newest post; how else he does it nobody has published. */
export function staysCurrent(asked: OwnerQuestion): Draft | undefined {
  const { context } = asked;
  const told = factsThat(LEARNS, context.knowledge);
  const hasPosts = context.knowledge.rows.some(({ relation }) => relation === 'post');
  const shown = [studies(asked), hasPosts ? newestPosts(asked) : undefined].filter(
    (one) => one !== undefined,
  );
  if (told.length + shown.length === 0)
    return notTold('How the field is kept up with is not published.', asked);
  return {
    text: [
      told.length > 0 ? bullets(told.map(inContext)) : 'How the field is kept up with is not described.',
      ...shown.map(({ text }) => text),
    ].join('\n'),
    passages: [...told.map((fact) => fact.passage), ...shown.flatMap(({ passages }) => passages)],
  };
}

/** Each statement that names one; of skills their names. */
export function standards(asked: OwnerQuestion): Draft | undefined {
  const { knowledge } = asked.context;
  const all = factsThat(STANDARDS, knowledge);
  if (all.length === 0) return notTold('Standards are not named in what is published.', asked);
  const skills = all.filter(({ kind }) => kind === 'skill');
  const lines = all.filter(({ kind }) => kind !== 'skill').map(inContext);
  return {
    text: [
      skills.length > 0 && `Named among the skills: ${listed(skills.map(({ text }) => text))}.`,
      lines.length > 0 && bullets(lines),
    ]
      .filter((line) => line !== false)
      .join('\n'),
    passages: all.flatMap(({ passage: { id } }) => passage(knowledge, id)),
  };
}
