import type { TableColumn } from '#contracts/database.ts';

type Props = {
  column: TableColumn;
  /** Nothing for no value, and for what is masked. */
  text: string | null;
};

/** A value as it is shown; what is no text is said in a quieter voice. */
export function CellText({ column, text }: Props) {
  if (column.isMasked) return <span className="text-muted italic">hidden</span>;
  if (text === null) return <span className="text-muted italic">null</span>;
  if (text === '') return <span className="text-muted italic">empty</span>;
  return text;
}
