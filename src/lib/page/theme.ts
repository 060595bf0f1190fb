/** P-THM-1: light or dark, kept under `theme`; without a kept value the system decides (in base.css). */
export type Theme = 'light' | 'dark';

export const THEME_KEY = 'theme'; // P-THM-1

/** What was kept, or nothing if it is missing or not a theme. */
export function parseTheme(kept: string | null): Theme | undefined {
  return kept === 'light' || kept === 'dark' ? kept : undefined;
}

/** The theme that a press of the switch leads to. */
export function otherTheme(chosen: Theme | undefined, systemIsDark: boolean): Theme {
  const current = chosen ?? (systemIsDark ? 'dark' : 'light');
  return current === 'dark' ? 'light' : 'dark';
}
