import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, onTestFinished, test, vi } from 'vitest';

import { setVariables } from '#support/variables.ts';

test('P-GEN-3 functions that run keep the content they started with, whatever is half written meanwhile', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'hosted-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const content = path.join(root, 'content');
  cpSync('tests/content/sample', content, { recursive: true });
  mkdirSync(path.join(root, 'functions'));
  setVariables({ CONTENT_DIR: content });
  vi.resetModules();
  const { hostedFunctions } = await import('./hosted-functions.ts');
  const { siteContent } = await import('../server/content/current.ts');

  await hostedFunctions(path.join(root, 'functions'));
  writeFileSync(path.join(content, 'profile.yaml'), 'name: [half');
  expect(siteContent().profile.name).toBe('Alex Example');
});
