/** Where one message asks several things. */
const MOST_QUESTIONS = 3;
const BETWEEN =
  /(?<=[?!])\s+|(?<=\p{L}{3}\.)\s+(?=\p{Lu})|(?<!\s)(?:\s*[,;])?\s+and (?=(?:what|where|who|when|how|which|is|are|does|did|has|can)\b)|\n+/iu;
const REQUEST =
  /\?$|^(tell|give|show|list|describe|explain|name|ignore|forget|what|where|who|when|how|which|do|does|is|are|has|can)\b/i;

/** The questions of a message, in order, at most three. What only introduces them is left out. */
export function splitQuestions(message: string): string[] {
  const parts = message
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  if (parts.length < 2) return [message];
  const requests = parts.filter((part) => REQUEST.test(part));
  const kept = requests.length > 0 ? requests : parts;
  return kept.length <= MOST_QUESTIONS ? kept : [message];
}
