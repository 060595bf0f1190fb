/** What was found for one demand. `met` and `partly` stand on published sentences, without exception. */
import type { Evidence, Standing } from '#contracts/fit.ts';

export type Finding = {
  standing: Standing;
  /** What it rests on beyond the evidence. */
  note: string;
  evidence: Evidence[];
};

export const NOT_STATED: Finding = { standing: 'not stated', note: '', evidence: [] };

/** In part at most. */
export const capped = (finding: Finding): Finding =>
  finding.standing === 'met' ? { ...finding, standing: 'partly' } : finding;

const ORDER: readonly Standing[] = ['met', 'partly', 'not stated'];

/** Of alternatives one is enough. */
export const bestOf = (findings: readonly Finding[]): Finding =>
  findings.toSorted((a, b) => ORDER.indexOf(a.standing) - ORDER.indexOf(b.standing))[0] ?? NOT_STATED;

/** All of it is asked: met if all is, partly if any part is. */
function togetherOf(findings: readonly Finding[]): Finding {
  const proven = findings.filter(({ standing }) => standing !== 'not stated');
  if (proven.length === 0) return NOT_STATED;
  return {
    standing: findings.every(({ standing }) => standing === 'met') ? 'met' : 'partly',
    note: [...new Set(proven.flatMap(({ note }) => (note ? [note] : [])))].join('; '),
    evidence: proven.flatMap(({ evidence }) => evidence),
  };
}

/** Of alternatives the best, of the rest all. */
export function byGroups(findings: readonly { group?: number | undefined; finding: Finding }[]): Finding {
  const alone = findings.flatMap(({ group, finding }) => (group === undefined ? [finding] : []));
  const grouped = Map.groupBy(
    findings.filter(({ group }) => group !== undefined),
    ({ group }) => group,
  );
  return togetherOf([
    ...alone,
    ...[...grouped.values()].map((group) => bestOf(group.map(({ finding }) => finding))),
  ]);
}
