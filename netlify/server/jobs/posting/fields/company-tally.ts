/** Adds up what speaks for each name of an employer. */
import { companyKey, LEGAL_NAME } from '../words/company-names.ts';
import { isOwn } from './hosts.ts';

export type Vote = { name: string; weight: number; isFromText: boolean; isLabelled?: boolean };
/** What names the employer besides the lines of a page. */
type Named = {
  host: string | undefined;
  mails: readonly string[];
  titleParts: readonly string[];
  siteName: string | undefined;
};

export const HAS_LEGAL_FORM = new RegExp(LEGAL_NAME.source, 'u');

export type Tallied = Vote & { best: number };

/** Names that are one are added up; the strongest spelling is the one that is shown. */
export function tally(votes: readonly Vote[], { host, mails, titleParts, siteName }: Named): Tallied[] {
  const byKey = new Map<string, Tallied>();
  const seen = new Set<string>();
  for (const vote of votes) {
    const key = companyKey(vote.name);
    const before = byKey.get(key);
    // The same sign of the same strength again says little more.
    const again = `${key} ${vote.weight}`;
    const weight = seen.has(again) ? 0.5 : vote.weight;
    seen.add(again);
    if (!before) byKey.set(key, { ...vote, best: vote.weight });
    else {
      const isWhole =
        HAS_LEGAL_FORM.test(vote.name) && !HAS_LEGAL_FORM.test(before.name) && before.isLabelled !== true;
      const isLess = HAS_LEGAL_FORM.test(before.name) && !HAS_LEGAL_FORM.test(vote.name);
      const isBetter = isWhole || (vote.weight > before.best && !isLess);
      byKey.set(key, {
        ...(isBetter ? vote : before),
        weight: before.weight + weight,
        best: Math.max(before.best, vote.weight),
        isLabelled: before.isLabelled === true || vote.isLabelled === true,
      });
    }
  }
  for (const [key, one] of byKey) {
    if (isOwn(one.name, { host, mails })) one.weight += 3;
    if ([...titleParts, siteName ?? ''].some((part) => companyKey(part) === key)) one.weight += 1;
  }
  return [...byKey.values()];
}
