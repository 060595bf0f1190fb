import { secondaryButton } from '#components/ui/styles.ts';

import { phrase } from '#contracts/phrase.ts';
import { AssumptionInput } from './AssumptionInput.tsx';
import { formatAssumption } from './assumption-text.ts';
import {
  type AssumptionField,
  type Assumptions,
  DEFAULT_ASSUMPTIONS,
  editedFields,
  GENERAL_FIELDS,
  projectFields,
  projectTypes,
} from './assumptions.ts';
import type { Scenario } from './scenario.ts';
import { disclosure, surface } from './styles.ts';

type Props = {
  scenario: Scenario;
  /** Rises when all fields must start afresh. */
  revision: number;
  onChange: (assumptions: Assumptions) => void;
  onReset: () => void;
};

/** Every figure that the formulas assume, each editable; the results follow while typing. */
export function AssumptionsEditor({ scenario: { inputs, assumptions }, revision, onChange, onReset }: Props) {
  const renderField = (field: AssumptionField) => (
    <AssumptionInput
      key={field.key}
      field={field}
      value={field.read(assumptions)}
      onChange={(value) => onChange(field.replace(assumptions, value))}
    />
  );
  const otherTypes = projectTypes.filter((type) => type !== inputs.projectType);
  return (
    <section aria-labelledby="roi-assumptions" className={`${surface} print:p-0`}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="roi-assumptions" className="text-xl">
          {phrase('Assumptions')}
        </h3>
        <button type="button" className={`${secondaryButton} print:hidden`} onClick={onReset}>
          {phrase('Reset to defaults')}
        </button>
      </div>
      <p className="mt-1 text-sm text-muted print:hidden">
        {phrase('Change a figure and everything above follows.')}
      </p>
      <EditedAssumptions assumptions={assumptions} />
      <div key={revision} className="print:hidden">
        <div className="mt-4 grid grid-cols-2 items-end gap-4 lg:grid-cols-3">
          {GENERAL_FIELDS.map(renderField)}
          {projectFields(inputs.projectType).map(renderField)}
        </div>
        <details className="mt-5">
          <summary className={disclosure}>{phrase('The other project types')}</summary>
          <div className="mt-3 grid grid-cols-2 items-end gap-4">
            {otherTypes.flatMap((type) => projectFields(type).map(renderField))}
          </div>
        </details>
      </div>
    </section>
  );
}

/** What differs from the defaults: for who opens a shared link, and for paper. */
function EditedAssumptions({ assumptions }: { assumptions: Assumptions }) {
  const edited = editedFields(assumptions);
  if (edited.length === 0)
    return <p className="mt-2 hidden text-sm text-muted print:block">{phrase('All at defaults.')}</p>;
  return (
    <ul className="mt-3 grid gap-1 text-sm text-ink">
      {edited.map((field) => (
        <li key={field.key}>
          {field.label}: {formatAssumption(field, field.read(assumptions))}{' '}
          <span className="text-muted">
            {phrase('(default {n})').replace('{n}', () =>
              formatAssumption(field, field.read(DEFAULT_ASSUMPTIONS)),
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
