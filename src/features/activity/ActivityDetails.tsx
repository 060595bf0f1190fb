import type { ReactNode } from 'react';

import type { ActivityLog } from '#contracts/activity.ts';
import { DateTime } from '#components/ui/DateTime.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';
import { detailText, asWords } from '#lib/owner/activity-words.ts';

export function ActivityDetails({ log, onClose }: { log: ActivityLog; onClose: () => void }) {
  const facts: [string, ReactNode][] = [
    ['Action', log.action],
    ['Resource', `${asWords(log.resource)} ${log.resourceId ? `#${log.resourceId}` : ''}`],
    ['User', log.username],
    ['When', <DateTime key="at" at={log.createdAt} />],
    ['Address', log.ipAddress ?? 'none'],
    ['Browser', log.userAgent ?? 'none'],
    ...Object.entries(log.details ?? {}).map(([key, value]): [string, string] => [
      asWords(key),
      detailText(value),
    ]),
  ];
  return (
    <Dialog title={`Entry ${log.id}`} isDismissable size="medium" onClose={onClose}>
      <dl className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-5 gap-y-2">
        {facts.map(([term, value], index) => (
          <div key={index} className="contents">
            <dt className="text-muted">{term}</dt>
            <dd className="break-words whitespace-pre-wrap">{value}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
