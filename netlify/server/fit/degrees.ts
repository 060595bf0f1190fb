/** Degrees by their short names, written out, so that either way of writing finds the other. */
const WRITTEN_OUT: readonly [RegExp, string][] = [
  [/\bM\.?Arch\b/g, 'master degree Architecture'],
  [/\bB\.?Arch\b/g, 'bachelor degree Architecture'],
  [/\bM\.?Eng\b/g, 'master degree Engineering'],
  [/\bB\.?Eng\b/g, 'bachelor degree Engineering'],
  [/\bMSN\b/g, 'master degree Nursing'],
  [/\bBSN\b/g, 'bachelor degree Nursing'],
  [/\bM\.?Ed\b/g, 'master degree Education'],
  [/\bB\.?Ed\b/g, 'bachelor degree Education'],
  [/\bLL\.?M\b/g, 'master degree Law'],
  [/\bLL\.?B\b/g, 'bachelor degree Law'],
  [/\bMPH\b/g, 'master degree Public Health'],
  [/\bMPA\b/g, 'master degree Public Administration'],
  [/\bMFA\b/g, 'master degree Fine Arts'],
  [/\bMBA\b/g, 'master degree Business Administration'],
];

/** What the short names of a text stand for; empty where it has none. */
export const degreesIn = (text: string): string =>
  WRITTEN_OUT.flatMap(([name, full]) => (text.search(name) === -1 ? [] : [full])).join(' ');
