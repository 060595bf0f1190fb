import { expect, test } from 'vitest';

import { AdminPost, type Draft } from '#contracts/blog-posts-admin.ts';
import { exampleOf } from '#support/example.ts';

import { BLANK, draftOf, type EditorForm, type LocalDraft } from './values.ts';
import { opening } from './editor-input.ts';

const SAVED_AT = '2026-11-20T09:00:00.000Z';
const post = exampleOf(AdminPost, {
  ...draftOf({ ...BLANK, title: 'Saved', content: 'Saved.' }),
  updatedAt: SAVED_AT,
});
const form = (content: string): EditorForm => ({ ...BLANK, title: 'Saved', content });
const draft = (content: string, version: number): Draft => ({
  key: 'post-1',
  postId: 1,
  values: draftOf(form(content)),
  basedOn: SAVED_AT,
  version,
  updatedAt: '2026-11-20T10:00:00.000Z',
});
const local = (content: string, version: number, isSynced = false): LocalDraft => ({
  form: form(content),
  basedOn: SAVED_AT,
  version,
  isSynced,
  savedAt: '2026-11-20T11:00:00.000Z',
});

test('BA-2 a post without unsaved text opens as it is saved', () => {
  const { values: opened, restored } = opening(post, undefined, undefined);
  expect(opened).toMatchObject({ title: 'Saved', content: 'Saved.' });
  expect(restored).toBeUndefined();
});

test('BA-2 the unsaved text of this device opens when the server does not have it', () => {
  const { values: opened, restored, rival, version } = opening(post, draft('Older.', 3), local('Newest.', 3));
  expect(opened.content).toBe('Newest.');
  expect(restored).toEqual({ at: '2026-11-20T11:00:00.000Z', isLocal: true });
  expect(rival).toBeUndefined();
  expect(version).toBe(3);
});

test('BA-2 the working copy of the server opens where this device has nothing newer', () => {
  const { values: opened, restored } = opening(
    post,
    draft('From the server.', 4),
    local('Sent long ago.', 3, true),
  );
  expect(opened.content).toBe('From the server.');
  expect(restored?.isLocal).toBe(false);
});

test('BA-2 unsaved texts of two devices are both there: one opens, the other waits to be compared', () => {
  const { values: opened, rival } = opening(post, draft('Of the laptop.', 5), local('Of this device.', 2));
  expect(opened.content).toBe('Of this device.');
  expect(rival).toMatchObject({ version: 5, values: { content: 'Of the laptop.' } });
});

test('BA-2 a working copy that this device sent without hearing of it is no other text: the newest goes on from it', () => {
  const unanswered = [form('Sent in a tunnel.'), form('Sent when the tab was closed.')];
  const kept = { ...local('Sent when the tab was closed. And more.', 2), unanswered };
  for (const { content } of unanswered) {
    const { values: opened, rival, version } = opening(post, draft(content, 3), kept);
    expect([opened.content, rival, version]).toEqual([kept.form.content, undefined, 3]);
  }
  expect(opening(post, draft('Of the laptop.', 3), kept)).toMatchObject({
    unanswered,
    rival: { version: 3 },
  });
});

test('BA-2 a copy that says the same as the post is nothing to restore', () => {
  expect(opening(post, draft('Saved.', 1), local('Saved.', 0)).restored).toBeUndefined();
});
