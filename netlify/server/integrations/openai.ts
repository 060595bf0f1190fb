/** The language model: one completion, streamed or whole, bounded in size and time, tried once. */
import { env } from '../env.ts';

export type ModelMessage = { role: 'system' | 'user' | 'assistant'; content: string };

const TIME_LIMIT_MS = 25_000;
/** Includes what a reasoning model thinks before it writes. */
const MOST_TOKENS = 1_200;
const MOST_JSON_TOKENS = 6_000;
/** Twice what the most tokens of a stream take, each in an event of its own. */
const MOST_BYTES = 1024 * 1024;

/** True where a key is configured; everything else has a default. */
export function isModelConfigured(): boolean {
  return env().OPENAI_API_KEY !== undefined;
}

/**
 * The model's answer, piece by piece.
 *
 * @throws whatever goes wrong, including the time limit: there is no second try.
 */
export async function* streamCompletion(messages: ModelMessage[]): AsyncGenerator<string, void> {
  const signal = AbortSignal.timeout(TIME_LIMIT_MS); // of the whole answer, not only of its beginning
  const client = await openClient();
  const stream = await client.chat.completions.create(
    { ...settings(), messages, stream: true, max_completion_tokens: MOST_TOKENS },
    { signal },
  );
  for await (const chunk of stream) {
    const piece = chunk.choices[0]?.delta.content;
    if (piece) yield piece;
  }
  signal.throwIfAborted();
}

/**
 * The model's answer in JSON, whose shape is for the caller to check.
 *
 * @param signal ends it; nothing takes longer than 25 seconds
 * @throws whatever goes wrong, what is no JSON included: there is no second try.
 */
export async function completeJson(messages: ModelMessage[], signal: AbortSignal): Promise<unknown> {
  const client = await openClient();
  const completion = await client.chat.completions.create(
    {
      ...settings(),
      messages,
      response_format: { type: 'json_object' },
      max_completion_tokens: MOST_JSON_TOKENS,
    },
    { signal: AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)]) },
  );
  return JSON.parse(completion.choices[0]?.message.content ?? '');
}

async function openClient() {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseURL } = env();
  const { OpenAI } = await import('openai'); // loaded only where a key is configured
  return new OpenAI({ apiKey, baseURL, maxRetries: 0, timeout: TIME_LIMIT_MS, fetch: fetchBounded });
}

/** The client keeps what it has not understood yet: a service that goes on and on would fill the memory. */
async function fetchBounded(...asked: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...asked);
  return new Response(response.body?.pipeThrough(upTo(MOST_BYTES)) ?? null, response);
}

function upTo(maximum: number): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > maximum) controller.error(new Error('too large'));
      else controller.enqueue(chunk);
    },
  });
}

function settings() {
  const { OPENAI_MODEL: model } = env();
  return { model, ...(model.startsWith('gpt-5') ? { reasoning_effort: 'low' as const } : {}) };
}
