/** Class lists of the controls that islands share. */

export const control =
  'min-h-11 w-full rounded-control border border-control bg-canvas px-3 py-2 ' +
  'aria-invalid:border-danger aria-invalid:bg-danger-soft';

const button =
  'inline-flex min-h-12 cursor-pointer items-center rounded-control border px-inset py-2 font-semibold ' +
  'transition-colors hover:border-ink hover:bg-ink hover:text-canvas';

export const primaryButton = `${button} border-accent bg-accent text-accent-ink`;

export const secondaryButton = `${button} border-ink`;
