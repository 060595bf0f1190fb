/** The search as a flow: every application goes from left to right through the stages that it reached. */
import { JOB_STATUSES } from '#contracts/job-status.ts';

import { STATUS_ENDS, STATUS_TONES } from '../labels.ts';
import type { Journey } from './journey.ts';

export type Flow = { from: string; to: string; count: number };

/** In the order of the stages, so never in a circle, whatever way an application took. */
export function flowsOf(journeys: readonly Journey[]): Flow[] {
  const counts = new Map<string, Flow>();
  for (const { application, reached } of journeys) {
    const hasOffer = reached.has('offer');
    const path = [
      'Applied',
      ...(reached.has('interview') || hasOffer ? ['Interview'] : []),
      ...(hasOffer ? ['Offer'] : []),
      STATUS_ENDS[application.status],
    ];
    for (const [index, from] of path.slice(0, -1).entries()) {
      const to = path[index + 1] ?? '';
      const flow = counts.get(`${from}>${to}`) ?? { from, to, count: 0 };
      counts.set(`${from}>${to}`, { ...flow, count: flow.count + 1 });
    }
  }
  return [...counts.values()].toSorted(
    (a, b) => RANK.indexOf(a.from) - RANK.indexOf(b.from) || RANK.indexOf(a.to) - RANK.indexOf(b.to),
  );
}

const RANK = ['Applied', 'Interview', 'Offer', ...Object.values(STATUS_ENDS)];
const LAYERS: Readonly<Record<string, number>> = { Applied: 0, Interview: 1, Offer: 2 };
const LAST_LAYER = 3;
const TONES = new Map([
  ['Offer', STATUS_TONES.offer],
  ...JOB_STATUSES.map((status) => [STATUS_ENDS[status], STATUS_TONES[status]] as const),
]);

type SankeyNode = { name: string; tone: string; count: number; x: number; y: number; height: number };
export type SankeyBand = Flow & { x0: number; y0: number; x1: number; y1: number; width: number };

export type Box = { width: number; height: number; nodeWidth: number; gap: number };

/** Places nodes and bands: heights are in proportion to the counts, and bands leave and arrive in the order of RANK. */
export function sankeyLayout(flows: readonly Flow[], { width, height, nodeWidth, gap }: Box) {
  const names = RANK.filter((name) => flows.some(({ from, to }) => from === name || to === name));
  const countOf = (name: string) => {
    const sum = (side: 'from' | 'to') =>
      flows.reduce((total, flow) => total + (flow[side] === name ? flow.count : 0), 0);
    return Math.max(sum('from'), sum('to'));
  };
  const layers = Map.groupBy(names, (name) => LAYERS[name] ?? LAST_LAYER);
  const scales = [...layers.values()].map((layer) => {
    const total = layer.reduce((sum, name) => sum + countOf(name), 0);
    return (height - gap * (layer.length - 1)) / Math.max(1, total);
  });
  const scale = Math.min(...scales, height);
  const nodes = [...layers].flatMap(([layer, members]): SankeyNode[] => {
    let y = 0;
    return members.map((name) => {
      const tone = TONES.get(name) ?? 'text-accent';
      const node = { name, tone, count: countOf(name), x: (layer / LAST_LAYER) * (width - nodeWidth), y };
      const size = node.count * scale;
      y += size + gap;
      return { ...node, height: size };
    });
  });
  return { nodes, bands: bandsOf(flows, nodes, scale, nodeWidth) };
}

function bandsOf(
  flows: readonly Flow[],
  nodes: readonly SankeyNode[],
  scale: number,
  nodeWidth: number,
): SankeyBand[] {
  const used = new Map<string, number>();
  const take = (side: string, name: string, width: number) => {
    const at = used.get(`${side} ${name}`) ?? nodes.find((node) => node.name === name)?.y ?? 0;
    used.set(`${side} ${name}`, at + width);
    return at + width / 2;
  };
  const xOf = (name: string) => nodes.find((node) => node.name === name)?.x ?? 0;
  return flows.map((flow) => {
    const width = flow.count * scale;
    return {
      ...flow,
      width,
      x0: xOf(flow.from) + nodeWidth,
      y0: take('from', flow.from, width),
      x1: xOf(flow.to),
      y1: take('to', flow.to, width),
    };
  });
}
