import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';

import { phrase } from '#contracts/phrase.ts';
import { AnswerText } from './AnswerText.tsx';
import type { Message } from './conversation.ts';
import { MessageForm } from './MessageForm.tsx';
import { MessageItem } from './MessageItem.tsx';
import { useConversation } from './use-conversation.ts';
import { useFitView } from './use-fit-view.ts';
import { GREETING_LINES, NO, YES } from './words.ts';

type Props = { suggestions: string[] };

/** The conversation inside the assistant's frame. Its first rendering is what the page holds without it. */
export function ChatIsland({ suggestions }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const { messages, answer, isOfferPending, send, retry, rate, clear } = useConversation(panel);
  const isPending = answer !== undefined;

  const fit = useFitView(input);

  const isReady = useHandover(root, panel, (text) => submit(text));
  useLastQuestion(log, messages, answer);

  function submit(text: string) {
    if (send(text) && input.current) input.current.value = '';
  }

  return (
    <div ref={root} className="flex min-h-0 flex-1 flex-col">
      {fit.View && <fit.View pasted={fit.pasted} onClose={fit.close} />}
      <div hidden={fit.View !== undefined} className="contents [&[hidden]]:hidden">
        <div
          ref={log}
          className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-4 text-sm"
        >
          <div role="log" aria-label={phrase('Conversation')} tabIndex={0} className="grid grid-cols-1 gap-4">
            <p className="hidden group-data-lines/chat:block">{GREETING_LINES[0]}</p>
            <p className="hidden group-data-[lines='2']/chat:block">{GREETING_LINES[1]}</p>
            {messages.map((message) => (
              <MessageItem
                key={message.id}
                message={message}
                onRetry={isPending || message !== messages.at(-1) ? undefined : retry}
                onRate={rate}
              />
            ))}
          </div>
          {isPending && <PendingAnswer text={answer} />}
          {isOfferPending && <Suggestions questions={[YES, NO]} onChoose={submit} isInline />}
          {messages.length === 0 && !isPending && (
            <div className="group-data-lines/chat:mt-4 group-data-[mode=offer]/chat:hidden">
              <Suggestions questions={suggestions} onChoose={submit} />
            </div>
          )}
        </div>
        <MessageForm
          input={input}
          isPending={isPending}
          onSubmit={() => submit(input.current?.value ?? '')}
          fit={isReady ? fit : undefined}
          onClear={messages.length > 0 ? clear : undefined}
        />
      </div>
    </div>
  );
}

/** The answer while it grows: seen at once, read out once, when it is complete. */
function PendingAnswer({ text }: { text: string }) {
  return (
    <>
      <p role="status" className="sr-only">
        {phrase('The assistant is answering')}
      </p>
      <div aria-hidden="true" className="mt-4 wrap-anywhere">
        {text ? <AnswerText text={text} /> : <span className="animate-pulse text-muted">…</span>}
      </div>
    </>
  );
}

/** Keeps the last question on top and its growing answer below it, unless the visitor has scrolled elsewhere. */
function useLastQuestion(log: RefObject<HTMLElement | null>, messages: Message[], answer?: string): void {
  const shown = useRef({ messages, top: 0 });
  useEffect(() => {
    const element = log.current;
    const before = shown.current;
    shown.current = { ...before, messages };
    if (!element) return;
    const isAsked = messages !== before.messages && messages.at(-1)?.role === 'user';
    if (!isAsked && element.scrollTop !== before.top) return;
    element.scrollTop = topOfLastQuestion(element);
    shown.current.top = element.scrollTop;
  }, [log, messages, answer]);
}

function topOfLastQuestion(log: HTMLElement): number {
  const last = [...log.querySelectorAll<HTMLElement>('[data-question]')].at(-1);
  return last ? last.offsetTop - 16 : 0;
}

type SuggestionsProps = { questions: string[]; onChoose: (question: string) => void; isInline?: boolean };

/** Questions that one press asks; the frame remembers a press that comes before the island. */
function Suggestions({ questions, onChoose, isInline = false }: SuggestionsProps) {
  return (
    <ul className={isInline ? 'mt-4 flex gap-2' : 'divide-y divide-line border-y border-line'}>
      {questions.map((question) => (
        <li key={question}>
          <button
            type="button"
            data-ask={question}
            onClick={() => onChoose(question)}
            className={
              isInline
                ? 'min-h-10 rounded-control border border-control px-4 hover:border-ink'
                : 'min-h-12 w-full py-2 text-left hover:text-accent'
            }
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Finds the frame's panel and asks what was asked before the island was there; whether that has happened. */
function useHandover(
  root: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  submit: (text: string) => void,
): boolean {
  const [isReady, setIsReady] = useState(false);
  const onReady = useEffectEvent(() => {
    panel.current = root.current?.closest<HTMLElement>('[data-chat-panel]') ?? null;
    const state = panel.current?.dataset;
    if (!state) return;
    const asked = state['ask'];
    delete state['ask'];
    state['ready'] = '';
    setIsReady(true);
    if (asked) submit(asked);
  });
  useEffect(() => onReady(), []);
  return isReady;
}
