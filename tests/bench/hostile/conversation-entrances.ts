/** The assistant: what was said before weighs more than the question. */
import { someOf } from './alphabet.ts';
import type { Entrance } from './entrance.ts';
import type { Host } from './host.ts';

const TURNS = 20;
const TURN_CHARACTERS = 4_000;
/** Of the alphabet; each of the two kinds of conversation has all of it between its questions. */
const EVERY = 5;
/** Questions that each look at the conversation in another way. */
const QUESTIONS = [
  'And when was that?',
  'tell me more',
  'What about Okta?',
  'and why',
  'What did you do there?',
];

export function conversationEntrances(host: Host): Entrance[] {
  const ask = (message: string, isStream: boolean, roleOf: (index: number) => string): Entrance => ({
    name: `chat history before “${message}”${isStream ? ' as a stream' : ''}, ${[0, 1].map(roleOf).join('/')}`,
    isPublic: true,
    maximum: TURN_CHARACTERS,
    send(content) {
      const history = Array.from({ length: TURNS }, (_, index) => ({
        role: roleOf(index),
        content: content.slice(0, -1) + String(index % 10),
      }));
      const accept = isStream ? 'text/event-stream' : 'application/json';
      const headers = { 'content-type': 'application/json', accept };
      const body = JSON.stringify({ message, history });
      return host.send({ method: 'POST', path: '/api/chat', body, headers });
    },
  });
  const entrances = QUESTIONS.flatMap((message) => [
    ask(message, false, () => 'user'),
    ask(message, message === QUESTIONS[0], (index) => (index % 2 === 0 ? 'user' : 'assistant')),
  ]);
  return entrances.map((entrance, index) => ({ ...entrance, alphabet: someOf(EVERY, index) }));
}
