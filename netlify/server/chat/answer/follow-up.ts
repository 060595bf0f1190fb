/** What a question leaves out because the conversation has said it: "And when was that?" */
import type { Knowledge } from '../knowledge/knowledge.ts';
import { tellingStems } from '../knowledge/units.ts';
import { stem } from '../language/stem.ts';
import { words } from '../language/words.ts';
import { itemPointedTo, type Turn } from './conversation.ts';
import { INTERESTS } from './offers.ts';
import { isGeneral } from './query-checks.ts';
import { understand, type Query } from './understand.ts';

/** In characters, of an earlier question: what it named stands there. */
const READ_OF_EARLIER = 400;

const INSTEAD =
  /^(?:(?:and|but|or|no|ok|okay|sorry|i meant?|rather|instead|what about|how about)\b ?)+(?:(?:the|a|an|for|at|in|as|with|of|on|to|about|his|her|their) )*(\S+(?: \S+){0,5})$/;
const ASKS =
  /\b(when|where|who|why|how|what|which|is|was|are|were|did|does|do|it|that|there|then|one|before|after|more|else|others?)\b/;

/** "How many of them are from 2025?" counts what was counted before. */
const COUNTS_AGAIN =
  /\bhow many (?:of (?:them|those|these|it) )?(?=(?:are|were|was|is|have|has|had|did|do|began|started|ended|in|from|at)\b)/;
const COUNTED = /\b(?:how many|which|what|list)(?: (?:of|the|his|her|their|different|all))* (\p{L}{4,}s)\b/u;

const LED =
  /\b(?:manag|led|lead|supervis|hir)\w* (?:people|staff|(?:a |any |the )?teams?|anyone|anybody|employees|others)\b|\b(?:management|leadership) experience\b/i;
const HOW_MANY = /^(?:and )?how (?:many|big)(?: people| were they| was it| in all| in total)?$/;

const EXAMPLE = /\b(?:examples?|another(?: one)?|different one|concrete|specific|tangible)\b/;
const ASKS_EXAMPLE = new Set(
  'a an and another any anything something more bit tangible proof case instance where can concrete could different do example examples for further give have i is it me of ok one other please real show specific tell that then there this us we you'.split(
    ' ',
  ),
);

/** In words: "and would that interest you then?" points to the offer before it. */
const LONGEST_OFFER = 8;

const HOW_WELL = /^(?:and |so )?how (?:well|good|fluent(?:ly)?)\b/;
const PROVEN = /\b(?:prove|proof|evidence|examples?|back (?:it|that) up)\b/;

/** "Can you prove the first one?": what there is about that item of the last reply. */
function provenOf(text: string, said: string): string | undefined {
  const [title = ''] = PROVEN.test(text) ? itemPointedTo(text, said).split(': ') : [];
  return title !== '' && title.split(' ').length <= MOST_KNOWN + 2
    ? `does he have experience with ${title}`
    : undefined;
}

/** The first project that nobody has talked of; undefined where all were, where nothing was said before, or where a post or somebody's words were quoted. */
function exampleOf(knowledge: Knowledge, history: Turn[]): string | undefined {
  if (history.at(-1)?.content.includes('“') ?? true) return undefined;
  const said = history.map(({ content }) => content.slice(0, READ_OF_EARLIER)).join('\n');
  const told = (title: string) => said.includes(`${title}.`);
  const next = knowledge.rows.find(({ relation, title }) => relation === 'project' && !told(title));
  return next && `tell me about ${next.title}`;
}

const HOW_MUCH = /^(?:and )?how (?:much|big|large|high)(?: (?:was|were) (?:it|they|that))?$/;
const FROM_WHEN =
  /^(?:and |so |ok |starting |available )*(?:(?:from|since|starting|until|till|by) )?(?:when|what date|which date|how soon)(?: on| is that| would that be)?$/;
/** Said of what is offered, which has a price. */
const COSTS =
  /^(?:and |so |ok |roughly )*(?:how much|(?:what|how much) (?:does|do|would|will|is) (?:it|that|this|he|she|they|you) (?:cost|charge|take|want|run)\b.*|what (?:is|are) the (?:costs?|price|prices))$/;
/** What was asked to be known or used, and how it is asked on. */
const KNOWING =
  /\b(?:know|knows|use|uses|used|(?:experience|worked|work|familiar|good|skilled) (?:with|in|at)) /;
const MOST_KNOWN = 4;
const HOW_LONG =
  /^(?:and |so |for )*(?:how (?:many years|long)|since when)(?: (?:has he|has she|have you|have they|did he|did she) (?:used|known|use|done|been using|worked with) (?:it|that|them))?$/;
const WHERE_USED =
  /^(?:and |so )*where(?: (?:did|has|have) (?:he|she|you|they) (?:use|used|learn|learned|work with|worked with|do|done) (?:it|that|them|this))?$/;

/** What a question asks whether it is known; nothing where it asks for something else. */
function knownIn(asked: string): string | undefined {
  const [, known = ''] = asked.split(KNOWING);
  return known !== '' && known.split(' ').length <= MOST_KNOWN ? known : undefined;
}

/** "And at Rosehall?": the question before with this name instead of its own; undefined where it is no such rest. */
export function restated(knowledge: Knowledge, text: string, history: Turn[]): string | undefined {
  const before = history.findLast(({ role }) => role === 'user')?.content.slice(0, READ_OF_EARLIER);
  if (before && INTERESTS.test(text) && text.split(' ').length <= LONGEST_OFFER) return `${before} ${text}`;
  const counted = COUNTED.exec(words(before ?? '').join(' '))?.[1];
  if (counted && COUNTS_AGAIN.test(text)) return text.replace(COUNTS_AGAIN, `how many ${counted} `);
  if (EXAMPLE.test(text) && text.split(' ').every((word) => ASKS_EXAMPLE.has(word)))
    return exampleOf(knowledge, history);
  const said = history.findLast(({ role }) => role === 'assistant')?.content ?? '';
  if (/^The languages? listed/.test(said) && HOW_WELL.test(text)) return 'how well does he speak them';
  const proven = provenOf(text, said);
  if (proven) return proven;
  const { availability } = knowledge.content.profile;
  if (availability && said.startsWith(availability) && FROM_WHEN.test(text)) return 'when can he start';
  if (availability && said.includes(availability) && COSTS.test(text)) return 'what is the day rate';
  const known = knownIn(words(before ?? '').join(' '));
  if (known && HOW_LONG.test(text)) return `how many years of experience does he have with ${known}`;
  if (known && WHERE_USED.test(text)) return `where did he use ${known}`;
  if (before && /\bbudgets?\b/.test(before) && HOW_MUCH.test(text))
    return 'how big was the budget he managed';
  if (before && LED.test(before) && HOW_MANY.test(text)) return 'how many people has he managed';
  const instead = INSTEAD.exec(text)?.[1];
  if (before === undefined || instead === undefined || ASKS.test(instead)) return undefined;
  const names = new Set(
    knowledge.rows.flatMap(({ title, organization, place, labels }) => [
      ...tellingStems(`${title} ${organization} ${place} ${labels.join(' ')}`),
    ]),
  );
  const isName = (word: string) => names.has(stem(word));
  const asked = words(before);
  const rest = asked.filter((word) => !isName(word));
  return rest.length < asked.length && instead.split(' ').some(isName)
    ? `${rest.join(' ')} ${instead}`
    : undefined;
}

/** The last question of the visitor that was about something, to be answered further. */
export function lastQuestion(history: Turn[]): string | undefined {
  return history.findLast(({ role, content }) => role === 'user' && content.trim().split(/\s+/).length > 2)
    ?.content;
}

/** What is pointed to is told more of, and not the answer as a whole. */
const POINTS = /\b(?:it|that|this|one|first|second|third|fourth|fifth|last|latter|former|other)\b/;

/** True for "tell me more" and nothing else. */
export const asksForMore = (query: Query): boolean =>
  query.topics.has('more') && isGeneral(query) && !POINTS.test(query.text);

/** What a question of before was about, by its beginning. */
export const understandEarlier = (knowledge: Knowledge, question: string): Query =>
  understand(knowledge, question.slice(0, READ_OF_EARLIER));
