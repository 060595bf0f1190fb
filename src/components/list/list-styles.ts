/**
 * Class lists of the owner’s list. Below `md` rows are cards: the cells stack and carry their labels, and of the head
 * only what selects all rows is seen, and what has the focus.
 */
export const table = {
  root: 'w-full border-collapse text-sm data-stale:opacity-60 max-md:block',
  head: 'border-b border-line text-left max-md:block max-md:border-0',
  headRow: 'max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-4',
  headCell:
    'px-3 py-2 align-middle text-xs font-medium whitespace-nowrap text-muted data-[kind=actions]:text-right data-[kind=number]:text-right ' +
    'md:max-lg:data-wide-only:hidden ' +
    // Over the rows: what moved them away would take the press from under the finger.
    'max-md:sr-only max-md:focus-within:not-sr-only max-md:focus-within:absolute max-md:focus-within:z-10 ' +
    'max-md:focus-within:-translate-y-full max-md:focus-within:rounded-control max-md:focus-within:bg-surface max-md:focus-within:px-2',
  sort: 'inline-flex min-h-7 cursor-pointer items-center gap-1 rounded-control font-medium hover:text-ink',
  body: 'max-md:block',
  gap: 'max-md:block',
  row:
    'border-b border-line hover:bg-raised/50 has-[td:first-child_input:checked]:bg-accent-soft ' +
    'max-md:relative max-md:data-selectable:pl-9 max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-4 max-md:gap-y-1 max-md:py-3',
  rowHead: 'px-3 py-2.5 text-left align-top font-medium max-md:w-full max-md:px-0 max-md:py-0',
  cell:
    'px-3 py-2.5 align-top data-[kind=actions]:w-px data-[kind=actions]:whitespace-nowrap data-[kind=actions]:text-right ' +
    'data-[kind=number]:text-right data-[kind=number]:whitespace-nowrap data-[kind=number]:tabular-nums data-[kind=actions]:py-0.5 ' +
    'md:max-lg:data-wide-only:hidden ' +
    'max-md:[&_time]:whitespace-normal max-md:px-0 max-md:py-0 max-md:text-xs max-md:data-[kind=actions]:ml-auto max-md:data-[kind=actions]:w-auto ' +
    'max-md:data-[kind=body]:w-full max-md:data-label:before:mr-1.5 max-md:data-label:before:text-muted max-md:data-label:before:content-[attr(data-label)]',
  selectHead: 'w-px py-0.5 pl-1.5 align-middle max-md:w-full max-md:border-b max-md:border-line max-md:pl-0',
  select: 'w-px py-1 pl-1.5 align-top max-md:absolute max-md:top-1 max-md:left-0 max-md:p-0',
  /** What can be pressed is larger than the box. */
  selectLabel:
    'flex w-fit cursor-pointer items-center gap-3 p-2 pointer-coarse:p-3 text-xs font-medium text-muted',
  checkbox: 'block size-4.5 shrink-0 cursor-pointer accent-accent',
} as const;
