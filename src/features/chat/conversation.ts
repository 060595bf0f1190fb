/** The conversation as data (P-CHAT-1): what was said, whether an answer or an offer is pending. */
import type { Citation } from '#contracts/chat.ts';

export type Message = {
  id: string;
  role: 'user' | 'assistant';
  content: string;
  /** ISO 8601. */
  timestamp: string;
  citations?: Citation[];
  /** Nobody could answer; the question before it can be asked again. */
  isFailure?: boolean;
  /** What it answers, where the visitor can say whether it helped. */
  question?: string;
  isHelpful?: boolean;
};

export type Conversation = {
  messages: Message[];
  /** The answer so far, while one is pending (P-CHAT-7). */
  answer: string | undefined;
  /** "Yes" and "no" mean the game now (P-CHAT-4). */
  isOfferPending: boolean;
};

export type Action =
  | { type: 'restored'; messages: Message[] }
  | { type: 'said'; message: Message }
  | { type: 'asked' }
  | { type: 'piece'; text: string }
  | { type: 'answered'; message: Message }
  | { type: 'rated'; id: string; isHelpful: boolean }
  | { type: 'offered'; message: Message }
  | { type: 'retried' }
  | { type: 'cleared' };

export const EMPTY: Conversation = { messages: [], answer: undefined, isOfferPending: false };

/** What was said before the last question was answered in vain. */
export const withoutLastFailure = (messages: Message[]): Message[] =>
  messages.at(-1)?.isFailure ? messages.slice(0, -1) : messages;

/** The next state; an offer lapses with whatever is said next. */
export function conversation(state: Conversation, action: Action): Conversation {
  switch (action.type) {
    case 'restored':
      return state.messages.length > 0 ? state : { ...state, messages: action.messages };
    case 'said':
      return { ...state, messages: [...state.messages, action.message], isOfferPending: false };
    case 'asked':
      return { ...state, answer: '' };
    case 'piece':
      return state.answer === undefined ? state : { ...state, answer: state.answer + action.text };
    case 'answered':
      return state.answer === undefined
        ? state // cleared meanwhile
        : { ...state, messages: [...state.messages, action.message], answer: undefined };
    case 'rated':
      return {
        ...state,
        messages: state.messages.map((message) =>
          message.id === action.id ? { ...message, isHelpful: action.isHelpful } : message,
        ),
      };
    case 'offered':
      return { ...state, messages: [...state.messages, action.message], isOfferPending: true };
    case 'retried':
      return { ...state, messages: withoutLastFailure(state.messages) };
    case 'cleared':
      return EMPTY;
  }
}
