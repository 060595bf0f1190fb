import { AssumptionsEditor } from './AssumptionsEditor.tsx';
import { CashFlowChart } from './CashFlowChart.tsx';
import { ProjectComparison } from './ProjectComparison.tsx';
import { RangeTable } from './RangeTable.tsx';
import { evaluate } from './scenario.ts';
import { ScenarioActions } from './ScenarioActions.tsx';
import type { ScenarioToolsProps } from './ScenarioToolsLoader.tsx';

/** What goes beyond the ten figures: loaded only once there is a scenario to explore. */
export function ScenarioTools({ scenario, calculator }: ScenarioToolsProps) {
  const outcome = evaluate(scenario);
  return (
    <div className="grid gap-6">
      <ScenarioActions scenario={scenario} />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <CashFlowChart outcome={outcome} />
        <RangeTable outcome={outcome} />
      </div>
      <ProjectComparison scenario={scenario} />
      <AssumptionsEditor
        scenario={scenario}
        revision={calculator.revision}
        onChange={calculator.assume}
        onReset={calculator.reset}
      />
    </div>
  );
}
