import { useEffect } from 'react';

import type { Scenario } from './scenario.ts';
import { parseScenario } from './scenario-link.ts';

/** Hands over the scenario of the page's address: once at the start, and when the address changes. */
export function useSharedScenario(open: (scenario: Scenario) => void): void {
  useEffect(() => {
    const read = () => {
      const scenario = parseScenario(location.hash);
      if (scenario) open(scenario);
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [open]);
}
