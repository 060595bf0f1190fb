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

/** BA-2, with the queue of comments, by their labels, which the address has in lower case; loaded when first chosen. */
const PANELS: { Dashboard: ComponentType } & Record<string, ComponentType> = {
  Dashboard: lazyPanel(async () => (await import('./DashboardTab.tsx')).DashboardTab),
  Posts: lazyPanel(async () => (await import('./posts/PostsTab.tsx')).PostsTab),
  Categories: lazyPanel(async () => (await import('./taxonomy/TaxonomyTab.tsx')).CategoriesTab),
  Tags: lazyPanel(async () => (await import('./taxonomy/TaxonomyTab.tsx')).TagsTab),
  Comments: lazyPanel(async () => (await import('./comments/CommentsTab.tsx')).CommentsTab),
  Media: MediaTab,
  Editor: lazyPanel(async () => (await import('./editor/EditorTab.tsx')).EditorTab),
};

/** The blog admin (BA-1 to BA-11). */
export function BlogAdmin() {
  const address = useAddress();
  const isEditing = address.has('post');
  const tabs = Object.keys(PANELS).map((label) => {
    const id = label.toLowerCase();
    return { id, label, isDisabled: id === 'editor' && !isEditing };
  });
  const asked = tabs.find(({ id, isDisabled }) => id === address.get('tab') && !isDisabled);
  const shown = asked?.label ?? 'Dashboard';
  const Panel = PANELS[shown] ?? PANELS.Dashboard;
  return (
    <>
      <BlogHeader />
      <Tabs label="Blog admin" tabs={tabs} selected={shown.toLowerCase()} onSelect={openTab}>
        <Suspense fallback={<Skeleton label={`Loading ${shown}`} />}>
          <Panel key={shown} />
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
