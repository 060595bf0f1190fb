import { Suspense, type ComponentType } from 'react';

import { lazyPanel } from '#components/lazy-panel.tsx';
import { Skeleton } from '#components/ui/States.tsx';
import { Tabs } from '#components/ui/Tabs.tsx';
import { useAddress } from '#lib/owner/address.ts';

import { BlogHeader } from './BlogHeader.tsx';
import { openTab } from './address.ts';

type Tab = { id: string; label: string; Panel: ComponentType };

/** BA-2, with the queue of comments; each tab is loaded when it is first chosen. */
const TABS: readonly [Tab, ...Tab[]] = [
  {
    id: 'dashboard',
    label: 'Dashboard',
    Panel: lazyPanel(async () => (await import('./DashboardTab.tsx')).DashboardTab),
  },
  {
    id: 'posts',
    label: 'Posts',
    Panel: lazyPanel(async () => (await import('./posts/PostsTab.tsx')).PostsTab),
  },
  {
    id: 'categories',
    label: 'Categories',
    Panel: lazyPanel(async () => (await import('./taxonomy/CategoriesTab.tsx')).CategoriesTab),
  },
  {
    id: 'tags',
    label: 'Tags',
    Panel: lazyPanel(async () => (await import('./taxonomy/TagsTab.tsx')).TagsTab),
  },
  {
    id: 'comments',
    label: 'Comments',
    Panel: lazyPanel(async () => (await import('./comments/CommentsTab.tsx')).CommentsTab),
  },
  {
    id: 'media',
    label: 'Media',
    Panel: lazyPanel(async () => (await import('./MediaTab.tsx')).MediaTab),
  },
  {
    id: 'editor',
    label: 'Editor',
    Panel: lazyPanel(async () => (await import('./editor/EditorTab.tsx')).EditorTab),
  },
];

/** The blog admin (BA-1 to BA-11). */
export function BlogAdmin() {
  const address = useAddress();
  const isEditing = address.has('post');
  const tabs = TABS.map(({ id, label }) => ({ id, label, isDisabled: id === 'editor' && !isEditing }));
  const asked = TABS.find(({ id }) => id === address.get('tab') && (id !== 'editor' || isEditing));
  const { id, label, Panel } = asked ?? TABS[0];
  return (
    <>
      <BlogHeader />
      <Tabs label="Blog admin" tabs={tabs} selected={id} onSelect={openTab}>
        <Suspense fallback={<Skeleton label={`Loading ${label}`} />}>
          <Panel key={id} />
        </Suspense>
      </Tabs>
    </>
  );
}
