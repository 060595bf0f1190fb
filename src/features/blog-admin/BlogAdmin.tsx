import { Suspense, type ComponentType } from 'react';

import { lazyPanel } from '#components/lazy-panel.tsx';
import { Skeleton } from '#components/ui/States.tsx';
import { Tabs } from '#components/ui/Tabs.tsx';
import { useMedia } from '#components/media/media-kit.ts';
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
    Panel: lazyPanel(async () => (await import('./taxonomy/TaxonomyTab.tsx')).CategoriesTab),
  },
  {
    id: 'tags',
    label: 'Tags',
    Panel: lazyPanel(async () => (await import('./taxonomy/TaxonomyTab.tsx')).TagsTab),
  },
  {
    id: 'comments',
    label: 'Comments',
    Panel: lazyPanel(async () => (await import('./comments/CommentsTab.tsx')).CommentsTab),
  },
  {
    id: 'media',
    label: 'Media',
    Panel: MediaTab,
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

/** BA-9 the media library, which is a feature of its own. */
function MediaTab() {
  const { Library } = useMedia();
  return <Library />;
}
