/** Runs the conversation: sends, streams, opens the game, remembers. */
import { useCallback, useEffect, useReducer, useRef, type RefObject } from 'react';
import { chat } from 'virtual:public-api/chat';

import { emit, on } from '#lib/page/page-events.ts';
import { call } from '#lib/api-routes/call.ts';

import { ask } from './ask.ts';
import { conversation, EMPTY, type Action, type Message, withoutLastFailure } from './conversation.ts';
import { planFor } from './plan.ts';
import { keep, newest, restore } from './storage.ts';
import { DECLINED, FAILURE, GAME_OFFER, GAME_OPENS, GREETING_LINES } from './words.ts';

const DECLINED_CLOSE_MS = 2_000; // P-CHAT-4

type Said = Partial<Pick<Message, 'citations' | 'isFailure' | 'question'>>;

function message(role: Message['role'], content: string, more: Said = {}): Message {
  return { id: crypto.randomUUID(), role, content, timestamp: new Date().toISOString(), ...more };
}

/** @param panel the frame's panel, whose data tells what happened before the island was there */
export function useConversation(panel: RefObject<HTMLElement | null>) {
  const [state, dispatch] = useReducer(conversation, EMPTY);
  const running = useRef<AbortController>(null);
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  });

  const answer = useCallback(
    async (question: string, before: Message[]) => {
      const controller = new AbortController();
      running.current = controller;
      dispatch({ type: 'asked' });
      try {
        const reply = await ask({
          message: question,
          history: history(before, panel.current),
          onPiece: (text) => dispatch({ type: 'piece', text }),
          signal: controller.signal,
        });
        const { response, citations } = reply;
        dispatch({ type: 'answered', message: message('assistant', response, { citations, question }) });
      } catch {
        // Whatever it was, the visitor can only try again (P-CHAT-8); a cleared conversation ignores it.
        dispatch({ type: 'answered', message: message('assistant', FAILURE, { isFailure: true }) });
      }
    },
    [panel],
  );

  const send = useCallback(
    (text: string) => {
      const { messages, isOfferPending, answer: pending } = latest.current;
      const plan = planFor(text, isOfferPending);
      if (plan === 'nothing' || pending !== undefined) return false;
      dispatch({ type: 'said', message: message('user', text.trim()) });
      if (plan === 'open game' || plan === 'open game and ask') emit('game:open');
      if (plan === 'open game') dispatch({ type: 'said', message: message('assistant', GAME_OPENS) });
      if (plan === 'decline') {
        dispatch({ type: 'said', message: message('assistant', DECLINED) });
        setTimeout(() => closeUnlessTyping(panel.current), DECLINED_CLOSE_MS);
      }
      if (plan === 'ask' || plan === 'open game and ask') void answer(text.trim(), messages);
      return true;
    },
    [answer, panel],
  );

  const retry = useCallback(() => {
    const kept = withoutLastFailure(latest.current.messages);
    const asked = kept.at(-1);
    if (asked?.role !== 'user' || latest.current.answer !== undefined) return;
    dispatch({ type: 'retried' });
    void answer(asked.content, kept.slice(0, -1));
  }, [answer]);

  const clear = useCallback(() => {
    running.current?.abort();
    if (panel.current) delete panel.current.dataset['lines'];
    dispatch({ type: 'cleared' });
    keep([]);
  }, [panel]);

  useEffect(() => dispatch({ type: 'restored', messages: restore() }), []);
  useEffect(() => {
    if (state.messages.length > 0) keep(newest(state.messages));
  }, [state.messages]);
  useEffect(() => {
    const mounted = new AbortController();
    on(
      'chat:offer-game',
      () => {
        const { isOfferPending, answer: pending } = latest.current;
        if (isOfferPending || pending !== undefined || isTyping(panel.current)) return;
        dispatch({ type: 'offered', message: message('assistant', GAME_OFFER) });
      },
      { signal: mounted.signal },
    );
    return () => {
      mounted.abort();
      running.current?.abort();
    };
  }, [panel]);

  return { ...state, send, retry, rate: useRating(dispatch), clear };
}

/** All that was said (P-CHAT-8), the greeting included. */
function history(messages: Message[], panel: HTMLElement | null) {
  const lines = GREETING_LINES.slice(0, Number(panel?.dataset['lines'] ?? 0));
  return [
    ...lines.map((content) => ({ role: 'assistant' as const, content })),
    ...newest(messages).map(({ id, role, content, timestamp }) => ({ id, role, content, timestamp })),
  ];
}

const isTyping = (panel: HTMLElement | null): boolean => panel !== null && 'typing' in panel.dataset;

function closeUnlessTyping(panel: HTMLElement | null): void {
  if (!isTyping(panel)) emit('chat:close');
}

/** Takes down whether an answer helped, and tells the server. */
function useRating(dispatch: (action: Action) => void) {
  return useCallback(
    ({ id, question = '' }: Message, isHelpful: boolean) => {
      dispatch({ type: 'rated', id, isHelpful });
      // There is nothing that a visitor could do where it does not arrive.
      call(chat.rate, { question, isHelpful }).catch(() => undefined);
    },
    [dispatch],
  );
}
