import { linkedText } from './linked-text.ts';
import { textBlocks } from './text-blocks.ts';

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
