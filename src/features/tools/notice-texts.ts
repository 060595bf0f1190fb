import type { Notice } from '#contracts/notices.ts';
import { formatCount } from '#lib/owner/format.ts';

type NoticeText = { title: string; text: string; href: string };

const LOG = '/tools/admin?tab=activity';
const said = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** What a notice says, and where more of it stands. */
export function textOf({ kind, details, count }: Notice): NoticeText {
  const of = (name: string) => said(details?.[name]);
  if (kind === 'password-without-factor')
    return {
      title: 'Right password, no second factor',
      text: `From ${of('address')}, ${formatCount(count, 'time')}. If that was not you, change the password.`,
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
      text: `${of('requests')} answers of ${of('status')} within ten minutes, ${formatCount(count, 'time')}.`,
      href: `${LOG}&search=refused`,
    };
  return {
    title: 'Other keys than before',
    text: `${of('keys')} has changed. If you did not do that, somebody has the server’s settings.`,
    href: `${LOG}&search=keys`,
  };
}
