/** What is wrong in `content/`, in the words that its author reads. */
export type Problem = {
  /** Below the folder of the content; in a list for the author below the project: `content/roles/nurse.yaml`. */
  file: string;
  /** From 1; a file that is missing has none. */
  line?: number | undefined;
  /** What is wrong and what to write instead. */
  message: string;
  /** An error stops a start and a build, a warning does not. */
  severity: 'error' | 'warning';
};

/** `content/roles/nurse.yaml:7 …`, which editors and terminals make a link of. */
export function problemLine({ file, line, message, severity }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return severity === 'warning' ? `${place} (warning) ${message}` : `${place} ${message}`;
}

/** By file, then by line, errors and warnings together. */
export function inReadingOrder(problems: readonly Problem[]): Problem[] {
  return problems.toSorted((a, b) => compare(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0));
}

/** "2 errors and 1 warning in content/". */
export function countLine(problems: readonly Problem[]): string {
  const counts = (['error', 'warning'] as const)
    .map((severity) => [problems.filter((one) => one.severity === severity).length, severity] as const)
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count} ${word}${count === 1 ? '' : 's'}`);
  return counts.length > 0 ? `${counts.join(' and ')} in content/.` : 'content/ is in order.';
}

export const hasErrors = (problems: readonly Problem[]): boolean =>
  problems.some(({ severity }) => severity === 'error');

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
