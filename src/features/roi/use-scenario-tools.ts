import { useEffect, useState } from 'react';

type Tools = Pick<typeof import('./ScenarioTools.tsx'), 'ScenarioActions' | 'ScenarioTools'>;

export type LazyTools = { tools: Tools | null; hasFailed: boolean };

/** Fetches chart, comparison and the other tools once they are wanted. A browser keeps a failed module until reload. */
export function useScenarioTools(isWanted: boolean): LazyTools {
  const [state, setState] = useState<LazyTools>({ tools: null, hasFailed: false });
  const { tools } = state;

  useEffect(() => {
    if (!isWanted || tools) return;
    import('./ScenarioTools.tsx').then(
      ({ ScenarioActions, ScenarioTools }) =>
        setState({ tools: { ScenarioActions, ScenarioTools }, hasFailed: false }),
      () => setState({ tools: null, hasFailed: true }),
    );
  }, [isWanted, tools]);

  return state;
}
