import { expect, test } from 'vitest';

import { planFor } from './plan.ts';

type Plan = ReturnType<typeof planFor>;
const BLANK = ['', '   ', '\n\t'];

test.each<[what: string, isOffered: boolean, Plan, messages: string[]]>([
  ['P-CHAT-7 blank messages do nothing', false, 'nothing', BLANK],
  ['P-CHAT-7 nor do they while an offer is pending', true, 'nothing', BLANK],
  ['P-CHAT-5 game and play', false, 'open game', ['play', 'Game!', 'open the GAME please', 'game-time']],
  ['P-CHAT-5 also in six words', false, 'open game', ['can we play?', 'one two three four five game']],
  ['P-CHAT-5 D9 whole words', false, 'ask', ['display', 'the playbook', 'gamers', 'gameplay', 'replay it']],
  [
    'P-CHAT-5 D9 in more than six words',
    false,
    'open game and ask',
    ['a b c d e f game', 'What did the Senior Game Test Analyst do?'],
  ],
  [
    'P-CHAT-4 yes to an offer',
    true,
    'open game',
    ['yes', 'Sure', 'play', 'oh yes please', 'sure, why not', 'Why not?', 'yes, no problem'],
  ],
  [
    'P-CHAT-4 no to an offer',
    true,
    'decline',
    ['no', 'No thanks', 'not now', 'not sure', "no, I don't want to play"],
  ],
  [
    'P-CHAT-4 D9 any other message to an offer',
    true,
    'ask',
    ['I know', 'nothing', 'yesterday', 'ensure it', 'Who is this?'],
  ],
  ['P-CHAT-4 yes and no without an offer', false, 'ask', ['yes', 'no']],
])('%s', (_, isOffered, plan, messages) => {
  expect(Object.fromEntries(messages.map((message) => [message, planFor(message, isOffered)]))).toEqual(
    Object.fromEntries(messages.map((message) => [message, plan])),
  );
});
