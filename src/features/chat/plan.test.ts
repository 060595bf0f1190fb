import { expect, test } from 'vitest';

import { planFor } from './plan.ts';

test.each(['', '   ', '\n\t'])('P-CHAT-7 the blank message %j does nothing', (message) => {
  expect(planFor(message, false)).toBe('nothing');
  expect(planFor(message, true)).toBe('nothing');
});

test.each(['play', 'Game!', 'open the GAME please', 'can we play?', 'game-time'])(
  'P-CHAT-5 "%s" opens the game',
  (message) => {
    expect(planFor(message, false)).toBe('open game');
  },
);

test.each(['display', 'the playbook', 'gamers', 'gameplay', 'replay it'])(
  'P-CHAT-5 D9 "%s" does not: whole words count',
  (message) => {
    expect(planFor(message, false)).toBe('ask');
  },
);

test('P-CHAT-5 D9 a message of more than six words opens the game and is answered', () => {
  expect(planFor('one two three four five game', false)).toBe('open game');
  expect(planFor('one two three four five six game', false)).toBe('open game and ask');
  expect(planFor('What did the Senior Game Test Analyst do?', false)).toBe('open game and ask');
});

test.each(['yes', 'Sure', 'play', 'oh yes please', 'sure, why not', 'Why not?', 'yes, no problem'])(
  'P-CHAT-4 while an offer is pending "%s" opens the game',
  (message) => {
    expect(planFor(message, true)).toBe('open game');
  },
);

test.each(['no', 'No thanks', 'not now', 'not sure', "no, I don't want to play"])(
  'P-CHAT-4 while an offer is pending "%s" declines',
  (message) => {
    expect(planFor(message, true)).toBe('decline');
  },
);

test.each(['I know', 'nothing', 'yesterday', 'ensure it', 'Who is this?'])(
  'P-CHAT-4 D9 while an offer is pending "%s" is a message like any other',
  (message) => {
    expect(planFor(message, true)).toBe('ask');
  },
);

test('P-CHAT-4 without an offer yes and no are messages like any other', () => {
  expect(planFor('yes', false)).toBe('ask');
  expect(planFor('no', false)).toBe('ask');
});
