/** What of a resume can be clicked. */

/** A stretch of text, with the address that it leads to, if any. */
export type Part = { text: string; link?: string };

const ADDRESS = /^(?:https?:\/\/|www\.)[^\s]+$/i;
/** In characters; what is longer is a text like any other. */
const ADDRESS_MAXIMUM = 500;
/** Marks that end the sentence, not the address. */
const CLOSING = new Set('.,;:!?)]}>"\'’”');

export function mailPart(email: string): Part {
  return /^[^\s@<>]+@[^\s@<>]+$/.test(email)
    ? { text: email, link: `mailto:${encodeURI(email.toWellFormed())}` }
    : { text: email };
}

export function phonePart(phone: string): Part {
  const digits = phone.replace(/[^+\d]/g, '');
  return /^\+?\d{5,20}$/.test(digits) ? { text: phone, link: `tel:${digits}` } : { text: phone };
}

/** An address of the web with or without its scheme, such as `linkedin.com/in/alex`. */
export function webPart(text: string): Part {
  const url = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  const isAddress = !/\s/.test(text) && /^[^/]+\.[^/]/.test(text.replace(/^https?:\/\//i, ''));
  return isAddress && url.length <= ADDRESS_MAXIMUM && URL.canParse(url)
    ? { text, link: new URL(url).href }
    : { text };
}

/** Running text with the addresses in it made links. */
export function linkedParts(text: string): Part[] {
  const parts: Part[] = [];
  let plain = '';
  for (const word of text.split(/(\s+)/)) {
    const address = withoutClosing(word);
    const part = ADDRESS.test(address) ? webPart(address) : undefined;
    if (!part?.link) plain += word;
    else {
      if (plain) parts.push({ text: plain });
      parts.push(part);
      plain = word.slice(address.length);
    }
  }
  return plain || parts.length === 0 ? [...parts, { text: plain }] : parts;
}

function withoutClosing(word: string): string {
  let end = word.length;
  while (end > 0 && CLOSING.has(word.charAt(end - 1))) end -= 1;
  return word.slice(0, end);
}
