/** The one gate: what of a resume the base supports, whoever has put it there. */
import type { ResumeContent, ResumeSpan } from '#contracts/resume-content.ts';

import { verifyClaim } from '../ledger/verify-claim.ts';
import { verifyResume } from '../ledger/verify-resume.ts';
import type { Claim, Verdict } from '../ledger/verdict.ts';
import { blanked, textAt, textsOf } from '../content/texts.ts';
import type { Ground } from './ground.ts';
import { ownSentence, ownWordsOf } from './own-words.ts';
import { sentencesOf } from './sentences.ts';

type Basis = Pick<Ground, 'base' | 'today'>;

export type Support = {
  /** What the base does not say, with the reason, by path. */
  refused: Map<string, string>;
  evidence: Record<string, ResumeSpan[]>;
};

/** Of all texts of a resume: what is the owner's own words needs no ledger, and everything else does. */
export function supportOf(resume: ResumeContent, { base, today }: Basis): Support {
  const ownAt = ownWordsOf(resume, base);
  const own = textsOf(resume).flatMap(({ path }) => {
    const spans = ownAt(path);
    return spans ? [[path, spans] as const] : [];
  });
  const strange = blanked(resume, new Set(own.map(([path]) => path).filter(isWhole)));
  const ledger = verifyResume(strange, base, today);
  const support: Support = {
    refused: new Map(),
    evidence: { ...ledger.evidence, ...Object.fromEntries(own) },
  };
  for (const { path, reason } of ledger.refused) {
    const spans = path === 'summary' ? ownSummary(resume.summary, { base, today }) : ownAt(path);
    if (spans) support.evidence[path] = spans;
    else support.refused.set(path, reason);
  }
  return support;
}

const LISTED =
  /^(?:experience\.\d+\.bullets|skills|certifications|achievements|_source\.(?!others)\w+|_source\.others\.\d+\.lines)\.\d+$/;

/** A text that stands for itself, unlike the lines of a job or a degree. */
const isWhole = (path: string): boolean => path === 'summary' || LISTED.test(path);

/** Of one text of a resume, whose other texts are supported: a hundred times as fast. */
export function supportAt(resume: ResumeContent, path: string, { base, today }: Basis): Verdict {
  const own = ownWordsOf(resume, base)(path);
  if (own) return { isSupported: true, evidence: own };
  const claim = claimAt(resume, path);
  if (!claim) return { isSupported: false, reason: 'Your base resume does not say this here.' };
  const verdict = verifyClaim(claim, base, today);
  if (verdict.isSupported || path !== 'summary') return verdict;
  const sentences = ownSummary(claim.text, { base, today });
  return sentences ? { isSupported: true, evidence: sentences } : verdict;
}

/** Sentences that stand in the base's summary as they are, between such as it supports. */
function ownSummary(summary: string, { base, today }: Basis): ResumeSpan[] | undefined {
  const evidence: ResumeSpan[] = [];
  for (const { text } of sentencesOf(summary)) {
    const own = ownSentence(text, base);
    const verdict: Verdict = own
      ? { isSupported: true, evidence: own }
      : verifyClaim({ where: 'summary', text }, base, today);
    if (!verdict.isSupported) return undefined;
    evidence.push(...verdict.evidence);
  }
  return evidence;
}

const PLACES: [RegExp, Claim['where']][] = [
  [/^summary$/, 'summary'],
  [/^experience\.\d+\.bullets\.\d+$/, 'bullet'],
  [/^skills\.\d+$/, 'skill'],
  [/^certifications\.\d+$/, 'certification'],
  [/^achievements\.\d+$/, 'achievement'],
];

/** What may be said otherwise than in the base. */
function claimAt(resume: ResumeContent, path: string): Claim | undefined {
  const [, where] = PLACES.find(([pattern]) => pattern.test(path)) ?? [];
  const text = textAt(resume, path);
  if (where === undefined || text === undefined) return undefined;
  if (where !== 'bullet') return { where, text };
  return { where, text, employer: resume.experience[Number(path.split('.')[1])]?.company ?? '' };
}
