import { expect, test } from 'vitest';

import { demandsOf } from './demands.ts';

const demanded = (text: string) =>
  demandsOf(text)
    .filter(({ isPlace }) => !isPlace)
    .map(({ span }) => span.quote);

/** More than 80 words, and none that postings are known by. */
const CHATTER =
  'We sell rope to sailors who mostly tie it wrong and write us angry letters from the quay. '.repeat(6);
const casual = (heading: string, items: readonly string[], end = 'The deal: a fair wage and lunch.') =>
  `Knots, anyone?\n\n${CHATTER}\n\n${heading}\n\n${items.join('\n')}\n\n${end}`;

test.each([
  [
    'You, in our dreams:',
    ['✅ You’ve tied a sheepshank.', '✅ You coach sailors well.', '✅ You can sew a sail.'],
  ],
  ['Our unicorn:', ['* has tied a sheepshank', '* can sew a sail', "* doesn't faint at splices"]],
  ['Is that you?', ['1️⃣ You own a boat.', '2️⃣ You read charts.', '3️⃣ You’re up at five.']],
  ['Du, in unseren Träumen:', ['🌻 Du hast Netze geflickt.', '🌻 Du kannst segeln.', '🌻 Du kennst Taue.']],
])(
  'D45 a posting without the words of postings is known by a list of what somebody has done: %s',
  (...of) => {
    const [heading, items] = of;
    const said = items.map((item) => item.replace(/^\P{L}+/u, '').replace(/\.$/, ''));
    expect(demanded(casual(heading, items))).toEqual(said);
    expect(demanded(casual(heading, items, 'A view of the sea.'))).toEqual([]);
  },
);

test('D45 a list of what one gets is none of what somebody has done', () => {
  const items = ['- You choose your hammock.', '- You take Fridays off.', '- You learn from sailors.'];
  expect(demanded(`Requirements\n- Knots\n- Nets\n- Tides\n\nThe good stuff\n${items.join('\n')}`)).toEqual([
    'Knots',
    'Nets',
    'Tides',
  ]);
});

test('D45 pay in thousands is a sign of a posting', () => {
  const items = ['- You can sew.', '- You can sail.', '- You can knit.'];
  expect(demanded(casual('Is that you?', items, 'What’s in it for you: $80K.'))).toHaveLength(3);
});

test('D45 what is remarked behind an item is not asked, nor what is offered and where to write', () => {
  const items = [
    '- You have sold nets to sailors. They are a special crowd.',
    '- You can sew. It must be by needle.',
  ];
  const end = "What we've got: unlimited rope, 3 days off.";
  const ways = ['Write a few lines to jo@knots.example and tell us of a net.', 'Ring Jo, 0604 555 010.'];
  const text = `Requirements\n${items.join('\n')}\n\n${end}\n\nYou should know:\n- ${ways.join('\n- ')}`;
  expect(demanded(text)).toEqual(['You have sold nets to sailors', 'You can sew', 'It must be by needle']);
});

test('D45 behind an item that speaks to the reader only what asks is asked', () => {
  const text = `Requirements
- You can forecast tides. Within an inch, spring after spring.
- You have tied knots. Fluent Danish. Nets are a must.`;
  expect(demanded(text)).toEqual([
    'You can forecast tides',
    'You have tied knots',
    'Fluent Danish',
    'Nets are a must',
  ]);
});

test('D45 `why not to` takes nothing back', () => {
  expect(demanded('Requirements\n- You know hemp and why not to use it there')).toEqual([
    'You know hemp and why not to use it there',
  ]);
});
