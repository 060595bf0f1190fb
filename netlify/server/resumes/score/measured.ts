/** What a rule found. */
import type { ResumeSpan } from '#contracts/resume-content.ts';

export type Measured = {
  /** 0 to 1 of the rule's points. */
  share: number;
  /** What was measured, in words. */
  value: string;
  evidence: ResumeSpan[];
  /** What would raise it; said only where it is not full. */
  advice: string;
};

/** More spans say no more. */
const MOST_SPANS = 8;

/** @param share is held between 0 and 1 */
export function measured(
  share: number,
  value: string,
  advice: string,
  evidence: ResumeSpan[] = [],
): Measured {
  return { share: Math.min(1, Math.max(0, share)), value, evidence: evidence.slice(0, MOST_SPANS), advice };
}

/** `1 bullet`, `3 bullets` */
export const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
