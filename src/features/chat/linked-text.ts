/** Finds what can be followed in a text: web addresses and mail addresses. */
export type TextPart = { text: string; href?: string };

const LINK = /(https?:\/\/[^\s<>"“”]+[^\s<>"“”.,;:!?)])|((?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/g;

/** The text in parts, in order; parts with `href` are links. */
export function linkedText(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(LINK)) {
    const [found, url] = match;
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ text: found, href: url ?? `mailto:${found}` });
    end = match.index + found.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
