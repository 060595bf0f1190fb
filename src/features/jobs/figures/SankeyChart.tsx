import { FigureTable } from './FigureTable.tsx';
import { sankeyLayout, type Flow, type SankeyBand } from './sankey.ts';

const BOX = { width: 600, height: 260, nodeWidth: 12, gap: 22 };
const LABEL_WIDTH = 130;

const FILLS: Readonly<Record<string, string>> = {
  'No answer yet': 'fill-warning',
  'Offer open': 'fill-success',
  Offer: 'fill-success',
  Rejected: 'fill-danger',
  Withdrawn: 'fill-control',
};

/** How the applications went from stage to stage; a band is as wide as many went there. */
export function SankeyChart({ flows }: { flows: readonly Flow[] }) {
  const { nodes, bands } = sankeyLayout(flows, BOX);
  return (
    <>
      {/* On a phone it scrolls: smaller, its words could not be read. */}
      <div className="overflow-x-auto" tabIndex={0} role="group" aria-label="Flow of the search">
        <svg
          role="img"
          aria-label={flows.map(({ from, to, count }) => `${from} to ${to}: ${count}`).join(', ')}
          viewBox={`-4 -14 ${BOX.width + LABEL_WIDTH} ${BOX.height + 24}`}
          className="w-full min-w-xl"
        >
          {bands.map((band) => (
            <path
              key={`${band.from} ${band.to}`}
              d={pathOf(band)}
              strokeWidth={Math.max(1, band.width)}
              className="fill-none stroke-accent opacity-25"
            >
              <title>{`${band.from} to ${band.to}: ${band.count}`}</title>
            </path>
          ))}
          {nodes.map(({ name, count, x, y, height }) => (
            <g key={name}>
              <rect
                {...{ x, y }}
                width={BOX.nodeWidth}
                height={Math.max(1, height)}
                rx={2}
                className={FILLS[name] ?? 'fill-accent'}
              />
              <text x={x + BOX.nodeWidth + 6} y={y + height / 2 + 4} className="fill-ink text-[12px]">
                {`${name} ${count.toLocaleString('en-US')}`}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <FigureTable
        caption="How the applications went from stage to stage"
        columns={['From', 'To', 'Applications']}
        rows={flows.map(({ from, to, count }) => [from, to, count])}
      />
    </>
  );
}

function pathOf({ x0, y0, x1, y1 }: SankeyBand): string {
  const middle = (x0 + x1) / 2;
  return `M${x0},${y0}C${middle},${y0} ${middle},${y1} ${x1},${y1}`;
}
