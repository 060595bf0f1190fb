import { BriefcaseBusiness, SearchX } from 'lucide';

import { Button } from '#components/ui/Button.tsx';
import { Spinner } from '#components/ui/Spinner.tsx';
import { EmptyState } from '#components/ui/States.tsx';

import type { Applications } from './use-applications.ts';

type Props = { applications: Applications; onAdd: () => void };

/** Where no application is shown: none is there, none is found yet, or none matches. */
export function NothingToShow({ applications: { address, list, isSearching }, onAdd }: Props) {
  if (list.data?.length === 0)
    return (
      <EmptyState icon={BriefcaseBusiness} title="No applications yet">
        <p>Write down the first one: paste the address of a job, and its page fills in what it can.</p>
        <Button variant="primary" onPress={onAdd}>
          Add application
        </Button>
      </EmptyState>
    );
  if (isSearching) return <Spinner label="Searching notes and descriptions" />;
  return (
    <EmptyState icon={SearchX} title="No application matches">
      <p>Try fewer or other words.</p>
      <Button onPress={address.clear}>Clear filters</Button>
    </EmptyState>
  );
}
