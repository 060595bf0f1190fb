import { ArchiveX, CircleCheck, FileX, ShieldAlert } from 'lucide';

import { DateTime } from '#components/ui/DateTime.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import type { Dashboard } from '#contracts/dashboard.ts';
import { formatCount } from '#lib/owner/format.ts';

import { itemsOf, noticesOf } from './attention-items.ts';
import { Notices } from './Notices.tsx';

type Props = Pick<Dashboard, 'attention' | 'certificates' | 'backup' | 'notices'>;

/** What waits for the owner; nothing waiting is said too. */
export function Attention({ attention, certificates, backup, notices }: Props) {
  const waiting = itemsOf(attention).filter(({ count }) => count > 0);
  const others = certificates.length + notices.length;
  const missing = backup.missingBlobs ?? 0;
  if (waiting.length === 0 && others === 0 && missing === 0 && !backup.isLate)
    return (
      <p className="flex items-center gap-2.5 py-2 text-muted">
        <Icon shape={CircleCheck} size={18} className="text-success" />
        Nothing waits for you.
      </p>
    );
  return (
    <ul className="divide-y divide-line">
      <Notices notices={notices} />
      {backup.isLate && (
        <li>
          <a href="/tools/admin?tab=database" className="flex min-h-11 items-center gap-3 hover:text-accent">
            <Icon shape={ArchiveX} size={18} className="shrink-0 text-warning" />
            <span>
              {backup.newestAt ? (
                <>
                  The newest backup is of <DateTime at={backup.newestAt} />
                </>
              ) : (
                'There is no backup yet'
              )}
            </span>
          </a>
        </li>
      )}
      {missing > 0 && (
        <li>
          <a href="/tools/admin?tab=database" className="flex min-h-11 items-center gap-3 hover:text-accent">
            <Icon shape={FileX} size={18} className="shrink-0 text-warning" />
            {formatCount(missing, 'file')} without content in the newest backup: the storage has lost it
          </a>
        </li>
      )}
      {certificates.map(({ id, name, domain, ...notice }) => (
        <li key={`certificate-${id}`}>
          <a
            href={`/tools/admin?tab=certificates&search=${encodeURIComponent(domain)}`}
            className="flex min-h-11 items-start gap-3 py-2 hover:text-accent"
          >
            <Icon shape={ShieldAlert} size={18} className="mt-0.5 shrink-0 text-warning" />
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
      {waiting.map(({ icon, count, one, many, href }) => (
        <li key={href}>
          <a href={href} className="flex min-h-11 items-center gap-3 hover:text-accent">
            <Icon shape={icon} size={18} className="shrink-0 text-muted" />
            {formatCount(count, one, many)}
          </a>
        </li>
      ))}
    </ul>
  );
}
