import { CELL_MAXIMUM, type TableColumn } from '#contracts/database.ts';
import { CopyButton } from '#components/ui/CopyButton.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';

import { CellText } from './CellText.tsx';

export type Value = { column: TableColumn; text: string | null };

type Props = { title: string; values: readonly Value[]; onClose: () => void };

/** Values in full: of a row, or the one of a cell. */
export function ValuesDialog({ title, values, onClose }: Props) {
  return (
    <Dialog title={title} isDismissable size="medium" onClose={onClose}>
      <dl className="grid gap-y-3">
        {values.map(({ column, text }) => (
          <div key={column.name} className="grid gap-x-5 sm:grid-cols-[12rem_minmax(0,1fr)]">
            <dt className="min-w-0 wrap-anywhere">
              {column.name} <span className="block text-xs text-muted">{column.type}</span>
            </dt>
            <dd className="min-w-0 wrap-anywhere whitespace-pre-wrap">
              <CellText column={column} text={text} />
              {text !== null && text.length > CELL_MAXIMUM && (
                <p className="mt-1 text-xs text-muted">Only the first {CELL_MAXIMUM} characters are read.</p>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {values.length === 1 && values[0]?.text && (
        <div className="mt-4">
          <CopyButton label="Copy" text={values[0].text} />
        </div>
      )}
    </Dialog>
  );
}
