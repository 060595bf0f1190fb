/** A way into the server that takes text or bytes, and what it costs as they grow. */
import { ALPHABET, type Repetition } from './alphabet.ts';
import { leastOf, measure, type Figures } from './measure.ts';

export type Entrance = {
  name: string;
  isPublic: boolean;
  /** What is allowed, in characters or bytes. */
  maximum: number;
  /** Its own alphabet, where it is not that of texts. */
  alphabet?: Repetition[];
  /** What is done before, and not measured. */
  prepare?: (text: string) => Promise<void>;
  /** Sends it and reads the answer to its end; its status. */
  send: (text: string) => Promise<number>;
};

export type Result = {
  entrance: Entrance;
  piece: string;
  /** At a quarter, half and all of what is allowed. */
  figures: [Figures, Figures, Figures];
  failures: string[];
};

const RUNS = 3;
/** Below these nobody can tell growth from noise: of what is worked on here, and of what is waited for. */
const NOISE_MS = 15;
const WAITING_MS = 500;

/** Looks for the repetitions that cost most at full size, then measures how they grow. */
export async function grow(entrance: Entrance): Promise<Result[]> {
  const { maximum, send, prepare = async () => {}, alphabet = ALPHABET } = entrance;
  const first = alphabet[0];
  if (first) {
    await prepare(first.text(maximum));
    await send(first.text(maximum)); // loads what is loaded at the first call
  }
  const tried: { repetition: Repetition; figures: Figures }[] = [];
  for (const repetition of alphabet) {
    const text = repetition.text(maximum);
    await prepare(text);
    tried.push({ repetition, figures: await measure(() => send(text)) });
  }
  const failures = tried
    .filter(({ figures: { status } }) => status >= 500)
    .map(({ repetition: { name }, figures: { status } }) => `${name}: ${status}`);
  const worst = (figure: 'cpuMs' | 'wallMs') =>
    tried.toSorted((a, b) => b.figures[figure] - a.figures[figure])[0]?.repetition;
  const results: Result[] = [];
  for (const repetition of new Set([worst('cpuMs'), worst('wallMs')])) {
    if (!repetition) continue;
    const at = async (share: number) => {
      const text = repetition.text(Math.ceil(maximum * share));
      await prepare(text);
      return leastOf(RUNS, () => send(text));
    };
    results.push({
      entrance,
      piece: repetition.name,
      figures: [await at(0.25), await at(0.5), await at(1)],
      failures,
    });
  }
  return results.toSorted((a, b) => b.figures[2].cpuMs - a.figures[2].cpuMs);
}

/** The cost of all beside the cost of half: 2 is linear, 4 is quadratic; `undefined` where it is lost in noise. */
export function growthOf({ figures: [, half, all] }: Result): number | undefined {
  if (all.cpuMs >= NOISE_MS) return all.cpuMs / Math.max(half.cpuMs, 1);
  return all.wallMs < WAITING_MS ? undefined : all.wallMs / Math.max(half.wallMs, 1);
}
