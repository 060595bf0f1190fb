/** The question itself, without what the visitor says of himself around it. */

const OF_VISITOR = "(?:i|we|my|our|me|us|i['’]?(?:m|ve|d|ll)|we['’]?(?:re|ve|d|ll))";
const ASKS =
  "(?:what|which|who|whom|whose|when|where|why|how|is|are|was|were|do|does|did|has|have|had|can|could|would|will|should|may|still|any|tell|give|show|list|name|describe)(?:['’]?s)?";
const ASKING = new RegExp(String.raw`\b${ASKS}\b`, 'i');
/** "My boss wants to know whether …", "can you tell me …", "I need someone who can …": what follows is asked. */
const FRAMES = [
  new RegExp(
    String.raw`^.{0,120}?\b(?:(?:find out|check|checking|know|see|wonder|wondering|ask|asked|asking|sure|understand|tell|curious|explain)(?: ${OF_VISITOR})?) (?:whether|if|as to whether) (?<core>.+)$`,
    'is',
  ),
  new RegExp(
    String.raw`^.{0,160}?\b(?:(?:tell|show|remind|give) (?:me|us)(?: in [^,?]{3,25}?)?|(?:summary|explanation|idea|overview) of|let (?:me|us) know|find out|explain|to (?:know|hear|understand|learn|ask(?: you)?)|wonder(?:ing)?|curious|(?:don['’]?t|do not|didn['’]?t|did not) (?:get|understand|see|know)) (?<core>(?:what|which|who|whose|when|where|why|how)\b.+)$`,
    'is',
  ),
  /^.{0,120}?\b(?:said|says|heard|read|mentioned|told (?:me|us)|understand|believe|gather) (?:that )?(?<core>(?:you|he|she|they) .+)$/is,
];
const NEEDED =
  /\b(?:looking for|searching for|seeking|after|need|needs|want|wants|looking to hire|trying to find) (?:someone|somebody|anyone|anybody|a \S+|an? \S+ \S+) (?:who|that) (?<verb>can|could|would|will|is|has)(?: also)? (?<need>[^,;?.!]+)/i;
/** It narrows what is asked: "At Citrix, …", "When he was there, …". */
const NARROWING =
  '(?:in|at|on|for|during|with|as|under|of|from|among|besides|apart|between|(?:after|when|while|before|since|until)(?! (?:you|i|we) (?:look|think)))';
/** What is said first: of the visitor, or by the way. */
const BEFORE = new RegExp(
  String.raw`^(?:[^?]{0,160}?\b${OF_VISITOR}\b[^?]{0,160}?|(?!(?:${NARROWING}|${ASKS})\b)[^?]{2,160}?)(?:, ?(?:so |but |and |then |anyway,? )?| [–—-] |: |; |\. |\b(?:so|but|and) )(?<core>(?:so |but |and )?(?:please |kindly )?${ASKS}\b[^,]{8}.*)$`,
  'is',
);
/** What is said last. */
const AFTER = new RegExp(
  String.raw`^(?<core>.{8,}?),? (?:(?:and )?(?:if|when|once|because|since|as|before|after|so that|so|in case|now that|while) ${OF_VISITOR}\b[^?]*|(?<=, )(?:\S+ ){1,2}for (?:instance|example)|for (?:instance|example)|(?:many )?thanks in advance|if (?:any|at all|possible)|even if [^?]*|(?<=, )(?:like|such as|because|asking|but only|so (?:with|without|not|in|that is|from|of)|meaning|that is|in other words|e\.?g\.?) [^?]*|(?<=, )ideally [^?]*|(?:as if|like) ${OF_VISITOR} [^?]*|and why|(?<=, )(?:is that )?(?:right|true|correct|so)|please|thanks?|thank you|simply|in simple (?:terms|words)|can you explain (?:it|that)(?: simply)?)[?!.]?$`,
  'is',
);
/** It points to what was said around it. */
const LEANS =
  /^(?:is|was|does|would|could|can|has|have) (?:it|that|this|those)\b|\b(?:that kind|such)\b|\b(?:it|them) (?:in|at|with|for|on)\b/i;
const ENDS_POINTING = /\b(?:it|that|those|them)\W*$/i;
/** In words: so long a core says itself what it points to. */
const SURELY_WHOLE = 10;
const isLeaning = (core: string): boolean =>
  LEANS.test(core) || (ENDS_POINTING.test(core) && core.split(' ').length < SURELY_WHOLE);
/** Of himself he says it, and asks nothing. */
const OF_HIMSELF = /^(?:i|we|my|our)\b/i;
const MOST_CORES = 8;
/** In characters: whoever writes more asks for more than one thing. */
const LONGEST = 300;
const VERBS = '(?:have|has|had|are|is|can|could|would|will|were|was|did|do|does)';
const ASKED = String.raw`^((?:what|which|who|whose|where|when|why|how)(?: (?!${VERBS}\b)\S+){0,2}?)`;
/** What is told or asked at second hand, as a question by itself: "what you actually do", "you used to teach". */
const ASKED_DIRECTLY: [RegExp, string][] = [
  [/^(you|he|she|they) used to /i, 'did $1 '],
  [new RegExp(`^(you|he|she|they) (${VERBS}) `, 'i'), '$2 $1 '],
  [/^how (you|he|she|they) (?:first )?(got|came|ended up) /i, 'how did $1 $2 '],
  [/^(what|where|why|how) (you|he|she|they) (?:actually |really )?do\b/i, '$1 do $2 do'],
  [new RegExp(`${ASKED} (you|he|she|they) (${VERBS})\\b`, 'i'), '$1 $3 $2'],
  [new RegExp(`${ASKED} ((?:your|his|her|their) \\S+(?: \\S+)?) (is|are|was|were)\\b`, 'i'), '$1 $3 $2'],
];
const askedDirectly = (core: string): string =>
  ASKED_DIRECTLY.reduce((text, [form, as]) => text.replace(form, as), core);

/** From the least cut to the most; empty where nothing stands around. */
export function coresOf(message: string): string[] {
  if (message.length > LONGEST) return [];
  const need = NEEDED.exec(message)?.groups;
  const found = [...(need ? [`${need['verb']} you ${need['need']}`] : []), message.trim()];
  for (let at = 0; at < found.length && found.length < MOST_CORES; at += 1)
    for (const form of [BEFORE, AFTER, ...FRAMES]) {
      const core = askedDirectly(form.exec(found[at] ?? '')?.groups?.['core']?.trim() ?? '');
      if (core && !found.includes(core)) found.push(core);
    }
  return found.filter(
    (core) => core !== message.trim() && ASKING.test(core) && !isLeaning(core) && !OF_HIMSELF.test(core),
  );
}
