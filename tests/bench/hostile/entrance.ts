/** A way into the server that takes text or bytes, and what it costs as they grow. */
import { ALPHABET, type Repetition } from './alphabet.ts';
import { leastOf, type Figures } from './measure.ts';

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
/** Of what seems to grow faster than its text: a collection of garbage in one of three runs is no growth. */
const DOUBTED_RUNS = 9;
/** What takes so long is measured once: noise is little beside it. */
const LONG_MS = 2_000;
/** Below these nobody can tell growth from noise: of what is worked on here, and of what is waited for. */
const NOISE_MS = 15;
const WAITING_MS = 500;
/** From here on a quarter says which repetitions are worth all of it. */
const SCREENED_CHARACTERS = 20_000;
const SCREENED = { cpuMs: 8, wallMs: 4 };

type Tried = { repetition: Repetition; figures: Figures };

/** Looks for the repetitions that cost most at full size, then measures how they grow; the worst of them. */
export async function grow(entrance: Entrance): Promise<Result | undefined> {
  const { maximum, send, prepare = async () => {}, alphabet = ALPHABET } = entrance;
  const at = async (repetition: Repetition, share: number, runs: number) => {
    const text = repetition.text(Math.ceil(maximum * share));
    return leastOf(
      runs,
      LONG_MS,
      () => send(text),
      () => prepare(text),
    );
  };
  const tryAll = async (repetitions: Repetition[], share: number) => {
    const tried: Tried[] = [];
    for (const repetition of repetitions) tried.push({ repetition, figures: await at(repetition, share, 1) });
    return tried;
  };
  const [any] = alphabet;
  if (any) await at(any, 1, 1); // loads what is loaded at the first call
  const isScreened = maximum >= SCREENED_CHARACTERS;
  const screened = isScreened ? await tryAll(alphabet, 0.25) : [];
  const promising = [
    ...worst(screened, 'cpuMs', SCREENED.cpuMs),
    ...worst(screened, 'wallMs', SCREENED.wallMs),
  ];
  const tried = await tryAll(isScreened ? [...new Set(promising)] : alphabet, 1);
  const failures = [...screened, ...tried]
    .filter(({ figures: { status } }) => status >= 500)
    .map(({ repetition: { name }, figures: { status } }) => `${name}: ${status}`);
  const results: Result[] = [];
  for (const repetition of new Set([...worst(tried, 'cpuMs', 1), ...worst(tried, 'wallMs', 1)])) {
    const measured = async (runs: number): Promise<Result> => ({
      entrance,
      piece: repetition.name,
      figures: [
        await at(repetition, 0.25, runs),
        await at(repetition, 0.5, runs),
        await at(repetition, 1, runs),
      ],
      failures,
    });
    const first = await measured(RUNS);
    results.push((growthOf(first) ?? 0) > LINEAR ? await measured(DOUBTED_RUNS) : first);
  }
  return results.toSorted((a, b) => b.figures[2].cpuMs - a.figures[2].cpuMs)[0];
}

const worst = (tried: Tried[], figure: 'cpuMs' | 'wallMs', count: number): Repetition[] =>
  tried
    .toSorted((a, b) => b.figures[figure] - a.figures[figure])
    .slice(0, count)
    .map(({ repetition }) => repetition);

/** Between linear, which is 2, and quadratic, which is 4. */
export const LINEAR = 2.9;

/** The cost of all beside the cost of half: 2 is linear, 4 is quadratic; `undefined` where it is lost in noise. */
export function growthOf({ figures: [, half, all] }: Result): number | undefined {
  if (all.cpuMs >= NOISE_MS) return all.cpuMs / Math.max(half.cpuMs, 1);
  return all.wallMs < WAITING_MS ? undefined : all.wallMs / Math.max(half.wallMs, 1);
}
