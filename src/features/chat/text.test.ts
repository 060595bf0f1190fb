import fc from 'fast-check';
import { expect, test } from 'vitest';

import { linkedText, textBlocks } from './AnswerText.tsx';

test('P-CHAT-8 addresses in an answer can be followed; the sentence around them stays text', () => {
  expect(linkedText('Write to alex@example.com or see https://example.com/a?b=1.')).toEqual([
    { text: 'Write to ' },
    { text: 'alex@example.com', href: 'mailto:alex@example.com' },
    { text: ' or see ' },
    { text: 'https://example.com/a?b=1', href: 'https://example.com/a?b=1' },
    { text: '.' },
  ]);
});

test('P-CHAT-8 an international telephone number can be called; figures cannot', () => {
  expect(linkedText('By phone at +1 (604) 555-0142.')).toEqual([
    { text: 'By phone at ' },
    { text: '+1 (604) 555-0142', href: 'tel:+16045550142' },
    { text: '.' },
  ]);
  for (const text of [
    '15+ years',
    'C+1234567890',
    '+25 % in 2024',
    '$10M+ 2020 2021 2022',
    'from 2019 to 2023',
  ])
    expect(linkedText(text), text).toEqual([{ text }]);
});

test.each(['javascript:alert(1)', 'data:text/html,x', '<a href="x">', 'ftp://example.com', '//example.com'])(
  'P-CHAT-8 %s is no link',
  (text) => {
    expect(linkedText(text).every(({ href }) => href === undefined)).toBe(true);
  },
);

test('P-CHAT-8 whatever the text, its parts are the text and links go to http, https or mail', () => {
  const text = fc.array(fc.oneof(fc.string(), fc.webUrl(), fc.emailAddress()), { maxLength: 5 });
  fc.assert(
    fc.property(
      text.map((parts) => parts.join(' ')),
      (whole) => {
        const parts = linkedText(whole);
        expect(parts.map((part) => part.text).join('')).toBe(whole);
        for (const { href } of parts) if (href) expect(href).toMatch(/^(https?:\/\/|mailto:|tel:\+\d{8,}$)/);
      },
    ),
  );
});

test('P-CHAT-8 lines with bullets become a list, others paragraphs', () => {
  expect(textBlocks('Yes.\n• One\n• Two\n\nMore.')).toEqual([
    { isList: false, lines: ['Yes.'] },
    { isList: true, lines: ['One', 'Two'] },
    { isList: false, lines: ['More.'] },
  ]);
});
