import { expect, test, vi } from 'vitest';

import { setVariables } from '#support/variables.ts';

import { checkEnvironment, env, reloadEnv } from './env.ts';

test('a variable that is wrong stops only what reads it, and is named without its value', () => {
  setVariables({ OPENAI_DAILY_ANSWERS: 'many', PORT: '4000' });
  expect(env().PORT).toBe(4000);
  expect(() => env().OPENAI_DAILY_ANSWERS).toThrow(/OPENAI_DAILY_ANSWERS/);
  expect(() => env().OPENAI_DAILY_ANSWERS).not.toThrow(/many/);
});

test('a start or a deploy is told of everything that is wrong at once', () => {
  setVariables({ SIGNING_KEYS: 'a:c2hvcnQ=', OPENAI_BASE_URL: 'nowhere' });
  expect(checkEnvironment).toThrow(/SIGNING_KEYS: each entry is kid:base64.*\nOPENAI_BASE_URL: /);
});

test('what is right is read once, until it is read again', () => {
  setVariables({ SITE_URL: 'https://example.com' });
  expect(env().SITE_URL).toBe('https://example.com');
  vi.stubEnv('SITE_URL', 'https://example.org');
  expect(env().SITE_URL).toBe('https://example.com');
  reloadEnv();
  expect(env().SITE_URL).toBe('https://example.org');
});
