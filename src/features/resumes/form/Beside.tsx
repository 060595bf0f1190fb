import { ChevronRight } from 'lucide';
import { useState, type ReactNode } from 'react';

import { Icon } from '#components/ui/Icon.tsx';

const WIDE = '(width >= 64rem)';

/** What the fields are compared with: at their side where there is room, else above them, closed. */
export function Beside({ title, children }: { title: string; children: ReactNode }) {
  const [isWide] = useState(() => matchMedia(WIDE).matches);
  return (
    <details open={isWide} className="group rounded-card border border-line">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-4 -outline-offset-2 select-none">
        <Icon shape={ChevronRight} size={16} className="text-muted group-open:rotate-90" />
        <span className="font-medium">{title}</span>
      </summary>
      <div
        role="region"
        aria-label={title}
        tabIndex={0}
        className="max-h-[50vh] overflow-y-auto border-t border-line p-4 -outline-offset-2 lg:max-h-[60vh]"
      >
        {children}
      </div>
    </details>
  );
}
