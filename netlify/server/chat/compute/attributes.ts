/** Sides of one row that a short question asks for: its dates, place, length, link, subject. */
import type { Row } from '../knowledge/rows.ts';
import { listed } from '../answer/sentences.ts';
import { monthsOf } from './query.ts';
import { inTime, lasting } from './say.ts';

type Attribute = {
  asked: RegExp;
  say: (row: Row, now: Date, text: string) => string | undefined;
  isSummary?: boolean;
};

const ATTRIBUTES: Attribute[] = [
  {
    asked: /\b(?:listed|contains?|contained|included?|inside|belongs?|what is in)\b/,
    say: ({ name, summary, relation }) => (relation === 'area' ? `${name}: ${summary}.` : undefined),
  },
  {
    asked:
      /^(?:and |so )?(?:is|are|does|do|was)\b.{0,80}\b(?:still|currently|any ?more|any longer|no longer)\b/,
    say: (row) =>
      row.relation === 'role' ? `${row.end ? 'No' : 'Yes'}: ${row.name} (${inTime(row)}).` : undefined,
  },
  {
    asked:
      /\bwho (is|are|was) (he|she|it|that|this|they)\b|\bfor a living\b|\b(?:his|her|their|persons?|ones?) (job|position|title|relation)\b/,
    say: ({ name, relation, labels }) =>
      relation === 'testimonial' ? `${name}: ${labels.join(', ')}.` : undefined,
  },
  {
    asked:
      /\b(link|url|web ?site|web ?page|homepage|profile|is there an article|address|where can (?:i|we|one) (read|find|see|watch|check|verify))\b/,
    say: ({ url, name }) => (url ? `${name}: ${url}` : undefined),
  },
  {
    asked: /\b(how (?:long|old)|duration|length of|how many (months|years)|in months)\b/,
    say: (row, now, text) =>
      row.start.includes('-') && row.start !== row.end
        ? `${row.name}: ${/\bmonths\b/.test(text) ? `${monthsOf(row, now)} months` : lasting(row, now)} (${inTime(row)}).`
        : undefined,
  },
  {
    asked:
      /\b(where|town of|city of|location of|place of|which (city|country|place|town|state|province)|what (city|country|place|town))\b/,
    say: ({ name, place }) => (place ? `${name}: ${place}.` : undefined),
  },
  {
    asked:
      /^(?:(?:and|so|but|then|since|until|from|by) )*when\b|\bwhen (?:was|is|were|did|does|do|has|had|will)\b|\b(?:what|which) (?:year|month|date|day)\b|\b(?:since|until|from) when\b|\bdates?\b|\bhow recent/,
    say: (row) => (row.start ? `${row.name}: ${inTime(row)}.` : undefined),
  },
  {
    asked:
      /\b(?:(position|job|title) (does|do|of|has|have)|for a living|which (company|employer|firm|organi[sz]ation)|what (company|employer)|for whom|whose|where (?:does|do|did) .* work)\b/,
    say: ({ name, organization, relation }) =>
      organization && relation !== 'award' ? `${name}: ${organization}.` : undefined,
  },
  {
    asked:
      /\b(?:who (published|produced|made|ran|carried|gave|awarded|issued|printed|issues|hosts|hosted|awards)|(publication|magazine|journal|newspaper|issuer|publisher|university|school) (that|which|is|was|of)|name of the (publication|magazine|journal|issuer|publisher)|(?:which|what) (?:publication|magazine|journal|newspaper|university|school|college|outlet|company|channel|body))\b/,
    say: ({ name, organization, relation }) =>
      organization && (relation === 'award' || relation === 'credential')
        ? `${name}: ${organization}.`
        : undefined,
  },
  {
    asked: /\b(category|categories|tags?|filed under|(?:which|what) skills|technologies)\b/,
    say: ({ name, labels }) => (labels.length > 0 ? `${name}: ${listed(labels)}.` : undefined),
  },
  {
    asked:
      /\b(?:what (?:is|was|are|were) .{0,60}about$|what about$|cover\w*|deal with|summary|summari[sz]e|describe|in short|topic|tell me more|say|says|said|think|thinks|write|wrote|opinion|it about|that about|one about)\b/,
    say: ({ name, summary }) => (summary ? `${name}: ${summary}` : undefined),
    isSummary: true,
  },
];

/** What the question asks of the row; undefined where it asks for none of these, or the row does not say. */
export function attributeOf(
  text: string,
  row: Row,
  now: Date,
  { withSummary = true } = {},
): string | undefined {
  return ATTRIBUTES.filter(({ asked, isSummary }) => asked.test(text) && (withSummary || !isSummary))
    .map(({ say }) => say(row, now, text))
    .find((said) => said !== undefined);
}
