const LEAD = /^([^:]{3,120}): (.+)$/;

/** An answer as paragraphs and lists with links: text only, whatever it holds. */
export function AnswerText({ text }: { text: string }) {
  return textBlocks(text).map(({ isList, lines }, index) =>
    isList ? (
      <ul key={index} className="mt-3 grid grid-cols-1 gap-3">
        {lines.map((line, number) => (
          <ListItem key={number} line={line} />
        ))}
      </ul>
    ) : (
      <p key={index} className={index > 0 ? 'mt-3' : ''}>
        <Line text={lines.join(' ')} />
      </p>
    ),
  );
}

/** What stands before the first colon says where the rest holds. */
function ListItem({ line }: { line: string }) {
  const [, lead, rest = line] = LEAD.exec(line) ?? [];
  return (
    <li className="border-l border-line pl-3">
      {lead && <span className="block text-xs text-muted">{lead}</span>}
      <Line text={rest} />
    </li>
  );
}

function Line({ text }: { text: string }) {
  return linkedText(text).map(({ text: part, href }, index) =>
    href ? (
      <a key={index} href={href} className="link" {...externalLink(href)}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}

function externalLink(href: string) {
  return href.startsWith('http') ? { target: '_blank', rel: 'noopener noreferrer' } : {};
}

type TextPart = { text: string; href?: string };

/** What can be followed in a text: web addresses, mail addresses and international telephone numbers. */
const LINK =
  /(https?:\/\/[^\s<>"“”]+[^\s<>"“”.,;:!?)])|((?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+)|(?<!\w)\+\d[\d ().-]{6,18}\d(?!\w)/g;

/** The text in parts, in order; parts with `href` are links. */
export function linkedText(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(LINK)) {
    const [found, url, mail] = match;
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ text: found, href: url ?? (mail ? `mailto:${mail}` : telephone(found)) });
    end = match.index + found.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

const telephone = (written: string) => `tel:${written.replace(/[^+\d]/g, '')}`;

/** A paragraph, or a list whose lines begin with "• ". */
type TextBlock = { isList: boolean; lines: string[] };

const BULLET = /^[•*-] /;

/** Blocks of a text, in order, without bullets and blank lines. */
export function textBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  for (const line of text.split('\n')) {
    if (!line.trim()) continue;
    const isList = BULLET.test(line);
    const content = line.replace(BULLET, '').trim();
    const last = blocks.at(-1);
    if (isList && last?.isList) last.lines.push(content);
    else blocks.push({ isList, lines: [content] });
  }
  return blocks;
}
