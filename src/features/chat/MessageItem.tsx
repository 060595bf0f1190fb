import type { Citation } from '#contracts/chat.ts';
import { phrase } from '#contracts/phrase.ts';

import { AnswerText } from './AnswerText.tsx';
import type { Message } from './conversation.ts';
import { Rating } from './Rating.tsx';
import { highlightCited, uncoverPage } from './show-cited.ts';

type Props = {
  message: Message;
  onRetry: (() => void) | undefined;
  onRate: (message: Message, isHelpful: boolean) => void;
};

/** One message; an answer shows what it rests on. */
export function MessageItem({ message, onRetry, onRate }: Props) {
  const { role, content, citations = [], isFailure } = message;
  if (role === 'user')
    return (
      <p
        data-question
        className="ml-8 justify-self-end rounded-control bg-accent-soft px-3 py-2 wrap-anywhere whitespace-pre-line"
      >
        <span className="sr-only">{phrase('You:')} </span>
        {content}
      </p>
    );
  return (
    <div
      lang={message.question === undefined ? undefined : 'en'} // an answer is English whatever the site's words are
      className={`wrap-anywhere ${isFailure ? 'text-danger' : ''}`}
    >
      <span className="sr-only">{phrase('Assistant:')} </span>
      <AnswerText text={content} />
      {isFailure && onRetry && (
        <button type="button" onClick={onRetry} className="link mt-2 min-h-6">
          {phrase('Try again')}
        </button>
      )}
      {citations.length > 0 && (
        <ul aria-label={phrase('Sources')} className="mt-3 flex flex-wrap gap-2">
          {citations.map((citation) => (
            <li key={`${citation.url} ${citation.title}`} className="max-w-full">
              <CitationChip citation={citation} />
            </li>
          ))}
        </ul>
      )}
      {message.question !== undefined && (
        <Rating isHelpful={message.isHelpful} onRate={(isHelpful) => onRate(message, isHelpful)} />
      )}
    </div>
  );
}

function CitationChip({ citation }: { citation: Citation }) {
  const onClick = () => {
    uncoverPage();
    highlightCited(citation);
  };
  return (
    <a
      href={citation.url}
      onClick={onClick}
      className="block truncate rounded-full border border-line px-3 py-1 text-xs hover:border-accent hover:text-accent pointer-coarse:py-2.5"
    >
      {citation.title}
    </a>
  );
}
