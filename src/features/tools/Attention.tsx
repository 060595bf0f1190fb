import { CircleCheck, FileText, Hammer, Mail, MessageSquare, type LucideIcon } from 'lucide-react';

import type { Dashboard } from '#contracts/dashboard.ts';
import { formatCount } from '#lib/format.ts';

type Item = { icon: LucideIcon; count: number; one: string; many?: string; href: string };

/** What waits for the owner; nothing waiting is said too. */
export function Attention({ attention }: { attention: Dashboard['attention'] }) {
  const items: Item[] = [
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
    { icon: FileText, count: attention.drafts, one: 'draft', href: '/admin/blog?tab=posts&status=draft' },
  ];
  const waiting = items.filter(({ count }) => count > 0);
  if (waiting.length === 0)
    return (
      <p className="flex items-center gap-2.5 py-2 text-muted">
        <CircleCheck aria-hidden="true" size={18} className="text-success" />
        Nothing waits for you.
      </p>
    );
  return (
    <ul className="divide-y divide-line">
      {waiting.map(({ icon: Icon, count, one, many, href }) => (
        <li key={href}>
          <a href={href} className="flex min-h-11 items-center gap-3 hover:text-accent">
            <Icon aria-hidden="true" size={18} className="shrink-0 text-muted" />
            {formatCount(count, one, many)}
          </a>
        </li>
      ))}
    </ul>
  );
}
