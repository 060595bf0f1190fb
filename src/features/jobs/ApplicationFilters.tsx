import { Download } from 'lucide';
import { useMemo } from 'react';
import { contract } from 'virtual:api-routes';

import { addressOf } from '#contracts/address.ts';
import type { JobApplicationRow } from '#contracts/jobs.ts';
import { optionsOf, SelectField } from '#components/ui/SelectField.tsx';
import { LinkButton } from '#components/ui/Button.tsx';
import { sortName, sortOf } from '#lib/owner/list-order.ts';

import { PRIORITY_LABELS, STATUS_LABELS } from './labels.ts';
import { FIRST_SORT, SORTED_COLUMNS } from './shown-applications.ts';
import type { Applications } from './use-applications.ts';

/** The orders of the table's heads, for the cards of a phone and the narrow table, which do not have them all. */
const ORDERS = [
  { value: '-appliedDate', label: 'Newest first' },
  { value: 'appliedDate', label: 'Oldest first' },
  { value: 'nextStepDate', label: 'Next step first' },
  { value: '-priority', label: 'Highest priority first' },
  { value: 'company', label: 'Company A–Z' },
  { value: 'status', label: 'By status' },
];

/** What orders them: the heads of a wide table, the choice beside the search alone, or nothing, as of figures. */
export type OrderedBy = 'heads' | 'choice' | 'nothing';

/** Two of them fill a row of a phone; the order stands in the next one, with the actions. */
const HALF = 'min-w-0 max-sm:flex-[1_1_40%]';

type Props = { applications: Applications; orderedBy: OrderedBy };

/** J-3 status, priority and order beside the search. */
export function ApplicationFilters({ applications, orderedBy }: Props) {
  const { address, list, status = '', priority = '' } = applications;
  const order = sortName(address.sort ?? FIRST_SORT);
  const [statuses, priorities] = useMemo(
    () => [counted(STATUS_LABELS, 'status', list.data), counted(PRIORITY_LABELS, 'priority', list.data)],
    [list.data],
  );
  return (
    <div className="contents sm:flex sm:gap-3">
      <div className={HALF}>
        <SelectField
          label="Status"
          isLabelHidden
          value={status}
          options={[{ value: '', label: 'All statuses' }, ...statuses]}
          onChange={({ target }) => address.setFilter('status', target.value)}
        />
      </div>
      <div className={HALF}>
        <SelectField
          label="Priority"
          isLabelHidden
          value={priority}
          options={[{ value: '', label: 'All priorities' }, ...priorities]}
          onChange={({ target }) => address.setFilter('priority', target.value)}
        />
      </div>
      {orderedBy !== 'nothing' && (
        <div className={`min-w-0 max-sm:flex-[1_1_9rem] ${orderedBy === 'heads' ? 'lg:hidden' : ''}`}>
          <SelectField
            label="Order"
            isLabelHidden
            value={order}
            options={withOrder(order)}
            onChange={({ target }) => address.setSort(sortOf(target.value, SORTED_COLUMNS) ?? FIRST_SORT)}
          />
        </div>
      )}
    </div>
  );
}

/** The choices, each with how many of all applications have it. */
function counted(
  labels: Readonly<Record<string, string>>,
  field: 'status' | 'priority',
  applications: readonly JobApplicationRow[] | undefined,
) {
  if (!applications) return optionsOf(labels);
  const counts: Record<string, number> = {};
  for (const { [field]: value } of applications) counts[value] = (counts[value] ?? 0) + 1;
  return optionsOf(labels, counts);
}

/** An order of the table that no choice names stays visible as one. */
function withOrder(name: string) {
  return ORDERS.some(({ value }) => value === name)
    ? ORDERS
    : [...ORDERS, { value: name, label: 'Other order' }];
}

/** The CSV has what search and filters show. */
export function ExportLink({ applications: { address, status, priority } }: { applications: Applications }) {
  const shown = { search: address.search || undefined, status, priority };
  return (
    <LinkButton icon={Download} href={addressOf(contract.jobs.exportCsv, shown)} download="applications.csv">
      <span className="max-sm:sr-only">Export CSV</span>
    </LinkButton>
  );
}
