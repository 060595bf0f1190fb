/** Better wording by the model, of which nothing passes that the base does not support (R-5, R-10, D30). */
import { z } from 'zod';

import { RESUME_LIMITS, type ResumeContent } from '#contracts/resume-content.ts';
import { clean } from '#contracts/owner-text.ts';
import type { ResumeProposal } from '#contracts/resume-views.ts';

import type { OwnerContext } from '../../api/owner-only.ts';
import { apiError } from '../../api/errors.ts';
import { completeJson, isModelConfigured } from '../../integrations/openai.ts';
import { textAt, withText } from '../content/texts.ts';
import type { Ground } from '../tailor/ground.ts';
import { supportAt } from '../tailor/support.ts';
import { type Idea, weighed } from '../tailor/proposals.ts';
import { promptFor, type Refusal, WORDABLE } from './prompt.ts';
import type { ApiContext } from '../../api/context.ts';
import { countCall } from '../../api/limits.ts';
import { env } from '../../env.ts';
import { configured } from '../../not-configured.ts';

const ROUNDS = 3;
/** Of all rounds together. */
const TIME_LIMIT_MS = 25_000;
const PROPOSALS_MAXIMUM = 12;

const Proposal = z.object({
  path: z.string().regex(WORDABLE),
  after: z.string().transform(oneParagraph).pipe(z.string().min(1).max(RESUME_LIMITS.summary)),
  reason: z
    .string()
    .catch('')
    .transform((text) => oneParagraph(text).slice(0, RESUME_LIMITS.line)),
});
/** What is not as it was asked for is left out, the rest counts. */
const Answer = z.object({
  proposals: z
    .array(z.unknown())
    .transform((list) =>
      list.slice(0, PROPOSALS_MAXIMUM).flatMap((proposal) => Proposal.safeParse(proposal).data ?? []),
    ),
});

export type Wording = { proposals: ResumeProposal[]; /** How often the model was asked. */ rounds: number };

/**
 * Asks the model up to three times, each time with what was refused before; without a key, a budget or an answer
 * there are no proposals.
 *
 * @throws 499 `CANCELLED` where whoever asked has gone
 */
export async function wordingFor(
  context: OwnerContext,
  resume: ResumeContent,
  ground: Ground,
): Promise<Wording> {
  const { signal } = context.request;
  const limit = AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)]);
  const ideas = new Map<string, Idea>();
  let refusals: Refusal[] = [];
  let rounds = 0;
  while (rounds < ROUNDS && (rounds === 0 || refusals.length > 0) && (await mayAskModel(context))) {
    rounds += 1;
    const answer = await ask(resume, ground, refusals, limit);
    if (signal.aborted) throw apiError(499, 'CANCELLED', 'The request was cancelled.');
    if (!answer) break;
    const judged = answer.map((proposal) => ({ ...proposal, refusal: refusalOf(resume, ground, proposal) }));
    refusals = judged.flatMap(({ path, after, refusal }) =>
      refusal ? [{ path, after, reason: refusal }] : [],
    );
    for (const { path, after, reason, refusal } of judged)
      if (refusal === undefined) ideas.set(path, { path, after, reason: reason || BETTER, origin: 'model' });
  }
  return { proposals: await weighed(resume, ground, [...ideas.values()]), rounds };
}

const BETTER = 'Worded for this posting.';

/** `undefined` where the model failed, was too slow or made no sense. Why is only logged. */
async function ask(resume: ResumeContent, ground: Ground, refusals: Refusal[], signal: AbortSignal) {
  try {
    return Answer.parse(await completeJson(promptFor(resume, ground, refusals), signal)).proposals;
  } catch (error) {
    console.error('The model gave no wording:', error instanceof Error ? error.name : 'unknown error');
    return undefined;
  }
}

/** Why a proposal is not taken; an empty text is a silent no. */
function refusalOf(
  resume: ResumeContent,
  ground: Ground,
  { path, after }: { path: string; after: string },
): string | undefined {
  const before = textAt(resume, path);
  if (before === undefined || before === after) return '';
  const applied = withText(resume, path, after);
  if (!applied) return '';
  const verdict = supportAt(applied, path, ground);
  return verdict.isSupported ? undefined : verdict.reason;
}

function oneParagraph(text: string): string {
  return clean(text).replace(/\s+/g, ' ').trim();
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Counts one round of the model; false without a key, and once the day's budget is used up or is no number. */
async function mayAskModel({ db, now }: Pick<ApiContext, 'db' | 'now'>): Promise<boolean> {
  const budget = configured(isModelConfigured) ? configured(() => env().OPENAI_DAILY_ROUNDS) : 0;
  if (!budget) return false;
  const moment = now();
  const { count } = await countCall(db, `resumes:model:${moment.toISOString().slice(0, 10)}`, DAY_MS, moment);
  return count <= budget;
}
