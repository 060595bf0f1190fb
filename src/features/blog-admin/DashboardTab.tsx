import { useQuery } from '@tanstack/react-query';
import { Image, MessageSquare, PenLine, Tags } from 'lucide';
import type { ReactNode } from 'react';

import type { BlogAdminStats } from '#contracts/blog-admin.ts';
import { SYSTEM_USERNAME, type ActivityLog } from '#contracts/activity.ts';
import { Button } from '#components/ui/Button.tsx';
import { Figures } from '#components/ui/Figures.tsx';
import { Pending } from '#components/ui/States.tsx';
import { DateTime } from '#components/ui/DateTime.tsx';
import { api } from '#lib/api/api.ts';

import { openTab, writeNewPost } from './address.ts';

const COUNT = new Intl.NumberFormat('en-US');

/** BA-3 the blog in numbers, what happened lately, and where to go from here. */
export function DashboardTab() {
  const { data, error, refetch } = useQuery(api.blogAdmin.stats.queryOptions());
  if (error || !data) return <Pending query={{ data, error, refetch }} what="figures" />;
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-7 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <Totals stats={data} />
      <RecentActivity />
      <div className="grid min-w-0 content-start gap-7 lg:col-start-2 lg:row-start-2">
        <Part title="Quick Actions">
          <QuickActions pendingComments={data.pendingComments} />
        </Part>
        <Part title="Popular tags">
          <PopularTags tags={data.popularTags} />
        </Part>
      </div>
    </div>
  );
}

function Totals({ stats }: { stats: BlogAdminStats }) {
  const { draftPosts, publishedPosts, scheduledPosts, archivedPosts, unsavedDrafts } = stats;
  const more = [
    scheduledPosts > 0 && `${COUNT.format(scheduledPosts)} scheduled`,
    archivedPosts > 0 && `${COUNT.format(archivedPosts)} archived`,
    unsavedDrafts > 0 && `${COUNT.format(unsavedDrafts)} with unsaved text`,
  ].filter(Boolean);
  const posts = [`${COUNT.format(draftPosts)} draft, ${COUNT.format(publishedPosts)} published`, ...more];
  return (
    <Figures
      className="grid-cols-2 lg:col-span-2 lg:grid-cols-4"
      figures={[
        { label: 'Total Posts', value: stats.totalPosts, detail: posts.join(' · ') },
        { label: 'Total Views', value: stats.totalViews },
        { label: 'Categories', value: stats.totalCategories },
        { label: 'Tags', value: stats.totalTags },
      ]}
    />
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 content-start gap-3">
      <h2 className="text-lg">{title}</h2>
      {children}
    </section>
  );
}

function QuickActions({ pendingComments }: { pendingComments: number }) {
  return (
    <div className="grid grid-cols-1 gap-2">
      <Button icon={PenLine} variant="primary" onPress={writeNewPost}>
        New post
      </Button>
      <Button icon={MessageSquare} onPress={() => openTab('comments')}>
        {pendingComments > 0 ? `Moderate comments (${COUNT.format(pendingComments)})` : 'Moderate comments'}
      </Button>
      <Button icon={Image} onPress={() => openTab('media')}>
        Upload media
      </Button>
      <Button icon={Tags} onPress={() => openTab('categories')}>
        Manage categories
      </Button>
    </div>
  );
}

function PopularTags({ tags }: { tags: BlogAdminStats['popularTags'] }) {
  if (tags.length === 0) return <p className="text-muted">No post has a tag yet.</p>;
  return (
    <ol className="grid gap-1.5">
      {tags.map(({ id, name, usageCount }) => (
        <li key={id} className="flex justify-between gap-3">
          <span className="wrap-anywhere">{name}</span>
          <span className="text-muted tabular-nums">{usageCount}</span>
        </li>
      ))}
    </ol>
  );
}

const SHOWN = 5; // BA-3

/** BA-3 the first five entries of the log that are about the blog. */
function RecentActivity() {
  const { data, error, refetch } = useQuery(
    api.activity.list.queryOptions({ input: { filter: 'blog', limit: SHOWN } }),
  );
  return (
    <section className="grid content-start gap-3">
      <h2 className="text-lg">Recent Blog Activity</h2>
      <Pending query={{ data, error, refetch }} what="activity" lines={SHOWN} />
      {data?.length === 0 && <p className="text-muted">Nothing is in the log yet.</p>}
      {data && data.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {data.slice(0, SHOWN).map((entry) => (
            <li key={entry.id} className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 py-2.5">
              <span className="font-medium">{entry.username || SYSTEM_USERNAME}</span>
              <span className="min-w-0 flex-1 wrap-anywhere">{sentenceFor(entry)}</span>
              <span className="text-xs text-muted">
                <DateTime at={entry.createdAt} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** `updated blog post “Title”`. */
function sentenceFor({ action, resource, details }: ActivityLog): string {
  const name = [details?.['title'], details?.['name']].find((value) => typeof value === 'string');
  return `${action} ${resource.replaceAll('_', ' ')}${name ? ` “${name}”` : ''}`;
}
