import { expect, test } from 'vitest';

import { withPhrases } from '#contracts/phrase-calls.ts';
import { Phrases } from '#contracts/phrases.ts';

/** Apart, or the plugin would read it in this file. */
const call = (literal: string) => ['phrase', `(${literal})`].join('');

test('P-GEN-2 a phrase is the owner’s where content/phrases.yaml has it, and English where it does not', () => {
  const own: Record<string, string> = {
    'Send message': 'Nachricht „senden“',
    'Text of “{title}”': 'Text von «{title}»',
  };
  const code = `a(${call("'Send message'")}); b(${call('"Text of \\u201C{title}\\u201D",\n')}); ${call("'Company'")}; c.${call('x')}; state.${call("'Send message'")}`;
  expect(withPhrases(code, (english) => own[english] ?? english)).toBe(
    'a("Nachricht „senden“"); b("Text von «{title}»"); "Company"; c.phrase(x); state.phrase(\'Send message\')',
  );
  const quoted = [call('"I\'ll"'), call(String.raw`'I\'ll "so"'`)];
  expect(quoted.map((literal) => withPhrases(literal, (english) => english))).toEqual([
    '"I\'ll"',
    '"I\'ll \\"so\\""',
  ]);
});

test('P-GEN-2 an own phrase must fill in what the English one does, and an unknown one is told', () => {
  expect(Phrases.safeParse({ 'Page {n}': 'Seite' }).error?.issues[0]?.message).toBe('Use {n} once each');
  expect(Phrases.safeParse({ 'Page {n}': 'Seite {n}' }).success).toBe(true);
  expect(Phrases.safeParse({ Pge: 'Seite' }).success).toBe(false);
});
