/** What the ledger says of a claim. */
import type { ResumeSpan } from '#contracts/resume-content.ts';

export type Claim = {
  where: 'summary' | 'bullet' | 'skill' | 'title' | 'certification' | 'education' | 'achievement' | 'date';
  /** The company that the text stands beneath. */
  employer?: string | undefined;
  text: string;
};

export type Verdict = { isSupported: true; evidence: ResumeSpan[] } | { isSupported: false; reason: string };

export const refused = (reason: string): Verdict => ({ isSupported: false, reason });
export const supported = (evidence: ResumeSpan[]): Verdict => ({ isSupported: true, evidence });

/** A whole text of the base as evidence. */
export const wholeSpan = (path: string, text: string): ResumeSpan => ({
  path,
  quote: text,
  start: 0,
  end: text.length,
});
