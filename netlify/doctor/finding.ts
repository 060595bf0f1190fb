/** What the doctor found about one thing. */
export type Finding = {
  /** A variable, or a thing: `SIGNING_KEYS`, `database`. */
  about: string;
  /** An error stops a deploy. */
  state: 'ok' | 'warning' | 'error';
  /** What is so, and what to do about it. */
  says: string;
};

export const ok = (about: string, says: string): Finding => ({ about, state: 'ok', says });
export const warning = (about: string, says: string): Finding => ({ about, state: 'warning', says });
export const error = (about: string, says: string): Finding => ({ about, state: 'error', says });

const ORDER = { error: 0, warning: 1, ok: 2 } as const;
const STATE_WIDTH = 8;

/** The findings as lines, what stops first, under a line that counts. */
export function summary(findings: readonly Finding[]): string {
  const count = (state: Finding['state']) => findings.filter((one) => one.state === state).length;
  const counted = [
    count('error') && `${count('error')} to mend`,
    count('warning') && `${count('warning')} to look at`,
  ];
  const width = Math.max(...findings.map(({ about }) => about.length));
  const lines = findings
    .toSorted((a, b) => ORDER[a.state] - ORDER[b.state])
    .map(({ about, state, says }) => `  ${state.padEnd(STATE_WIDTH)} ${about.padEnd(width)}  ${says}`);
  return [`Doctor: ${counted.filter(Boolean).join(', ') || 'all is well'}`, ...lines].join('\n');
}
