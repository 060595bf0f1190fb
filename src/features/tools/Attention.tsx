import {
  CircleCheck,
  FileText,
  Hammer,
  Mail,
  MessageSquare,
  ShieldAlert,
  type LucideIcon,
} from 'lucide-react';

import type { Dashboard } from '#contracts/dashboard.ts';
import { formatCount } from '#lib/format.ts';

import { noticesOf } from './certificate-notices.ts';

type Item = { icon: LucideIcon; count: number; one: string; many?: string; href: string };

/** What waits for the owner; nothing waiting is said too. */
export function Attention({ attention, certificates }: Pick<Dashboard, 'attention' | 'certificates'>) {
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
  if (waiting.length === 0 && certificates.length === 0)
    return (
      <p className="flex items-center gap-2.5 py-2 text-muted">
        <CircleCheck aria-hidden="true" size={18} className="text-success" />
        Nothing waits for you.
      </p>
    );
  return (
    <ul className="divide-y divide-line">
      {certificates.map(({ id, name, domain, ...notice }) => (
        <li key={`certificate-${id}`}>
          <a
            href={`/tools/admin?tab=certificates&search=${encodeURIComponent(domain)}`}
            className="flex min-h-11 items-start gap-3 py-2 hover:text-accent"
          >
            <ShieldAlert aria-hidden="true" size={18} className="mt-0.5 shrink-0 text-warning" />
            <span className="min-w-0 wrap-anywhere">
              {name}
              {noticesOf(notice).map((sentence) => (
                <span key={sentence} className="block text-sm text-muted">
                  {sentence}
                </span>
              ))}
            </span>
          </a>
        </li>
      ))}
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
