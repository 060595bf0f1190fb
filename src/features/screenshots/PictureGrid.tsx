import { Camera } from 'lucide';
import { useState } from 'react';

import type { Screenshot, ScreenshotStatus } from '#contracts/screenshots.ts';
import { EmptyState } from '#components/ui/States.tsx';

import { nightlyTitle, pageTitle } from './page-names.ts';
import { pictureGrid, type PageRow } from './picture-grid.ts';
import { PictureDialog } from './PictureDialog.tsx';
import { PictureTile } from './PictureTile.tsx';

/** The last pictures, page by page, one for each platform. */
export function PictureGrid({ status }: { status: ScreenshotStatus }) {
  const [shownId, setShownId] = useState<number>();
  const isEmpty = status.latest.length === 0 && !status.run;
  const canMake = status.reason === null;
  const shown = status.latest.find(({ id }) => id === shownId);
  return (
    <div className="grid grid-cols-1 gap-6">
      {isEmpty && (
        <EmptyState icon={Camera} title="No pictures yet">
          <p>
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
