/** A server that speaks the completion protocol of OpenAI, chosen by `OPENAI_BASE_URL`. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

import { reloadEnv } from '#server/env.ts';

export type CompletionRequest = {
  model: string;
  messages: { role: string; content: string }[];
  stream?: boolean;
  max_completion_tokens?: number;
};

/** How the fake answers: with a text in pieces, or in one of the ways in which servers fail. */
export type Behaviour =
  | { say: string[] }
  | { status: number }
  | 'garbage'
  | 'silent'
  | 'breaks off'
  /** Depends on what was asked. */
  | ((request: CompletionRequest) => Behaviour);

export type FakeOpenAi = AsyncDisposable & {
  baseUrl: string;
  /** What was asked so far. */
  requests: CompletionRequest[];
  /** How much an `endless` answer had so far. */
  sentBytes: () => number;
  /** How the next requests are answered. */
  behave: (behaviour: Behaviour | 'endless') => void;
};

/** Starts the fake and points this process's environment at it until it is disposed of. */
export async function fakeOpenAi(environment: Record<string, string> = {}): Promise<FakeOpenAi> {
  let behaviour: Behaviour | 'endless' = { say: ['Hello.'] };
  const requests: CompletionRequest[] = [];
  let sentBytes = 0;
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const asked = JSON.parse(body) as CompletionRequest;
      requests.push(asked);
      if (behaviour === 'endless') goOn(response, (bytes) => (sentBytes += bytes));
      else respond(response, asked, behaviour);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('the fake has no port');
  const baseUrl = `http://127.0.0.1:${address.port}/v1`;
  const restore = setEnvironment({ OPENAI_API_KEY: 'test-key', OPENAI_BASE_URL: baseUrl, ...environment });
  return {
    baseUrl,
    requests,
    sentBytes: () => sentBytes,
    behave: (next) => {
      behaviour = next;
    },
    async [Symbol.asyncDispose]() {
      restore();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function respond(response: ServerResponse, asked: CompletionRequest, behaviour: Behaviour): void {
  if (typeof behaviour === 'function') return respond(response, asked, behaviour(asked));
  if (behaviour === 'silent') return;
  if (behaviour === 'garbage') {
    response
      .writeHead(200, { 'content-type': 'text/event-stream' })
      .end('data: {"choices":[{"del\n\n<html>oops');
    return;
  }
  if (typeof behaviour === 'object' && 'status' in behaviour) {
    const error = { message: 'sk-secret-key leaked by upstream', type: 'server_error' };
    response
      .writeHead(behaviour.status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ error }));
    return;
  }
  if (!asked.stream && behaviour !== 'breaks off') {
    response.writeHead(200, { 'content-type': 'application/json' }).end(whole(behaviour.say.join('')));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const pieces = behaviour === 'breaks off' ? ['Alex is '] : behaviour.say;
  for (const content of pieces) response.write(event({ content }));
  if (behaviour === 'breaks off') response.destroy();
  else response.end(`${event({}, 'stop')}data: [DONE]\n\n`);
}

/** A line that does not end, for as long as somebody listens; told how much of it goes. */
function goOn(response: ServerResponse, count: (bytes: number) => void): void {
  if (response.destroyed) return;
  const piece = 'x'.repeat(64 * 1024);
  count(piece.length);
  response.write(piece, () => goOn(response, count));
}

function whole(content: string): string {
  const choices = [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }];
  return JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion', created: 1, model: 'fake', choices });
}

function event(delta: { content?: string }, finishReason: string | null = null): string {
  const choices = [{ index: 0, delta, finish_reason: finishReason }];
  return `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'fake', choices })}\n\n`;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function setEnvironment(values: Record<string, string>): () => void {
  const before = Object.keys(values).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, values);
  reloadEnv();
  return () => {
    for (const [name, value] of before) {
      if (value === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = value;
    }
    reloadEnv();
  };
}
