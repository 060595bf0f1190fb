import { AssumptionsEditor } from './AssumptionsEditor.tsx';
import { CashFlowChart } from './CashFlowChart.tsx';
import { ProjectComparison } from './ProjectComparison.tsx';
import { RangeTable } from './RangeTable.tsx';
import type { Outcome } from './scenario.ts';
import type { Calculator } from './use-calculator.ts';

export { ScenarioActions } from './ScenarioActions.tsx';

type Props = { outcome: Outcome; calculator: Pick<Calculator, 'assume' | 'reset' | 'revision'> };

/** What goes beyond the ten figures: loaded only once there is a scenario to explore. */
export function ScenarioTools({ outcome, calculator }: Props) {
  return (
    <>
      <div className="grid gap-12 border-t border-line pt-10 xl:grid-cols-[7fr_5fr]">
        <CashFlowChart outcome={outcome} />
        <RangeTable outcome={outcome} />
      </div>
      <ProjectComparison scenario={outcome} />
      <AssumptionsEditor
        scenario={outcome}
        revision={calculator.revision}
        onChange={calculator.assume}
        onReset={calculator.reset}
      />
    </>
  );
}
