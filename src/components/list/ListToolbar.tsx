import type { ReactNode } from 'react';

import { TextField } from '#components/ui/TextField.tsx';
import { Toolbar } from '#components/ui/Toolbar.tsx';
import { SEARCH_MAXIMUM } from '#contracts/owner-text.ts';
import type { ListAddress } from '#lib/owner/use-list-address.ts';

export type ToolbarProps = {
  /** What the group of controls is for; `Find posts` of a list of posts unless it says otherwise. */
  label?: string;
  /** `Search posts` unless it says otherwise. */
  searchLabel?: string;
  placeholder?: string;
  /** Among filters with a name above each, the search has one too. */
  isLabelShown?: boolean;
  filters?: ReactNode;
  /** Buttons at the far end. */
  actions?: ReactNode;
};

type Props = ToolbarProps & { what: string; address: Pick<ListAddress, 'typed' | 'type' | 'settle'> };

/** Search, filters and actions above a list. Enter need not wait for typing to pause. */
export function ListToolbar({
  what,
  address,
  label = `Find ${what}`,
  searchLabel = `Search ${what}`,
  isLabelShown = false,
  filters,
  actions,
  ...props
}: Props) {
  return (
    <Toolbar label={label} actions={actions}>
      <div className="w-full min-w-0 sm:max-w-72 sm:flex-[1_1_13rem]">
        <TextField
          type="search"
          label={searchLabel}
          isLabelHidden={!isLabelShown}
          placeholder={props.placeholder ?? searchLabel}
          maxLength={SEARCH_MAXIMUM}
          value={address.typed}
          onChange={({ target }) => address.type(target.value)}
          onKeyDown={({ key }) => {
            if (key === 'Enter') address.settle();
          }}
        />
      </div>
      {filters}
    </Toolbar>
  );
}
