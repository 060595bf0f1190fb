import type { ReactNode } from 'react';

/** A table that scrolls in itself where the screen is narrow, reachable by keyboard. */
export function ScrollableTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="region" aria-label={label} tabIndex={0} className="mt-4 overflow-x-auto">
      <table className="w-full border-collapse text-left text-sm tabular-nums">{children}</table>
    </div>
  );
}
