// with a document
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';

import { owner, ownerOnce } from '#contracts/base.ts';

import { sendForm } from './send-form.ts';
import { onSessionEnded } from './session-end.ts';

const upload = owner.post('/upload', '').output(z.object({ id: z.number() }));
const importOnce = ownerOnce.post('/import', '').output(z.object({ id: z.number() }));

/** What was sent: each address with the key that it carried. */
let sent: [address: string, key: string | undefined][];
beforeEach(() => (sent = []));
afterEach(() => vi.unstubAllGlobals());

/** A server that gives every form this answer. */
const answerWith = (status: number, responseText: string) =>
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      status = status;
      statusText = '';
      responseText = responseText;
      upload = {};
      address = '';
      key: string | undefined;
      onload = () => {};
      open(_method: string, address: string) {
        this.address = address;
      }
      setRequestHeader(_name: string, value: string) {
        this.key = value;
      }
      send() {
        sent.push([this.address, this.key]);
        queueMicrotask(() => this.onload());
      }
    },
  );
const formOf = (name: string) => {
  const form = new FormData();
  form.append('document', new File(['# Text'], name, { lastModified: 1 }));
  return form;
};
const send = () => sendForm(upload, new FormData());

test('D19 an upload has the answer of the server, or what it was refused for', async () => {
  answerWith(201, '{"id":7}');
  expect(await send()).toEqual({ id: 7 });
  answerWith(413, '{"error":"Too large."}');
  await expect(send()).rejects.toMatchObject({ status: 413, body: { error: 'Too large.' } });
  expect(sent).toEqual([
    ['/api/upload', undefined],
    ['/api/upload', undefined],
  ]);
});

test('D19 an upload whose answer is none, as of a proxy, fails instead of never ending', async () => {
  answerWith(200, '<html>Please sign in to the network</html>');
  await expect(send()).rejects.toThrow();
  answerWith(200, '{"id":"seven"}');
  await expect(send()).rejects.toThrow();
});

test('D19 an upload that is refused with 401 tells that the session has ended', async () => {
  const ended = vi.fn();
  const stop = onSessionEnded(ended);
  answerWith(401, '{"error":"Please sign in."}');
  await expect(send()).rejects.toMatchObject({ status: 401 });
  expect(ended).toHaveBeenCalledOnce();
  stop();
});

test('D19 a form that is to be taken once goes again with its key, whatever other ones go meanwhile', async () => {
  answerWith(503, '');
  await expect(sendForm(importOnce, formOf('one.md'))).rejects.toThrow();
  await expect(sendForm(importOnce, formOf('two.md'))).rejects.toThrow();
  answerWith(201, '{"id":7}');
  await sendForm(importOnce, formOf('one.md'));
  await sendForm(importOnce, formOf('one.md'));
  const [first, other, again, anew] = sent.map(([, key]) => key);
  expect(again).toBe(first);
  expect(new Set([first, other, anew]).size).toBe(3);
});
