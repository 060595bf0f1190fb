import { Download } from 'lucide-react';

import { addressOf } from '#contracts/address.ts';
import { jobs, type JobApplicationRow } from '#contracts/jobs.ts';
import { SEARCH_MAXIMUM } from '#contracts/owner-text.ts';
import { linkButton } from '#components/ui/owner-styles.ts';
import { SelectField } from '#components/ui/SelectField.tsx';
import { TextField } from '#components/ui/TextField.tsx';
import { Toolbar } from '#components/ui/Toolbar.tsx';

import { optionsOf, PRIORITY_LABELS, STATUS_LABELS } from './labels.ts';
import { sortName } from './shown-applications.ts';
import type { JobFilterState } from './use-job-filters.ts';

/** The orders of the table's heads, for the cards of a phone and the narrow table, which do not have them all. */
const ORDERS = [
  { value: '-appliedDate', label: 'Newest first' },
  { value: 'appliedDate', label: 'Oldest first' },
  { value: 'nextStepDate', label: 'Next step first' },
  { value: '-priority', label: 'Highest priority first' },
  { value: 'company', label: 'Company A–Z' },
  { value: 'status', label: 'By status' },
];

type Props = { filters: JobFilterState; applications: readonly JobApplicationRow[] | undefined };

/** J-3 search, status, priority and order; the CSV has what they show. */
export function ApplicationFilters({ filters, applications }: Props) {
  const { search, settledSearch, status = '', priority = '', sort } = filters;
  const shown = { search: settledSearch || undefined, status: filters.status, priority: filters.priority };
  const counted =
    (field: 'status' | 'priority') =>
    ({ value, label }: { value: string; label: string }) => {
      const count = applications?.filter((one) => one[field] === value).length;
      return { value, label: count === undefined ? label : `${label} (${count})` };
    };
  return (
    <Toolbar
      label="Find applications"
      actions={
        <a href={addressOf(jobs.exportCsv, shown)} download="applications.csv" className={linkButton}>
          <Download aria-hidden="true" size={15} />
          Export CSV
        </a>
      }
    >
      <div className="w-full sm:w-64">
        <TextField
          type="search"
          label="Search applications"
          isLabelHidden
          placeholder="Search applications"
          maxLength={SEARCH_MAXIMUM}
          value={search}
          onChange={({ target }) => filters.setSearch(target.value)}
        />
      </div>
      <div className="grid w-full grid-cols-2 gap-2.5 sm:flex sm:w-auto sm:gap-3">
        <SelectField
          label="Status"
          isLabelHidden
          value={status}
          options={[{ value: '', label: 'All statuses' }, ...optionsOf(STATUS_LABELS).map(counted('status'))]}
          onChange={({ target }) => filters.setStatus(target.value)}
        />
        <SelectField
          label="Priority"
          isLabelHidden
          value={priority}
          options={[
            { value: '', label: 'All priorities' },
            ...optionsOf(PRIORITY_LABELS).map(counted('priority')),
          ]}
          onChange={({ target }) => filters.setPriority(target.value)}
        />
        <div className="col-span-2 lg:hidden">
          <SelectField
            label="Order"
            isLabelHidden
            value={sortName(sort)}
            options={withOrder(sortName(sort))}
            onChange={({ target }) => filters.setOrder(target.value)}
          />
        </div>
      </div>
    </Toolbar>
  );
}

/** An order of the table that no choice names stays visible as one. */
function withOrder(name: string) {
  return ORDERS.some(({ value }) => value === name)
    ? ORDERS
    : [...ORDERS, { value: name, label: 'Other order' }];
}
