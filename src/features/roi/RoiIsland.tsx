import { useCallback, useRef, useState } from 'react';

import { phrase } from '#contracts/phrase.ts';
import { fillForm } from './form-values.ts';
import { draftOf, EXAMPLE_DRAFT } from './inputs.ts';
import { ResultsPanel } from './ResultsPanel.tsx';
import { RoiForm } from './RoiForm.tsx';
import { evaluate, type Scenario } from './scenario.ts';
import { useCalculator } from './use-calculator.ts';
import { useScenarioTools } from './use-scenario-tools.ts';
import { useSharedScenario } from './use-shared-scenario.ts';

/** The ROI calculator: form, results and, once there are results, the tools to explore them. */
export function RoiIsland() {
  const calculator = useCalculator();
  const { run, isCalculating, scenario } = calculator;
  const outcome = scenario && evaluate(scenario);
  const { tools, hasFailed } = useScenarioTools(isCalculating);
  const form = useRef<HTMLFormElement>(null);
  const [isStale, setIsStale] = useState(false);

  const openShared = useCallback(
    ({ inputs, assumptions }: Scenario) => {
      if (form.current) fillForm(form.current, draftOf(inputs));
      setIsStale(false);
      run(inputs, assumptions);
    },
    [run],
  );
  useSharedScenario(openShared);

  return (
    <div className="grid grid-cols-1 items-start gap-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <RoiForm
        ref={form}
        isCalculating={isCalculating}
        onEdit={() => setIsStale(true)}
        onExample={() => {
          if (form.current) fillForm(form.current, EXAMPLE_DRAFT);
          setIsStale(true);
        }}
        onSubmit={(inputs) => {
          setIsStale(false);
          run(inputs);
        }}
      />
      <ResultsPanel outcome={outcome} isCalculating={isCalculating} isStale={isStale}>
        {tools && outcome && <tools.ScenarioActions scenario={outcome} />}
        {hasFailed && outcome && (
          <p className="mt-6 text-sm text-muted">
            {phrase('The chart and the other tools could not be loaded. Reload the page to try again.')}
          </p>
        )}
      </ResultsPanel>
      {tools && outcome && (
        <div data-roi-print aria-busy={isCalculating} className="grid min-w-0 gap-12 lg:col-span-2">
          <tools.ScenarioTools outcome={outcome} calculator={calculator} />
        </div>
      )}
    </div>
  );
}
