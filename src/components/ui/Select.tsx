import type { ComponentProps } from 'react';

import { control } from './styles.ts';

/** A native choice with the same arrow in every browser. */
export function Select(props: Omit<ComponentProps<'select'>, 'className'>) {
  return (
    <div className="relative">
      <select {...props} className={`${control} appearance-none pr-10`} />
      <svg
        aria-hidden="true"
        viewBox="0 0 12 8"
        className="pointer-events-none absolute top-1/2 right-3.5 w-3 -translate-y-1/2 fill-none stroke-current stroke-[1.5]"
      >
        <path d="m1 1 5 5 5-5" />
      </svg>
    </div>
  );
}
