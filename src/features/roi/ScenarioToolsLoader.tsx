import { type ComponentType, useEffect, useState } from 'react';

import type { Calculator } from './use-calculator.ts';
import type { Scenario } from './scenario.ts';

export type ScenarioToolsProps = {
  scenario: Scenario;
  calculator: Pick<Calculator, 'assume' | 'reset' | 'revision'>;
};

/** Fetches chart, comparison and the other tools while the first calculation runs; shows them with results. */
export function ScenarioToolsLoader({ calculator }: { calculator: Calculator }) {
  const { scenario, isCalculating } = calculator;
  const [Tools, setTools] = useState<ComponentType<ScenarioToolsProps> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const isWanted = isCalculating || scenario !== null;

  useEffect(() => {
    if (!isWanted || Tools) return;
    import('./ScenarioTools.tsx').then(
      (module) => setTools(() => module.ScenarioTools),
      () => setHasFailed(true),
    );
  }, [isWanted, Tools]);

  if (!scenario) return null;
  if (!Tools)
    return hasFailed ? (
      <p className="text-muted lg:col-span-2">
        The chart and the other tools could not be loaded. The results above are complete.
      </p>
    ) : null;
  return (
    <div
      data-roi-print
      aria-busy={isCalculating}
      className={`min-w-0 lg:col-span-2 ${isCalculating ? 'opacity-40' : ''}`}
    >
      <Tools scenario={scenario} calculator={calculator} />
    </div>
  );
}
