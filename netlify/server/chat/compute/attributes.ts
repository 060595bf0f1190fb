/** Sides of one row that a short question asks for: its dates, place, length, link, subject. */
import type { Row } from '../knowledge/rows.ts';
import { monthsOf } from './query.ts';
import { inTime, lasting, rowInWords } from './say.ts';

type Attribute = {
  asked: RegExp;
  say: (row: Row, now: Date, text: string) => string | undefined;
};

/** A question for the date of a text, not for one that it tells of. */
const OF_TEXT =
  /\b(?:posts?|articles?|blogs?|entry|essay|pieces?|write up|publi\w+|posted|appear\w*|c[oa]mes? out|go(?:es)? (?:online|live)|went|online|writ\w+|wrote|releas\w+)\b/;

/** How long something is done at any time, which the time of a project is not. */
const HABIT = /\bhow long (?:do|does|should|must|can)\b(?!.*\b(?:take|last|run)\b)/;

/** Whoever says years too wants both. */
export const IN_MONTHS = /^(?!.*\byears\b).*\bmonths\b/;

export const NOT_DATED = 'the date is not stated here.';

const ATTRIBUTES: Attribute[] = [
  {
    asked: /\b(?:listed|contains?|contained|included?|inside|belongs?|what is in)\b/,
    say: ({ name, summary, relation }) => (relation === 'area' ? `${name}: ${summary}.` : undefined),
  },
  {
    asked:
      /^(?:and |so )?(?:is|are|was|do(?:es)?(?=.{0,80}\b(?:work|serve|run|hold)\b))\b.{0,80}\b(?:still|currently|any ?more|any longer|no longer)\b/,
    say: (row) =>
      row.relation === 'role' ? `${row.end ? 'No' : 'Yes'}: ${row.name} (${inTime(row)}).` : undefined,
  },
  {
    asked:
      /\b(link|url|web ?site|web ?page|homepage|profile|is there an article|address|(?:where|how) (?:can|could|do|would) (?:i|we|one|he|she|they|people) (read|find|see|watch|check|verify|confirm|validate))\b/,
    say: ({ url, name }) => (url ? `${name}: ${url}` : undefined),
  },
  {
    asked:
      /\b(how (?:long|old|much time)|duration|length of|how many (months|years)|in months|(?:total|whole) time (?:at|in|with|for|as|spent))\b/,
    say: (row, now, text) =>
      row.start.includes('-') && row.start !== row.end && !(row.relation === 'project' && HABIT.test(text))
        ? `${row.name}: ${IN_MONTHS.test(text) ? `${monthsOf(row, now)} months` : lasting(row, now)} (${inTime(row)}).`
        : undefined,
  },
  {
    asked:
      /^(?:(?:and|so|but|then|ok) )?where\b|\bwhere (?:is|was|are|were|do|does|did|has|have|can|could|would)\b|\b(town of|city of|location of|place of|which (city|country|place|town|state|province)|what (city|country|place|town))\b/,
    say: (row) =>
      row.relation === 'credential' && row.organization
        ? ofOrganization(row)
        : row.place
          ? `${row.name}: ${row.place}.`
          : undefined,
  },
  {
    asked:
      /^(?:(?:and|so|but|then|since|until|from|by) )*when\b(?! (?:should|would|could|must|to|not|you|i|we|one)\b)|\bwhen (?:was|is|were|did|does|do|has|had|will)\b|\b(?:what|which) (?:years?|months?|date|day)\b|\b(?:since|until|from) when\b|\bdates?\b|\bhow recent/,
    say: (row, _, text) =>
      row.start &&
      (row.relation !== 'post' || OF_TEXT.test(text)) &&
      !(/\bopen|\bsince when\b/.test(text) && isOfWork(row))
        ? `${row.name}: ${inTime(row)}.`
        : row.relation === 'credential'
          ? `${row.name}: ${NOT_DATED}`
          : undefined,
  },
  {
    asked:
      /\b(?:(?:their|his|her|one) (?:positions?|jobs?|titles?|employers?)|(position|job|title) (does|do|of|has|have)|for a living|which (company|employer|firm|organi[sz]ation)|what (company|employer)|for whom|whose|where (?:does|do|did) .{1,60} work)\b/,
    say: (row) => (row.organization && row.relation !== 'award' ? ofOrganization(row) : undefined),
  },
  {
    asked:
      /^(?:(?:and|so) )?(?:(?:in|at) )?(?:which|what) (?:magazine|journal|newspaper|paper|press|outlet|publication)\b|^(?:(?:and|so) )?(?:who|which \w+) (?:\w+ )?(?:gave|gives|issue[ds]?|awarded|handed|presented|publishe[ds]|printed|produced|made|put|ran)\b|^who (?:is|was|are|were) .{1,60} (?:from|by)$|^(?:from|by) whom\b|\bwhere (?:was|were|did)\b.{1,80}\b(?:publish\w*|printed|appear\w*|c[oa]me out)\b|\b(?:issuer|publisher)\b/,
    say: (row) =>
      row.relation === 'award'
        ? `${row.name}: ${row.summary}`
        : row.organization && row.relation === 'credential'
          ? ofOrganization(row)
          : undefined,
  },
  {
    asked: /^what\b.{1,60}\babout$|\b(?:cover(?:s|ed)?|topics?|themes?|deals? with|behind)\b/,
    say: ({ relation, name, summary }) => (relation === 'award' ? `${name}: ${summary}` : undefined),
  },
  {
    asked: /\b(?:subject|major(?:ed)?|field of study)\b/,
    say: ({ relation, labels, name }) =>
      relation === 'credential' && labels.includes('degree') ? `${name}.` : undefined,
  },
  {
    asked: /\bwhat\b.{0,60}\bfor$|\bfor what\b/,
    say: ({ relation, name, summary }, _, text) =>
      relation === 'award' && !/\bnot\b/.test(text) ? `${name}: ${summary}` : undefined,
  },
];

/** The dates of a project are those of its work, and not of one day of it. */
export const isOfWork = ({ relation, start, end }: Row): boolean =>
  relation === 'project' && (!start.includes('-') || (end !== '' && end !== start));

/** With the organization, which most names hold already. */
const ofOrganization = (row: Row): string =>
  row.name.includes(row.organization) ? `${rowInWords(row)}.` : `${row.name}: ${row.organization}.`;

/** What the question asks of the row; undefined where it asks for none of these, or the row does not say. */
export function attributeOf(text: string, row: Row, now: Date): string | undefined {
  return ATTRIBUTES.filter(({ asked }) => asked.test(text))
    .map(({ say }) => say(row, now, text))
    .find((said) => said !== undefined);
}
