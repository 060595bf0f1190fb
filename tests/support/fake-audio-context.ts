/** An AudioContext that records what was built and where each node leads. For tests. */
type FakeParam = { value: number; setValueAtTime: () => void; linearRampToValueAtTime: () => void };
type FakeNode = {
  type: string;
  frequency: FakeParam;
  gain: FakeParam;
  connect: (target: FakeNode) => FakeNode;
  start: () => void;
  stop: () => void;
};

export function fakeAudioContext() {
  const leadsTo = new Map<FakeNode, FakeNode>();
  const made = { gains: [] as FakeNode[], filters: [] as FakeNode[], voices: [] as FakeNode[] };
  const speakers = makeNode(leadsTo);
  const fake = {
    ...made,
    currentTime: 0,
    context: {
      state: 'suspended',
      destination: speakers,
      get currentTime() {
        return fake.currentTime;
      },
      createGain: () => remember(made.gains, makeNode(leadsTo)),
      createBiquadFilter: () => remember(made.filters, makeNode(leadsTo)),
      createOscillator: () => remember(made.voices, makeNode(leadsTo)),
      resume: () => setState('running'),
      suspend: () => setState('suspended'),
    } as unknown as AudioContext,
    /** The nodes that a voice passes on its way out. */
    pathOf(node: FakeNode): (FakeNode | 'speakers')[] {
      const next = leadsTo.get(node);
      if (!next) return [];
      return next === speakers ? ['speakers'] : [next, ...fake.pathOf(next)];
    },
  };
  const setState = (state: AudioContextState) => {
    Object.assign(fake.context, { state });
    return Promise.resolve();
  };
  return fake;
}

function makeNode(leadsTo: Map<FakeNode, FakeNode>): FakeNode {
  const param = (): FakeParam => ({ value: 0, setValueAtTime: () => {}, linearRampToValueAtTime: () => {} });
  const node: FakeNode = {
    type: '',
    frequency: param(),
    gain: param(),
    connect(target) {
      leadsTo.set(node, target);
      return target;
    },
    start: () => {},
    stop: () => {},
  };
  return node;
}

function remember(nodes: FakeNode[], node: FakeNode): FakeNode {
  nodes.push(node);
  return node;
}
