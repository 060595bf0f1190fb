/** Where one message asks several things. */
const MOST_QUESTIONS = 3;
const BETWEEN = /(?<=[?!])\s+|\n+/u;
const REQUEST =
  /\?$|^(?:and |also |but |so )?(tell|give|show|list|describe|explain|name|write|compose|draft|make|please|summari[sz]e|translate|ignore|forget|whats?|wheres?|whos?|when|hows?|which|why|do|does|did|is|are|was|were|has|have|had|can|could|would|should|will|any)\b/i;

/** A full stop before what is asked. */
const STOP = /(?<=\p{L}{3}\.)\s+(?=\p{L})/u;
/** What is said of somebody narrows what is asked of him behind it. */
const OF_SOMEBODY = /\b(?:you|your|he|she|they|his|her|their|him|them)\b/i;
/** Who begins with himself tells of his own people: "Our boss left, and we must replace her." */
const OF_VISITOR = /^(?:i|we|our|my)\b/i;
/** It points to what was said before it. */
const POINTS = /\b(?:it|that|this|those|these|there|then|such|so)\b/i;

/** Two things and no verb: "salary expectations and notice period?" */
const TWO_THINGS =
  /^(?!(?:when|where|who|how|why|what|which|did|does|do|is|are|was|were|has|have|can|could|would|will)\b)((?:[\p{L}-]+ ){0,2}[\p{L}-]+)(?: and | & | \/ |, )((?:[\p{L}-]+ ){0,2}[\p{L}-]+)[?!. ]*$/iu;

const AND =
  /^(.{8,}?)[,;]? and (?=(?:(?:if so,? )?(?:what|whats|where|wheres|who|whos|whose|when|how|hows|which|why)|whether|is|are|does|did|has|can|do (?:you|they)|give me|tell me|show me|for (?:what|which)|in (?:what|which)|at (?:what|which))\b)(.{8,})$/is;

/** What a visitor says of himself before he asks: "If we make an offer, how much notice …", "I code myself: …". */
const CONDITION =
  /^(?:(?:if|since|as|because|suppose|say) (?:we|i|our|my)\b[^,?]{3,80},|we(?:['’]?re| are) [^,?]{3,80},|i(?:['’]?m| am| work| live| code)\b(?:[^,:?.]|\.(?! (?:what|which|who|where|when|why|how|do|does|did|is|are|can|has)\b)){3,80}[,:]) (?=\p{L}+ )/iu;

/** Who asks, and how he wants it told: "CFO here.", "bullets please, I am on my phone". */
const OF_NOBODY =
  '(?:tell|give|show|list|describe|explain|name|is|are|was|were|do|does|did|has|have|had|can|could|would|should|will|who|what|where|when|how|which|why|any|anyone|anybody|nobody|he|she|they|you|your|his|her|their|not|of|in|on|at|from|for|among|everything|anything|shown|\\w+ed)';
const WHOEVER = String.raw`(?!${OF_NOBODY}\b)\p{L}+`;
const INTRODUCED = new RegExp(
  String.raw`^(?:(?:hi|hello|hey)[,!. ]+)?${WHOEVER}(?: ${WHOEVER}){0,2} (?:here|speaking)[,.:;!–—-]+ (?=\S)`,
  'iu',
);
const QUICKLY = /^(?:just )?(?:a |one )?(?:quick|short|last) (?:one|question)[:,.–—-]+ (?=\S)/iu;
const MANNER =
  /(?:[.,;:!–—-]|(?<=\?)) (?:please )?(?:(?:a )?(?:short|brief|quick) answers?|(?:in )?(?:one|two) (?:lines?|sentences?|words?)|(?:in |as )?bullet(?: point)?s|keep it short)(?: (?:please|pls|only|is fine))*(?:[,;.]? (?:i['’]?m |i am )?on my (?:phone|mobile))?[.!]*$/iu;
const withoutManner = (message: string): string =>
  message.trim().replace(INTRODUCED, '').replace(QUICKLY, '').replace(MANNER, '');

/** It only leads to what is asked. */
const POLITELY =
  /^(?:please |hi,? |hello,? |so |and )*(?:(?:can|could|would|will) you (?:please |maybe |perhaps )?(?:tell|explain to|show|remind) (?:me|us)|(?:do you|does anyone) know|tell me|i (?:want|need|would like|['’]?d like) to know)(?: please)?,? (?=(?:what|which|who|whose|when|where|why|how)\b)/i;

/** Asks for nothing but to be heard. */
const COURTESY =
  /^(?:(?:have you |do you have |you )?got (?:a |one )?(?:minute|second|moment|sec)|(?:do you )?have (?:a |one )?(?:minute|second|moment|sec)|(?:quick|short|one (?:more |last )?|last |another )question|(?:may|can|could) i ask (?:you )?(?:something|a (?:quick |short )?question|one (?:more )?thing)|how are you(?: doing)?(?: today)?|anyone there|are you there)[?!. ]*$/i;

/** Says nothing without the question before it. */
const ELLIPTIC =
  /^(?:what about|what (?:does|do|did|would) \S+(?: \S+)? (?:advise|say|recommend|suggest|think)(?: about (?:it|that|this))?)\W*$/i;

/** A question, with what the message says around it, or right before it as if that had been asked. */
export type Part = { text: string; aside: string; stated?: string };

/** The two questions that "and" may join. */
export function halvesOf({ text, aside }: Part): Part[] {
  return ((AND.exec(text) ?? TWO_THINGS.exec(text))?.slice(1) ?? []).map((half) => ({
    text: half.replace(/^if so,? /i, ''),
    aside,
  }));
}

/** The one question of a part by itself, where the sentences around it neither narrow it nor, if it is found with them, are pointed to. */
export function apart({ text, aside }: Part, isFound: boolean): Part | undefined {
  const sentences = text.split(STOP).map((one) => one.trim());
  const asking = sentences.filter((one) => REQUEST.test(one));
  const telling = sentences.filter((one) => !REQUEST.test(one));
  const [asked = ''] = asking;
  if (asking.length !== 1 || telling.length === 0 || (isFound && POINTS.test(asked))) return undefined;
  if (telling.some((one) => OF_SOMEBODY.test(one) && !OF_VISITOR.test(one))) return undefined;
  return { text: asked.replace(POLITELY, ''), aside: `${aside} ${telling.join(' ')}`.trim() };
}

/** "I saw the one on X. Is there a link?": the question, with what is stated right before it. */
export function statedBefore({ text, aside }: Part): Part | undefined {
  const sentences = text.split(STOP).map((one) => one.trim());
  const asked = sentences.at(-1) ?? '';
  const stated = sentences.slice(0, -1);
  const isAsked = REQUEST.test(asked) && !stated.some((one) => REQUEST.test(one));
  return isAsked && stated.length > 0 ? { text: asked, aside, stated: stated.join(' ') } : undefined;
}

/** The questions of a message, in order, at most three; what stands before one is said aside. */
export function splitQuestions(message: string): Part[] {
  const questions: Part[] = [];
  let aside = '';
  for (const part of withoutManner(message)
    .split(BETWEEN)
    .map((one) => one.trim().replace(POLITELY, ''))) {
    const [condition = ''] = CONDITION.exec(part) ?? [];
    const before = questions.at(-1);
    if (before && ELLIPTIC.test(part)) before.text = `${before.text} ${part}`;
    else if (COURTESY.test(part)) continue;
    else if (condition !== '' && (REQUEST.test(part) || REQUEST.test(part.slice(condition.length)))) {
      questions.push({ text: part.slice(condition.length), aside: `${aside} ${condition}`.trim() });
      aside = '';
    } else if (REQUEST.test(part)) {
      questions.push({ text: part, aside });
      aside = '';
    } else if (/[\p{L}\p{N}]/u.test(part)) aside = `${aside} ${part}`.trim();
  }
  const [first] = questions;
  if (!first || questions.length > MOST_QUESTIONS) return [{ text: withoutManner(message), aside: '' }];
  if (questions.length === 1) first.aside = `${first.aside} ${aside}`.trim();
  return questions;
}
