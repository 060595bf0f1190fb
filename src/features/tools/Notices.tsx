import { useMutation } from '@tanstack/react-query';
import { ShieldAlert } from 'lucide';

import { Icon } from '#components/ui/Icon.tsx';
import type { Dashboard } from '#contracts/dashboard.ts';
import { Button } from '#components/ui/Button.tsx';
import { DateTime } from '#components/ui/DateTime.tsx';
import { api } from '#lib/api/api.ts';

import { textOf } from './notice-texts.ts';

/** What happened that the owner should look at, each until it is dismissed. */
export function Notices({ notices }: Pick<Dashboard, 'notices'>) {
  const dismiss = useMutation(
    api.dashboard.dismiss.mutationOptions({
      meta: { failure: 'Update failed: Failed to dismiss the notice', refreshes: [api.dashboard.key()] },
    }),
  );
  return notices.map((notice) => {
    const { title, text, href } = textOf(notice);
    return (
      <li key={`notice-${notice.id}`} className="flex flex-wrap items-start gap-x-3 py-2">
        <Icon shape={ShieldAlert} size={18} className="mt-0.5 shrink-0 text-warning" />
        <div className="min-w-0 flex-1 basis-40 wrap-anywhere">
          <a href={href} className="hover:text-accent">
            {title}
            <span className="block text-sm text-muted">
              {text} <DateTime at={notice.lastAt} />
            </span>
          </a>
        </div>
        <Button
          variant="quiet"
          aria-label={`Dismiss: ${title}`}
          isPending={dismiss.isPending && dismiss.variables.id === notice.id}
          onPress={() => dismiss.mutate({ id: notice.id })}
        >
          Dismiss
        </Button>
      </li>
    );
  });
}
