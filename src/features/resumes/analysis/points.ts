/** How points of a score are written. */
import type { ScorePart } from '#contracts/resume-score.ts';

const POINTS = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

export const pointsOf = (points: number) => POINTS.format(points);

/** `+1 point`, `+2.5 points`; what does not matter to the score says so. */
export function pointsWords(effect: number): string {
  const shown = pointsOf(Math.abs(effect));
  if (shown === '0') return 'No points';
  return `${effect < 0 ? '−' : '+'}${shown} ${shown === '1' ? 'point' : 'points'}`;
}

/** */
export const PART_LABELS: Readonly<Record<ScorePart, string>> = {
  ats: 'ATS',
  keywords: 'Keywords',
  content: 'Content',
  format: 'Format',
};
