import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { SocialPage } from '#contracts/social-cards.ts';
import type { ScreenshotStatus } from '#contracts/screenshots.ts';
import { SelectField } from '#components/ui/SelectField.tsx';
import { ErrorState, Skeleton } from '#components/ui/States.tsx';
import { useUrlState } from '#lib/owner/address.ts';
import { api } from '#lib/api/api.ts';

import { Choice } from '../Choice.tsx';
import { withFootnotes } from './footnotes.ts';
import { pageChoices } from '../page-names.ts';
import { PlatformRow } from './PlatformRow.tsx';
import { ProblemList } from './ProblemList.tsx';
import type { Scheme } from './scheme.ts';

/** As many as the list of pages has room for. */
const POSTS = { status: 'published', limit: 100, sortBy: 'publishedAt' } as const;

/** How a link to a page looks on each platform, beside the picture of the page, and what is wrong with it. */
export function CardSimulator({ status }: { status: ScreenshotStatus }) {
  const [asked, setRoute] = useUrlState('page');
  const [scheme, setScheme] = useState<Scheme>('light');
  const route = asked || '/';
  const posts = useQuery(api.blogAdmin.posts.list.queryOptions({ input: POSTS }));
  const { data, error, isPending, refetch } = useQuery({
    ...api.screenshots.cards.queryOptions({ input: { route } }),
    staleTime: 0, // the page may have been published anew
  });
  const choices = pageChoices(status.pages, posts.data?.posts ?? []);
  return (
    <div className="grid grid-cols-1 gap-4">
      <div role="group" aria-label="What is drawn" className="flex flex-wrap items-end gap-3">
        <div className="w-96 max-w-full">
          <SelectField
            label="Page"
            options={
              choices.some(({ value }) => value === route)
                ? choices
                : [...choices, { value: route, label: route }]
            }
            value={route}
            onChange={({ target }) => setRoute(target.value === '/' ? '' : target.value)}
          />
        </div>
        <Choice
          label="Colours of the platform"
          value={scheme}
          onChange={setScheme}
          options={[
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
        />
      </div>
      {error && (
        <ErrorState title="The page could not be read" error={error} onRetry={() => void refetch()} />
      )}
      {isPending && <Skeleton label="Reading the page" />}
      {!error &&
        data?.map((page) => (
          <Cards
            key={page.route}
            page={page}
            status={status}
            scheme={scheme}
            onRetry={() => void refetch()}
          />
        ))}
    </div>
  );
}

type CardsProps = { page: SocialPage; status: ScreenshotStatus; scheme: Scheme; onRetry: () => void };

function Cards({ page, status, scheme, onRetry }: CardsProps) {
  if (page.reason !== null) return <ErrorState title={page.reason} error={undefined} onRetry={onRetry} />;
  const { problems, notes } = withFootnotes(page.problems);
  return (
    <>
      <ProblemList problems={problems} notes={notes} />
      <ul aria-label="Platforms" className="grid grid-cols-1 gap-4 xl:grid-cols-2">
        {page.cards.map((card) => (
          <li key={card.platform} className="grid">
            <PlatformRow
              card={card}
              route={page.route}
              status={status}
              scheme={scheme}
              problems={problems.filter(({ platform }) => platform === card.platform)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
