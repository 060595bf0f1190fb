/** A build hook on this machine, as Netlify's: answers as told, and counts who asked. */
import { once } from 'node:events';
import { createServer } from 'node:http';

import { vi } from 'vitest';

import { reloadEnv } from '#server/env.ts';

/** A status, or `hang` for a hook that takes the request and never answers. */
export type HookAnswer = number | 'hang';

export type FakeBuildHook = AsyncDisposable & {
  origin: string;
  calls: { method: string; url: string }[];
  /** What the next calls are answered, in turn; then 200. */
  answerWith: (...answers: HookAnswer[]) => void;
  /** Stops listening: connections are refused from now on. */
  goDown: () => Promise<void>;
};

/** Starts the hook and sets BUILD_HOOK_URL until it is disposed of. */
export async function startFakeBuildHook(): Promise<FakeBuildHook> {
  const calls: FakeBuildHook['calls'] = [];
  const answers: HookAnswer[] = [];
  const server = createServer((request, response) => {
    calls.push({ method: request.method ?? '', url: request.url ?? '' });
    const answer = answers.shift() ?? 200;
    request.resume();
    if (answer !== 'hang') response.writeHead(answer).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const origin = `http://127.0.0.1:${port}`;
  vi.stubEnv('BUILD_HOOK_URL', `${origin}/build_hooks/secret`);
  reloadEnv();
  const goDown = async () => {
    if (!server.listening) return;
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return {
    origin,
    calls,
    answerWith: (...next) => answers.push(...next),
    goDown,
    [Symbol.asyncDispose]: async () => {
      await goDown();
      vi.unstubAllEnvs();
      reloadEnv();
    },
  };
}
