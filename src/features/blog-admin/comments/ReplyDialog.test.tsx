// with a document
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import { ModeratedComment } from '#contracts/blog-moderation.ts';
import { eventually } from '#support/eventually.ts';
import { exampleOf } from '#support/example.ts';
import { render, typeInto } from '#support/render.ts';

import { ReplyDialog } from './ReplyDialog.tsx';

const comment = exampleOf(ModeratedComment, { id: 3, authorName: 'Bo', content: 'Is that so?' });
const reply = vi.fn<(id: number, content: string) => Promise<unknown>>();
const onClose = vi.fn();

const open = (id = comment.id) =>
  render(<ReplyDialog {...{ reply, onClose }} comment={{ ...comment, id }} />);
const field = () => document.querySelector('textarea');
const send = (calls: number) =>
  act(async () => {
    document.querySelector('form')?.requestSubmit();
    await eventually(() => expect(reply).toHaveBeenCalledTimes(calls));
  });

afterEach(() => localStorage.clear());

test('BA-11 a reply that was not sent is there when it is opened again, and gone once it is sent', async () => {
  const { remove } = open();
  typeInto(field(), 'It is.');
  reply.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await send(1);
  expect(onClose).not.toHaveBeenCalled();
  remove();
  const other = open(4);
  expect(field()?.value).toBe('');
  other.remove();

  const again = open();
  expect(field()?.value).toBe('It is.');
  reply.mockResolvedValueOnce(undefined);
  await send(2);
  expect([reply.mock.lastCall, onClose.mock.calls.length]).toEqual([[3, 'It is.'], 1]);
  again.remove();
  open();
  expect(field()?.value).toBe('');
});
