/** Class lists of the owner's controls: denser than those of the public forms, unless a finger presses them. */

export const input =
  'h-(--control) w-full min-w-0 rounded-control border border-control bg-surface px-3 py-1.5 text-(length:--control-text) text-ink ' +
  'placeholder:text-muted aria-invalid:border-danger disabled:bg-raised disabled:text-muted';

const button =
  'inline-flex min-h-(--control) max-w-full shrink-0 cursor-pointer items-center justify-center gap-2 rounded-control border px-3.5 py-1.5 ' +
  'text-sm font-medium whitespace-nowrap max-sm:whitespace-normal transition-colors ' +
  'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-progress';

export const buttonStyles = {
  primary: `${button} border-accent bg-accent text-accent-ink enabled:hover:border-ink enabled:hover:bg-ink enabled:hover:text-canvas`,
  secondary: `${button} border-control bg-surface text-ink enabled:hover:border-ink enabled:hover:bg-raised`,
  danger: `${button} border-danger bg-surface text-danger enabled:hover:bg-danger-soft`,
  quiet: `${button} border-transparent bg-transparent text-ink enabled:hover:bg-raised`,
} as const;

export const linkButton = `${button} border-control bg-surface text-ink hover:border-ink hover:bg-raised`;

export const primaryLink = `${button} border-accent bg-accent text-accent-ink hover:border-ink hover:bg-ink hover:text-canvas`;

export const iconButton =
  'inline-grid size-(--control) shrink-0 cursor-pointer place-items-center rounded-control text-muted transition-colors ' +
  'enabled:hover:bg-raised enabled:hover:text-ink disabled:cursor-not-allowed disabled:opacity-50';

export const popover =
  'max-h-[min(24rem,70vh)] min-w-44 overflow-auto rounded-control border border-line bg-surface p-1 text-sm shadow-panel outline-none';

/** In forced colours no background is left to see: there the outline is no longer transparent. */
export const option =
  'flex min-h-(--control) cursor-pointer items-center gap-2.5 rounded-[0.375rem] px-2.5 py-1.5 ' +
  '-outline-offset-2 outline-transparent data-focused:outline-2 ' +
  'data-disabled:cursor-not-allowed data-disabled:text-muted data-focused:bg-accent-soft data-hovered:bg-accent-soft';
