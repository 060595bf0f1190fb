/** A shared scenario (FRAGMENT_PREFIX in scenario-link.ts) names no element: brings its section into view. */
export function showSharedScenario(): void {
  const show = () => {
    if (!location.hash.startsWith('#roi?')) return;
    document.querySelector('#roi-calculator')?.scrollIntoView({ behavior: 'instant' });
  };
  show();
  addEventListener('hashchange', show);
}
