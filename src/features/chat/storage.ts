/** The conversation survives a reload in this tab, and nothing else. */
import type { Message } from './conversation.ts';

const KEY = 'chatConversation';
/** Characters of the newest messages that are kept and sent: far below what the server refuses. */
const KEPT_LENGTH = 100_000;

export function restore(): Message[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isMessage) : [];
  } catch {
    return []; // blocked or damaged: a new conversation
  }
}

export function keep(messages: Message[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(messages));
  } catch {
    // blocked or full: the conversation lives as long as the page
  }
}

/** The newest messages, as many as fit. */
export function newest<Entry extends { content: string }>(messages: Entry[]): Entry[] {
  let length = 0;
  const first = messages.findLastIndex(({ content }) => (length += content.length + 100) > KEPT_LENGTH);
  return messages.slice(first + 1);
}

function isMessage(entry: unknown): entry is Message {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    'id' in entry &&
    typeof entry.id === 'string' &&
    'content' in entry &&
    typeof entry.content === 'string' &&
    'role' in entry &&
    (entry.role === 'user' || entry.role === 'assistant')
  );
}
