import type { ActivityLog } from '#contracts/activity.ts';
import { DateTime } from '#components/ui/DateTime.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';
import { Facts } from '#components/ui/Facts.tsx';
import { detailText, asWords } from '#lib/owner/activity-words.ts';

export function ActivityDetails({ log, onClose }: { log: ActivityLog; onClose: () => void }) {
  return (
    <Dialog title={`Entry ${log.id}`} isDismissable size="medium" onClose={onClose}>
      <Facts
        facts={[
          ['Action', log.action],
          ['Resource', `${asWords(log.resource)} ${log.resourceId ? `#${log.resourceId}` : ''}`],
          ['User', log.username],
          ['When', <DateTime key="at" at={log.createdAt} />],
          ['Address', log.ipAddress ?? 'none'],
          ['Browser', log.userAgent ?? 'none'],
          ...Object.entries(log.details ?? {}).map(
            ([name, value]) =>
              [
                asWords(name),
                <span key={name} className="whitespace-pre-wrap">
                  {detailText(value)}
                </span>,
              ] as const,
          ),
        ]}
      />
    </Dialog>
  );
}
