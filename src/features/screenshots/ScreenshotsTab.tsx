import { Camera } from 'lucide';
import { useState } from 'react';

import type { Screenshot, ScreenshotStatus } from '#contracts/screenshots.ts';
import { EmptyState, ErrorState, Skeleton } from '#components/ui/States.tsx';
import { Tabs } from '#components/ui/Tabs.tsx';
import { useUrlState } from '#lib/owner/address.ts';

import { CardSimulator } from './cards/CardSimulator.tsx';
import { NightList } from './nights/NightList.tsx';
import { RunStatus } from './RunStatus.tsx';
import { useStatus } from './use-screenshots.ts';
import { nightlyTitle, pageTitle } from './page-names.ts';
import { type PageRow, pictureGrid } from './picture-grid.ts';
import { PictureDialog } from './PictureDialog.tsx';
import { PictureTile } from './PictureTile.tsx';

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

/** The last pictures, page by page, one for each platform. */
function PictureGrid({ status }: { status: ScreenshotStatus }) {
  const [shownId, setShownId] = useState<number>();
  const isEmpty = status.latest.length === 0 && !status.run;
  const canMake = status.reason === null;
  const shown = status.latest.find(({ id }) => id === shownId);
  return (
    <div className="grid grid-cols-1 gap-6">
      {isEmpty && (
        <EmptyState icon={Camera} title="No pictures yet">
          <p>
            Your pages as pictures, in the size that each platform shows, for posts that you write there.{' '}
            {canMake
              ? 'They are made every night at two, or now by “Generate all”.'
              : 'They are made where a browser can run.'}
          </p>
        </EmptyState>
      )}
      {(!isEmpty || canMake) &&
        pictureGrid(status).map((row) => (
          <PageSection key={row.route} row={row} canMake={canMake} onOpen={({ id }) => setShownId(id)} />
        ))}
      {shown && <PictureDialog picture={shown} canMake={canMake} onClose={() => setShownId(undefined)} />}
    </div>
  );
}

type SectionProps = { row: PageRow; canMake: boolean; onOpen: (picture: Screenshot) => void };

function PageSection({ row, canMake, onOpen }: SectionProps) {
  const { route, isNightly, cells } = row;
  const title = isNightly ? nightlyTitle(route) : pageTitle(route);
  return (
    <section aria-label={title}>
      <h2 className="mb-2 flex flex-wrap items-baseline gap-x-2.5 text-sm font-medium">
        <a href={route} className="link inline-block py-0.5 wrap-anywhere">
          {title}
        </a>
        {title !== route && <span className="font-normal wrap-anywhere text-muted">{route}</span>}
        {!isNightly && <span className="font-normal text-muted">not in the nightly run</span>}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(10.5rem,45%),1fr))] gap-3 sm:grid-cols-3 lg:grid-cols-6">
        {cells.map((cell) => (
          <li key={cell.platform} className="grid">
            <PictureTile cell={cell} canMake={canMake} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </section>
  );
}
