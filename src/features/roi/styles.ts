/** Class lists that several of the calculator's parts share. */

/** A filled surface: here the visitor can act. */
export const surface = 'min-w-0 rounded-card bg-surface p-inset sm:p-7';

/** Opens the details under it. */
export const disclosure = 'w-fit cursor-pointer py-1 text-sm font-medium';

export const headerCell =
  'border-b border-control py-2 pl-4 text-right font-medium text-muted first:pl-0 first:text-left';

export const rowHeader = 'border-b border-line py-2.5 text-left font-medium';

export const cell = 'border-b border-line py-2.5 pl-4 text-right whitespace-nowrap';
