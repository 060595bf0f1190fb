import { expect, test } from 'vitest';

import { replyAddress } from './MessageDialog.tsx';

const contact = { email: 'sam@example.com', firstName: 'Sam', message: 'Hello & welcome\nSecond line' };

test('the reply goes to the sender, greets, signs, and quotes every line', () => {
  const url = new URL(replyAddress(contact, 'Alex Example'));
  expect(url.protocol).toBe('mailto:');
  expect(url.pathname).toBe('sam@example.com');
  expect(url.searchParams.get('body')).toBe(
    ['Hi Sam,', '', '', '', 'Alex Example', '', '> Hello & welcome', '> Second line'].join('\r\n'),
  );
});

test('an address cannot add recipients or headers to the reply', () => {
  const email = 'sam?bcc=all@example.com';
  const url = new URL(replyAddress({ ...contact, email }, 'Alex'));
  expect(url.searchParams.get('bcc')).toBeNull();
});

test('T-2 a message whose quoted part ends within an emoji can be opened and answered', () => {
  const message = `${'x'.repeat(1_199)}😀 and more`;
  expect(decodeURIComponent(replyAddress({ ...contact, message }, 'Alex'))).toMatch(/xx.?…$/u);
});

test('a long message is quoted in part, so that the mail program takes the address', () => {
  const address = replyAddress({ ...contact, message: 'word '.repeat(1_000) }, 'Alex');
  expect(address.length).toBeLessThan(2_100);
  expect(decodeURIComponent(address)).toContain('…');
});
