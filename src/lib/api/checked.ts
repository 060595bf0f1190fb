import type { Schema } from '@orpc/contract';

/** An answer as its contract has it. @throws {Error} for anything else, such as the page of a proxy. */
export async function checked<Output>(
  { '~orpc': { outputSchema } }: { '~orpc': { outputSchema?: Schema<unknown, Output> } },
  answer: unknown,
): Promise<Output> {
  const result = await outputSchema?.['~standard'].validate(answer);
  if (!result || result.issues) throw new Error('The answer is not what this call answers.');
  return result.value;
}
