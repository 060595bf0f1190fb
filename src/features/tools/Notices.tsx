import { ShieldAlert } from 'lucide';
import { Icon } from '#components/ui/Icon.tsx';

import type { Dashboard } from '#contracts/dashboard.ts';
import type { Notice } from '#contracts/notices.ts';
import { Button } from '#components/ui/Button.tsx';
import { DateTime } from '#components/ui/DateTime.tsx';
import { api, useChange } from '#lib/api/api.ts';
import { formatCount } from '#lib/owner/format.ts';

/** What happened that the owner should look at, each until it is dismissed. */
export function Notices({ notices }: Pick<Dashboard, 'notices'>) {
  const dismiss = useChange(api.dashboard.dismiss, {
    failure: 'Update failed: Failed to dismiss the notice',
    refreshes: [api.dashboard.key()],
  });
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
        <div className="-mt-2 -mr-3.5">
          <Button
            variant="quiet"
            aria-label={`Dismiss: ${title}`}
            isPending={dismiss.isPending && dismiss.variables.id === notice.id}
            onPress={() => dismiss.mutate({ id: notice.id })}
          >
            Dismiss
          </Button>
        </div>
      </li>
    );
  });
}

type NoticeText = { title: string; text: string; href: string };

const LOG = '/tools/admin?tab=activity';
const said = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** What a notice says, and where more of it stands. */
function textOf({ kind, details, count }: Notice): NoticeText {
  const of = (name: string) => said(details?.[name]);
  const often = count > 1 ? `, ${formatCount(count, 'time')}` : '';
  if (kind === 'password-without-factor')
    return {
      title: 'Right password, no second factor',
      text: `From ${of('address')}${often}. If that was not you, change the password.`,
      href: '/tools/account',
    };
  if (kind === 'new-device')
    return {
      title: 'Sign-in on a new device',
      text: `From ${of('address')} by ${of('by')}. If that was not you, sign out everywhere.`,
      href: '/tools/account',
    };
  if (kind === 'refusals')
    return {
      title: 'Many refused requests',
      text: `${of('requests')} within ten minutes were answered ${of('status')}${often}.`,
      href: `${LOG}&search=refused`,
    };
  return {
    title: 'Other keys than before',
    text: `${of('keys')} has changed. If you did not do that, somebody has the server’s settings.`,
    href: `${LOG}&search=keys`,
  };
}
