/** What is said of a score, all of it taken from its points. */
import type { ScorePoint } from '#contracts/resume-score.ts';

import { BRING_IN } from './keywords.ts';

const STRONG_FROM = 0.8;
const WEAK_BELOW = 0.6;
const MOST = 5;

export type ScoreSummary = {
  points: readonly ScorePoint[];
  overallScore: number;
  jobTitle: string;
  missing: readonly string[];
  supportedMissing: readonly string[];
  /** Keywords of the posting, and those of them that the resume has. */
  asked: number;
  shown: number;
};

export function strengthsOf(points: readonly ScorePoint[]): string[] {
  return points
    .filter(({ points: got, maximum }) => got >= STRONG_FROM * maximum)
    .toSorted((a, b) => b.maximum - a.maximum)
    .slice(0, MOST)
    .map(sentence);
}

export function improvementsOf(points: readonly ScorePoint[]): string[] {
  return (
    lost(points)
      .filter(({ points: got, maximum }) => got < WEAK_BELOW * maximum)
      .slice(0, MOST)
      // What was found may sound well and be too little of it: what would raise it is said.
      .map(({ label, value, advice }) => `${label}: ${advice || value}`)
  );
}

/** What would raise the score most comes first. */
export function suggestionsOf({ points, supportedMissing }: ScoreSummary): string[] {
  const fromBase = supportedMissing.length > 0 ? [`${BRING_IN} ${supportedMissing.join(', ')}`] : [];
  const advice = lost(points)
    .filter(({ advice: text }) => text !== '')
    .map(({ advice: text }) => text);
  return [...new Set([...fromBase, ...advice])].slice(0, MOST);
}

/** One truth after the other: what of the posting is shown, what is at hand, and only then what the points add to that. */
export function insightsOf(summary: ScoreSummary): string {
  const { points, overallScore, jobTitle, missing, supportedMissing, asked, shown } = summary;
  const posting = jobTitle || 'this posting';
  const [most] = lost(points);
  return [
    asked > 0
      ? `Shows ${shown} of ${asked} requirements of ${posting}.`
      : `No requirement was found in ${posting}.`,
    supportedMissing.length > 0
      ? `${supportedMissing.length} of the ${missing.length} missing ${missing.length === 1 ? 'is' : 'are'} in your base resume.`
      : '',
    `With wording and layout that makes ${Math.round(overallScore)} of 100 points.`,
    most && most.points < most.maximum ? `Most is to be gained here: ${most.label.toLowerCase()}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

const sentence = ({ label, value }: ScorePoint) => `${label}: ${value}`;

const lost = (points: readonly ScorePoint[]) =>
  points.toSorted((a, b) => b.maximum - b.points - (a.maximum - a.points));
