// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';

import { sendForm } from './send-form.ts';

/** A server that gives every form this answer. */
const answerWith = (status: number, responseText: string) =>
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      status = status;
      statusText = '';
      responseText = responseText;
      upload = {};
      onload = () => {};
      open() {}
      send() {
        queueMicrotask(() => this.onload());
      }
    },
  );
const send = () => sendForm('/upload', new FormData(), { onSent: () => {} });

afterEach(() => vi.unstubAllGlobals());

test('D19 an upload has the answer of the server, or what it was refused for', async () => {
  answerWith(201, '{"id":7}');
  expect(await send()).toEqual({ id: 7 });
  answerWith(413, '{"error":"Too large."}');
  await expect(send()).rejects.toMatchObject({ status: 413, body: { error: 'Too large.' } });
});

test('D19 an upload whose answer is no JSON, as of a proxy, fails instead of never ending', async () => {
  answerWith(200, '<html>Please sign in to the network</html>');
  await expect(send()).rejects.toThrow();
});
