import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { PHRASES, Phrases } from '#contracts/phrases.ts';
import { withOwnPhrases } from '#lib/brand/own-phrases.ts';

/** Apart, or the plugin would read it in this file. */
const call = (literal: string) => ['phrase', `(${literal})`].join('');

test('P-GEN-2 a phrase is the owner’s where content/phrases.yaml has it, and English where it does not', () => {
  const own = { 'Send message': 'Nachricht „senden“', 'Text of “{title}”': 'Text von «{title}»' };
  const code = `a(${call("'Send message'")}); b(${call('"Text of \\u201C{title}\\u201D",\n')}); ${call("'Company'")}; c.${call('x')}; state.${call("'Send message'")}`;
  expect(withOwnPhrases(code, own)).toBe(
    'a("Nachricht „senden“"); b("Text von «{title}»"); "Company"; c.phrase(x); state.phrase(\'Send message\')',
  );
  const quoted = [call('"I\'ll"'), call(String.raw`'I\'ll "so"'`)];
  expect(quoted.map((literal) => withOwnPhrases(literal, {}))).toEqual(['"I\'ll"', '"I\'ll \\"so\\""']);
});

test('P-GEN-2 every phrase is said somewhere, and every one that is said can be the owner’s', () => {
  const sources = globSync('src/**/*.{ts,tsx,astro}').filter((file) => !file.endsWith('.test.ts'));
  const said = new Set<string>();
  for (const file of sources)
    withOwnPhrases(
      readFileSync(file, 'utf8'),
      new Proxy({}, { get: (_, phrase) => said.add(String(phrase)) }),
    );
  expect([...said].sort()).toEqual(PHRASES.map(({ phrase }) => phrase).sort());
});

test('P-GEN-2 an own phrase must fill in what the English one does, and an unknown one is told', () => {
  expect(Phrases.safeParse({ 'Page {n}': 'Seite' }).error?.issues[0]?.message).toBe('Use {n} once each');
  expect(Phrases.safeParse({ 'Page {n}': 'Seite {n}' }).success).toBe(true);
  expect(Phrases.safeParse({ Pge: 'Seite' }).success).toBe(false);
});
