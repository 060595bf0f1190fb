import { CloudAlert, FileQuestion, FileText, Hammer, type IconNode, Mail, MessageSquare } from 'lucide';
import { hasBlog } from 'virtual:brand/parts';

import type { CertificateNotice, Dashboard } from '#contracts/dashboard.ts';
import { formatCount } from '#lib/owner/format.ts';

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

/** Why a certificate is among what waits for the owner. */
type Reasons = Pick<CertificateNotice, 'daysUntilExpiry' | 'expiresWithin' | 'isServedDifferently'>;

/** One sentence for its end within 30, 14, 7 or 1 days, one for a domain that serves another certificate. */
export function noticesOf({ daysUntilExpiry, expiresWithin, isServedDifferently }: Reasons): string[] {
  const ends = expiresWithin !== null && daysUntilExpiry !== null;
  return [
    ...(ends ? [endOf(daysUntilExpiry, expiresWithin)] : []),
    ...(isServedDifferently ? ['The domain serves another certificate'] : []),
  ];
}

function endOf(days: number, within: number): string {
  if (days < 0) return 'Has expired';
  if (within === 1) return 'Expires within 1 day';
  return `Expires within ${formatCount(within, 'day')}, in ${formatCount(days, 'day')}`;
}
