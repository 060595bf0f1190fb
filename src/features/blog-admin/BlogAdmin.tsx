import { Suspense, type ComponentType } from 'react';
import { ExternalLink, LogOut, Wrench } from 'lucide';

import { lazyPanel } from '#components/lazy-panel.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import { Skeleton } from '#components/ui/States.tsx';
import { Tabs } from '#components/ui/Tabs.tsx';
import { useMedia } from '#components/media/media-kit.tsx';
import { logOut } from '#components/owner/log-out.ts';
import { useOwner } from '#components/owner/owner.ts';
import { Badge } from '#components/ui/Badge.tsx';
import { Button, LinkButton } from '#components/ui/Button.tsx';
import { useAddress } from '#lib/owner/address.ts';

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

/** BA-1 who is signed in, and the ways out. */
function BlogHeader() {
  const { firstName, lastName } = useOwner();
  return (
    <header className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2">
      <h1 className="text-2xl">Blog Admin</h1>
      <Badge>{`${firstName} ${lastName}`.trim()}</Badge>
      <div className="flex flex-wrap gap-2 sm:ml-auto">
        <LinkButton href="/blog">
          <Icon shape={ExternalLink} size={15} className="max-sm:hidden" />
          View Blog
        </LinkButton>
        <LinkButton href="/tools/admin">
          <Icon shape={Wrench} size={15} className="max-sm:hidden" />
          Admin Tools
        </LinkButton>
        <Button onPress={() => void logOut()}>
          <Icon shape={LogOut} size={15} className="max-sm:hidden" />
          Logout
        </Button>
      </div>
    </header>
  );
}
