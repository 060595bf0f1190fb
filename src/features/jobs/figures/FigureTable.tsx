export type Cell = string | number;

type Props = {
  caption: string;
  columns: readonly string[];
  /** The first cell of each names its row. */
  rows: readonly (readonly Cell[])[];
};

/** The numbers of a chart, for those who would rather read them. */
export function FigureTable({ caption, columns, rows }: Props) {
  return (
    <details className="text-sm">
      <summary className="w-fit cursor-pointer py-1 text-xs text-muted hover:text-ink">
        Show as a table<span className="sr-only">: {caption}</span>
      </summary>
      {/* In a phone's width a table scrolls by itself. */}
      <div className="mt-1 max-h-80 overflow-auto" tabIndex={0} role="group" aria-label={caption}>
        <table className="w-full border-collapse">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="border-b border-line text-left text-xs text-muted">
              {columns.map((column, index) => (
                <th
                  key={column}
                  scope="col"
                  className={`py-1.5 pr-3 font-medium ${index > 0 ? 'text-right' : ''}`}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name = '', ...values], place) => (
              <tr key={place} className="border-b border-line last:border-0">
                <th scope="row" className="py-1.5 pr-3 text-left font-normal wrap-anywhere">
                  {name}
                </th>
                {values.map((value, index) => (
                  <td key={index} className="py-1.5 pr-3 text-right tabular-nums">
                    {typeof value === 'number' ? value.toLocaleString('en-US') : value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
