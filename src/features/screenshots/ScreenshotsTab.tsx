import { ErrorState, Skeleton } from '#components/ui/States.tsx';
import { Tabs } from '#components/ui/Tabs.tsx';
import { useUrlState } from '#lib/owner/address.ts';

import { CardSimulator } from './cards/CardSimulator.tsx';
import { NightList } from './nights/NightList.tsx';
import { PictureGrid } from './PictureGrid.tsx';
import { RunStatus } from './RunStatus.tsx';
import { useStatus } from './use-screenshots.ts';

const VIEWS = [
  { id: 'pictures', label: 'Pictures' },
  { id: 'cards', label: 'Link cards' },
  { id: 'nights', label: 'What changed' },
];

/** The Screenshots tab of the admin tools (A-SCR-1): the runs, their pictures, and how links look elsewhere. */
export function ScreenshotsTab() {
  const { data: status, error, refetch } = useStatus();
  const [asked, setView] = useUrlState('view');
  const view = VIEWS.find(({ id }) => id === asked)?.id ?? 'pictures';
  const problem = error && (
    <ErrorState
      title={status ? 'The status could not be refreshed' : 'The status could not be loaded'}
      error={error}
      onRetry={() => void refetch()}
    />
  );
  if (!status) return problem ?? <Skeleton label="Loading the pictures" />;
  return (
    <section aria-label="Screenshots" className="grid grid-cols-1 gap-4">
      {problem}
      <RunStatus status={status} />
      <Tabs
        label="Screenshots"
        tabs={VIEWS}
        selected={view}
        onSelect={(id) => setView(id === 'pictures' ? '' : id)}
      >
        {view === 'pictures' && <PictureGrid status={status} />}
        {view === 'cards' && <CardSimulator status={status} />}
        {view === 'nights' && <NightList key={String(status.isRunning)} />}
      </Tabs>
    </section>
  );
}
