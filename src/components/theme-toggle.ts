/** Behaviour of every theme switch on the page: press, other tabs, and the system changing its mind. */

/** P-THM-1: light or dark, kept under `theme`; without a kept value the system decides (in base.css). */
type Theme = 'light' | 'dark';

const THEME_KEY = 'theme'; // P-THM-1

/** Wires the switches that stand in the page. */
export function startThemeToggles(): void {
  const root = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)');
  const toggles = document.querySelectorAll('[data-theme-toggle]');
  const bars = document.querySelectorAll('meta[name="theme-color"]');

  const chosen = () => parseTheme(root.dataset['theme'] ?? null);
  const show = () => {
    const isDark = otherTheme(chosen(), system.matches) === 'light';
    for (const toggle of toggles) toggle.setAttribute('aria-pressed', String(isDark));
    const canvas = getComputedStyle(root).backgroundColor;
    for (const bar of bars) bar.setAttribute('content', canvas);
  };
  const choose = (theme: Theme | undefined) => {
    if (theme) root.dataset['theme'] = theme;
    else delete root.dataset['theme'];
    show();
  };

  for (const toggle of toggles) {
    toggle.addEventListener('click', () => {
      const theme = otherTheme(chosen(), system.matches);
      choose(theme);
      keep(theme);
    });
  }
  system.addEventListener('change', show);
  addEventListener('storage', ({ key, newValue }) => {
    if (key === THEME_KEY || key === null) choose(parseTheme(newValue)); // null: storage was cleared
  });
  show();
}

function keep(theme: Theme): void {
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // storage is blocked: the choice lasts as long as the page
  }
}

/** What was kept, or nothing if it is missing or not a theme. */
export function parseTheme(kept: string | null): Theme | undefined {
  return kept === 'light' || kept === 'dark' ? kept : undefined;
}

/** The theme that a press of the switch leads to. */
export function otherTheme(chosen: Theme | undefined, systemIsDark: boolean): Theme {
  const current = chosen ?? (systemIsDark ? 'dark' : 'light');
  return current === 'dark' ? 'light' : 'dark';
}
