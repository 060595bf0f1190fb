import { CircleUser, LogOut, Menu as MenuIcon } from 'lucide';
import { createPortal } from 'react-dom';
import { hasBlog } from 'virtual:brand/parts';

import { Icon } from '#components/ui/Icon.tsx';
import { Menu, type MenuEntry } from '#components/ui/Menu.tsx';
import { OWNER_NAV, ACCOUNT_PAGE, OWNER_PAGES } from '#lib/owner/owner-pages.ts';

import { logOut } from './log-out.ts';
import { useOwner } from './owner.ts';

const PAGES = hasBlog ? OWNER_PAGES : OWNER_PAGES.filter(({ id }) => id !== 'blog');

/** Pages and account of the signed-in owner, in the bar of the page. */
export function OwnerNav() {
  const { firstName, lastName } = useOwner();
  const name = `${firstName} ${lastName}`.trim();
  const bar = document.getElementById(OWNER_NAV);
  if (!bar) return null;
  const account: MenuEntry[] = [
    { ...ACCOUNT_PAGE, icon: CircleUser },
    { id: 'logout', onAction: () => void logOut(), label: 'Log out', icon: LogOut },
  ];
  return createPortal(
    <>
      <nav aria-label="Owner" className="mr-auto hidden min-w-0 lg:flex">
        {PAGES.map(({ id, href, label }) => (
          <a
            key={id}
            href={href}
            aria-current={isHere(href) ? 'page' : undefined}
            className="inline-flex min-h-(--control) items-center rounded-control px-3 whitespace-nowrap text-muted hover:text-ink aria-[current]:text-ink aria-[current]:underline aria-[current]:decoration-accent aria-[current]:decoration-2 aria-[current]:underline-offset-[0.6em]"
          >
            {label}
          </a>
        ))}
      </nav>
      <Menu label={`Account of ${name}`} entries={account} className={`${TRIGGER} max-lg:hidden`}>
        <Icon shape={CircleUser} size={18} />
        <span className="max-w-32 truncate xl:max-w-48">{name}</span>
      </Menu>
      <Menu label="Menu" entries={[...PAGES, ...account]} className={`${TRIGGER} lg:hidden`}>
        <Icon shape={MenuIcon} size={20} />
      </Menu>
    </>,
    bar,
  );
}

const TRIGGER =
  'inline-flex min-h-(--control) min-w-(--control) cursor-pointer items-center justify-center gap-2 rounded-control px-2 hover:bg-raised';

const isHere = (href: string): boolean => location.pathname.replace(/\/$/u, '') === href;
