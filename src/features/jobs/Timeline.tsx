import {
  ArrowRightLeft,
  BadgeCheck,
  CalendarClock,
  Circle,
  CirclePlus,
  ClipboardList,
  FileUser,
  FileX2,
  Hourglass,
  type IconNode,
  Mail,
  NotebookPen,
  Phone,
  Reply,
  Send,
  X,
} from 'lucide';
import { Icon } from '#components/ui/Icon.tsx';
import { useState } from 'react';
import { contract } from 'virtual:api-routes';

import { addressOf } from '#contracts/address.ts';
import type { JobEvent } from '#contracts/jobs.ts';
import { IconButton } from '#components/ui/Button.tsx';
import { DateTime } from '#components/ui/DateTime.tsx';
import { ConfirmDialog } from '#components/ui/Dialog.tsx';
import { api, useChange } from '#lib/api/api.ts';

import { CalendarFile } from './calendar/CalendarFile.tsx';
import { historyOf, type Happening, type Known } from './history.ts';

const ICONS: Readonly<Record<string, IconNode>> = {
  status: ArrowRightLeft,
  note: NotebookPen,
  call: Phone,
  email: Mail,
  interview: CalendarClock,
  posting: FileX2,
  assessment: ClipboardList,
  'follow-up': Reply,
  offer: BadgeCheck,
  silence: Hourglass,
  sent: Send,
  resume: FileUser,
  added: CirclePlus,
};

/** The history of an application, newest first; what the owner wrote can be taken out again. */
export function Timeline(known: Known) {
  const [doomed, setDoomed] = useState<JobEvent>();
  const remove = useChange(api.jobs.removeEvent, {
    success: 'Entry deleted',
    failure: 'Delete failed: The entry could not be deleted. Please try again.',
    refreshes: [api.jobs.get.key(), api.jobs.silences.key()],
  });
  return (
    <>
      <ol className="grid">
        {historyOf(known).map(({ key, ...happening }) => (
          <Entry key={key} {...happening} onRemove={setDoomed} />
        ))}
      </ol>
      {doomed && (
        <ConfirmDialog
          title="Delete entry"
          onClose={() => setDoomed(undefined)}
          onConfirm={() => remove.mutateAsync({ id: known.application.id, eventId: doomed.id })}
        >
          {`“${doomed.title}” is taken out of the history. This cannot be taken back.`}
        </ConfirmDialog>
      )}
    </>
  );
}

type EntryProps = Omit<Happening, 'key'> & { onRemove: (event: JobEvent) => void };

function Entry({ type, title, description, at, removable, isAppointment, onRemove }: EntryProps) {
  return (
    <li className="group relative grid grid-cols-[1.75rem_minmax(0,1fr)_auto] gap-x-3 pb-4 last:pb-0">
      <span aria-hidden="true" className="absolute top-7 bottom-0 left-3.5 w-px bg-line group-last:hidden" />
      <span className="grid size-7 place-items-center rounded-full border border-line bg-raised text-muted">
        <Icon shape={ICONS[type] ?? Circle} size={14} />
      </span>
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{title}</p>
        <p className="text-xs text-muted">
          <DateTime at={at} />
        </p>
        {description && <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{description}</p>}
      </div>
      <span className="inline-flex">
        {removable && isAppointment && (
          <CalendarFile
            address={addressOf(contract.jobs.calendar.event, {
              id: removable.applicationId,
              eventId: removable.id,
            })}
            label={`Add “${title}” to a calendar`}
          />
        )}
        {removable && <IconButton icon={X} label={`Delete “${title}”`} onPress={() => onRemove(removable)} />}
      </span>
    </li>
  );
}
