import type { ApiContext } from '../../api/context.ts';
import { countCall } from '../../api/limits.ts';
import { env } from '../../env.ts';
import { isModelConfigured } from '../../integrations/openai.ts';
import { configured } from '../../not-configured.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Counts one round of the model; false without a key, and once the day's budget is used up or is no number. */
export async function mayAskModel({ db, now }: Pick<ApiContext, 'db' | 'now'>): Promise<boolean> {
  const budget = configured(isModelConfigured) ? configured(() => env().OPENAI_DAILY_ROUNDS) : 0;
  if (!budget) return false;
  const moment = now();
  const { count } = await countCall(db, `resumes:model:${moment.toISOString().slice(0, 10)}`, DAY_MS, moment);
  return count <= budget;
}
