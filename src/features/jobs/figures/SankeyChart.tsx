import { FigureTable } from './FigureTable.tsx';
import { sankeyLayout, type Box, type Flow, type SankeyBand } from './sankey.ts';

/** Of a laptop: drawn wider rather than larger, so that its words are as large as those around it. */
const LAPTOP: Box = { width: 1000, height: 280, nodeWidth: 12, gap: 22 };
const WIDE: Box = { width: 600, height: 260, nodeWidth: 12, gap: 22 };
/** Of a phone: all outcomes with their words are in sight. */
const NARROW: Box = { width: 240, height: 300, nodeWidth: 10, gap: 26 };
const LABEL_WIDTH = 130;

/** How the applications went from stage to stage; a band is as wide as many went there. */
export function SankeyChart({ flows }: { flows: readonly Flow[] }) {
  return (
    <>
      {/* In the narrowest windows it scrolls: smaller, its words could not be read. */}
      <div className="overflow-x-auto" tabIndex={0} role="group" aria-label="Flow of the search">
        <Drawing flows={flows} box={LAPTOP} className="max-xl:hidden" />
        <Drawing flows={flows} box={WIDE} className="min-w-xl max-sm:hidden xl:hidden" />
        <Drawing flows={flows} box={NARROW} className="max-w-md min-w-78 sm:hidden" />
      </div>
      <FigureTable
        caption="How the applications went from stage to stage"
        columns={['From', 'To', 'Applications']}
        rows={flows.map(({ from, to, count }) => [from, to, count])}
      />
    </>
  );
}

function Drawing({ flows, box, className }: { flows: readonly Flow[]; box: Box; className: string }) {
  const { nodes, bands } = sankeyLayout(flows, box);
  return (
    <svg
      role="img"
      aria-label={flows.map(({ from, to, count }) => `${from} to ${to}: ${count}`).join(', ')}
      viewBox={`-4 -14 ${box.width + LABEL_WIDTH} ${box.height + 24}`}
      className={`w-full ${className}`}
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
      {nodes.map(({ name, tone, x, y, height }) => (
        <rect
          key={name}
          {...{ x, y }}
          width={box.nodeWidth}
          height={Math.max(1, height)}
          rx={2}
          className={`fill-current ${tone}`}
        />
      ))}
      {/* Over all of them: where it is narrow, words reach the next stage. */}
      {nodes.map(({ name, count, x, y, height }) => (
        <text
          key={name}
          x={x + box.nodeWidth + 6}
          y={y + height / 2 + 4}
          className="fill-ink stroke-surface stroke-3 text-[12px] [paint-order:stroke]"
        >
          {`${name} ${count.toLocaleString('en-US')}`}
        </text>
      ))}
    </svg>
  );
}

function pathOf({ x0, y0, x1, y1 }: SankeyBand): string {
  const middle = (x0 + x1) / 2;
  return `M${x0},${y0}C${middle},${y0} ${middle},${y1} ${x1},${y1}`;
}
