import { useCallback, useEffect, useRef, useState } from 'react';

import { phrase } from '#contracts/phrase.ts';
import { fillForm } from './form-values.ts';
import { draftOf, EXAMPLE_DRAFT } from './inputs.ts';
import { ResultsPanel } from './ResultsPanel.tsx';
import { RoiForm } from './RoiForm.tsx';
import { evaluate, type Scenario } from './scenario.ts';
import { useCalculator } from './use-calculator.ts';
import { parseScenario } from './scenario-link.ts';

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

type Tools = Pick<typeof import('./ScenarioTools.tsx'), 'ScenarioActions' | 'ScenarioTools'>;

type LazyTools = { tools: Tools | null; hasFailed: boolean };

/** Fetches chart, comparison and the other tools once they are wanted. A browser keeps a failed module until reload. */
function useScenarioTools(isWanted: boolean): LazyTools {
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

/** Hands over the scenario of the page's address: once at the start, and when the address changes. */
function useSharedScenario(open: (scenario: Scenario) => void): void {
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
