import { CloudAlert, FileQuestion, FileText, Hammer, Mail, MessageSquare, type IconNode } from 'lucide';
import { hasBlog } from 'virtual:brand/parts';

import type { Dashboard } from '#contracts/dashboard.ts';

type Item = { icon: IconNode; count: number; one: string; many?: string; href: string };

/** What is counted of all that waits for the owner, and where it is seen to. */
export function itemsOf(attention: Dashboard['attention']): Item[] {
  return [
    { icon: Mail, count: attention.newMessages, one: 'new message', href: '/tools/messages?status=new' },
    {
      icon: MessageSquare,
      count: attention.pendingComments,
      one: 'comment to moderate',
      many: 'comments to moderate',
      href: '/admin/blog?tab=comments',
    },
    {
      icon: Hammer,
      count: attention.failedBuilds,
      one: 'build that failed',
      many: 'builds that failed',
      href: '/tools/admin?tab=activity&resource=build',
    },
    {
      icon: CloudAlert,
      count: attention.failedPurges,
      one: 'change that the edge has not heard of',
      many: 'changes that the edge has not heard of',
      href: '/tools/admin?tab=database&table=edge_purges',
    },
    {
      icon: FileQuestion,
      count: attention.stoppedSweeps,
      one: 'search for forgotten files that has stopped',
      many: 'searches for forgotten files that have stopped',
      href: '/tools/admin?tab=files#stopped',
    },
    {
      icon: FileQuestion,
      count: attention.quarantinedFiles,
      one: 'file without an entry, removed after 30 days',
      many: 'files without an entry, removed after 30 days',
      href: '/tools/admin?tab=files',
    },
    { icon: FileText, count: attention.drafts, one: 'draft', href: '/admin/blog?tab=posts&status=draft' },
  ].filter(({ href }) => hasBlog || !href.startsWith('/admin/blog'));
}
