/** Sides of one row that a short question asks for: its dates, place, length, link, subject. */
import type { Row } from '../knowledge/rows.ts';
import { listed } from '../answer/sentences.ts';
import { inTime, lasting } from './say.ts';

type Attribute = { asked: RegExp; say: (row: Row, now: Date) => string | undefined; isSummary?: boolean };

const ATTRIBUTES: Attribute[] = [
  {
    asked:
      /\bwho (is|are|was) (he|she|it|that|this|they)\b|\bfor a living\b|\b(his|her|their) (job|position|title|relation)\b/,
    say: ({ name, relation, labels }) =>
      relation === 'testimonial' ? `${name}: ${labels.join(', ')}.` : undefined,
  },
  {
    asked: /\b(link|url|is there an article|address|where can i (read|find|see|watch))\b/,
    say: ({ url, name }) => (url ? `${name}: ${url}` : undefined),
  },
  {
    asked: /\b(how long|duration|how many (months|years))\b/,
    say: (row, now) =>
      row.start.includes('-') && row.start !== row.end
        ? `${row.name}: ${lasting(row, now)} (${inTime(row)}).`
        : undefined,
  },
  {
    asked:
      /\b(where|town of|city of|location of|place of|which (city|country|place|town|state|province)|what (city|country|place|town))\b/,
    say: ({ name, place }) => (place ? `${name}: ${place}.` : undefined),
  },
  {
    asked: /\b(when|what (year|month|date)|which (year|month|date)|since when|until when|from when|dates?)\b/,
    say: (row) => (row.start ? `${row.name}: ${inTime(row)}.` : undefined),
  },
  {
    asked:
      /\b(who (published|produced|made|ran|carried|gave|awarded|issued|printed|issues|hosts|hosted|awards)|(publication|magazine|journal|newspaper|issuer|publisher|university|school) (that|which|is|was|of)|name of the (publication|magazine|journal|issuer|publisher)|for a living|(position|job|title) (does|do|of|has|have)|which (company|employer|firm|magazine|journal)|what (company|employer|magazine)|for whom|whose)\b/,
    say: ({ name, organization }) => (organization ? `${name}: ${organization}.` : undefined),
  },
  {
    asked: /\b(category|categories|tags?|filed under|skills?|technolog\w+)\b/,
    say: ({ name, labels }) => (labels.length > 0 ? `${name}: ${listed(labels)}.` : undefined),
  },
  {
    asked:
      /\b(about|cover\w*|deal with|summary|summari[sz]e|describe|in short|topic|tell me more|say|says|said|think|thinks|write|wrote|opinion)\b/,
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
    .map(({ say }) => say(row, now))
    .find((said) => said !== undefined);
}
