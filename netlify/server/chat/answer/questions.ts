/** Where one message asks several things. */
const MOST_QUESTIONS = 3;
/** In words: fewer are the rest of the question before. */
const SHORTEST_QUESTION = 3;
const BETWEEN =
  /(?<=[?!]|[:;]-?[()])\s+|(?<=\p{L}{3}\.)\s+(?=\p{Lu})|(?<!\s)(?:\s*[,;])?\s+and (?=(?:(?:from|in|for|on|at|by|with|of) (?:what|which|whom)|what|whats|what's|where|wheres|who|whos|whose|when|how|hows|which|why|is|are|does|did|has|can|give me|tell me|show me|name)\b)|\n+/iu;
const REQUEST =
  /\?$|^(?:and |also |but |so )?(tell|give|show|list|describe|explain|name|write|compose|draft|make|please|summari[sz]e|translate|ignore|forget|whats?|wheres?|whos?|when|hows?|which|why|do|does|did|is|are|was|were|has|have|had|can|could|would|should|will|any)\b/i;

/** A question, with what the message says around it. */
export type Part = { text: string; aside: string };

/** A clause that only leads to the question: "If we made an offer today, how long …". */
const OPENING =
  /^((?:if|since|as|because|given|in|at|on|for|with|after|before|during|when|suppose)\b[^,?]{5,100}), ((?:\S+ ){2,}.*)$/is;
const LEFT_OVER =
  /^(?:(?:from|in|for|on|at|by|with|of) )?(how many|which|what|where|when|who|why|how)( \S+){0,1}\??$/i;

/** The questions of a message, in order, at most three; what stands before one is said aside. */
export function splitQuestions(message: string): Part[] {
  const parts = message
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  const questions: Part[] = [];
  let aside = '';
  for (const part of parts) {
    const last = questions.at(-1);
    if (last && (part.split(/\s+/).length < SHORTEST_QUESTION || LEFT_OVER.test(part)))
      last.text += `, ${part}`;
    else if (REQUEST.test(part)) {
      const [, opening = '', rest = part] = OPENING.exec(part) ?? [];
      questions.push({ text: rest, aside: `${aside} ${opening}`.trim() });
      aside = '';
    } else aside = `${aside} ${part}`.trim();
  }
  if (questions.length === 0 || questions.length > MOST_QUESTIONS) return [{ text: message, aside: '' }];
  const [first] = questions;
  if (first && questions.length === 1) first.aside = `${first.aside} ${aside}`.trim();
  return questions;
}
