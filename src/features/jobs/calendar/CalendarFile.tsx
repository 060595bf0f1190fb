import { CalendarPlus } from 'lucide';

import { Icon } from '#components/ui/Icon.tsx';
import { iconButton } from '#components/ui/owner-styles.ts';

/** A file that puts something into a calendar; `label` says what. */
export function CalendarFile({ address, label }: { address: string; label: string }) {
  return (
    <a href={address} download aria-label={label} title={label} className={iconButton}>
      <Icon shape={CalendarPlus} size={16} />
    </a>
  );
}
