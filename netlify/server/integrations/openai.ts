/** The language model: one streamed completion, bounded in size and time, tried once. */
import { env } from '../env.ts';

export type ModelMessage = { role: 'system' | 'user' | 'assistant'; content: string };

const TIME_LIMIT_MS = 25_000;
/** Includes what a reasoning model thinks before it writes. */
const MOST_TOKENS = 1_200;

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
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseURL, OPENAI_MODEL: model } = env();
  const { OpenAI } = await import('openai'); // loaded only where a key is configured
  const client = new OpenAI({ apiKey, baseURL, maxRetries: 0, timeout: TIME_LIMIT_MS });
  const signal = AbortSignal.timeout(TIME_LIMIT_MS); // of the whole answer, not only of its beginning
  const stream = await client.chat.completions.create(
    {
      model,
      messages,
      stream: true,
      max_completion_tokens: MOST_TOKENS,
      ...(model.startsWith('gpt-5') ? { reasoning_effort: 'low' as const } : {}),
    },
    { signal },
  );
  for await (const chunk of stream) {
    const piece = chunk.choices[0]?.delta.content;
    if (piece) yield piece;
  }
  signal.throwIfAborted();
}
