/**
 * Parts a document into sections: of all ways to take its likely headings for headings, each of some kind, the way
 * that goes best with all of its lines.
 */
import type { Line } from '../lines.ts';
import { folded } from '../words/fold.ts';
import type { SectionKind } from '../words/headings.ts';
import type { HeadingLine } from './heading-lines.ts';
import { likelihood, traitOf } from './line-traits.ts';

/** The lines before the first heading, and those of a column that says who somebody is. */
export type Part = SectionKind | 'head';
type Step = { part: Part; heading: HeadingLine | undefined; begun: boolean };
type Way = { score: number; from: Part; heading: HeadingLine | undefined; begun: boolean };
/** What may happen at a line beside its being a heading. */
type Turns = {
  isHeaded: boolean;
  /** The head of the document goes on, behind a section of that kind. */
  mayReturn: (at: number, from: Part) => boolean;
  /** Of the line that has the name, at which it may go on without a new column. */
  nameAt: number;
  /** A section that begins with a label on the line of its text. */
  begunAt: (at: number, from: Part) => SectionKind | undefined;
};

/** What a section can be told to be by its lines alone, and how little that is to be expected. */
const TOLD: Partial<Record<SectionKind, number>> = {
  experience: -0.5,
  education: -0.5,
  skills: -0.5,
  languages: -1,
  certifications: -0.8,
  achievements: -1,
  summary: -0.3,
  interests: -1.2,
  publications: -1.5,
  other: -0.7,
};
/** `Personal profile` may stand above a date of birth. */
const OF_PERSON = -1;
/** Headings whose words are of either: those of courses are of both degrees and papers. */
const CONFUSED: Record<string, number> = {
  'summary experience': -3,
  'contact summary': -1,
  'summary contact': -1,
  'education certifications': -1,
  'certifications education': -1,
  'publications certifications': -1.5,
  'education experience': -1,
  'interests certifications': -1,
  'interests other': -2,
};
/** Of scholars it is what they learned and where they worked. */
const OF_SCHOLARS = /akadem|academi|universitaire/u;
const OF_BOTH = /\s(?:&|and|und|et)\s/iu;
const OF_COURSES = /training|qualifi|formation.|(?:weiter|fort)bildung|course|diplom/u;
/** Rather interests, but whatever is left. */
const OF_REST = /sonst|côté/iu;
const AGAIN = -2.5;
const TAKEN = -2.5;
/** What nobody calls a summary stands at the beginning. */
const LATE = -3;
/** Short items are skills before they are interests. */
const EARLY = -1.3;
const NEVER = -9;
/** A section without a heading, behind a gap in a document that has none. */
const UNHEADED = -1.5;
/** Nothing stands below the heading before. */
const EMPTY = -1.5;
/** Of the odds of a likely heading that is taken for none. */
const SKIPPED = -1;

/** Its words and its look say the same. */
const isCertain = ({ isSure, odds }: HeadingLine): boolean => isSure && odds >= 2;

/** How much the words of a heading speak against its being of that kind. */
function against({ kind: own, isSure, text }: HeadingLine, kind: SectionKind): number {
  if (own === undefined) return 0;
  // What names both is parted line by line.
  if (own === 'education' && kind === 'certifications' && OF_BOTH.test(text)) return NEVER;
  const ambiguous = kind === 'experience' ? OF_SCHOLARS : OF_COURSES;
  const isOfBoth = /^(?:education|certifications)$/.test(own)
    ? ambiguous.test(folded(text))
    : own !== 'interests' || OF_REST.test(text);
  return isSure ? ((isOfBoth ? CONFUSED[`${own} ${kind}`] : undefined) ?? NEVER) : -3;
}

/** What it says for a heading that it opens a section of that kind. */
function entry(heading: HeadingLine, kind: SectionKind, from: Part, taken: ReadonlySet<SectionKind>): number {
  const within = heading.isOfTasks && from === 'experience' ? -5 : 0;
  if (kind === heading.kind) return heading.odds + within;
  const isOfPerson = kind === 'contact' && heading.kind === 'summary' && /person/iu.test(heading.text);
  const told = isOfPerson ? OF_PERSON : TOLD[kind];
  if (told === undefined) return -Infinity;
  const repeated = kind === from ? AGAIN : taken.has(kind) ? TAKEN : 0;
  const early = kind === 'interests' && !taken.has('skills') ? EARLY : 0;
  const late = kind === 'summary' && from !== 'head' ? LATE : 0;
  return heading.odds + told + repeated + early + late + against(heading, kind) + within;
}

export function bestPath(
  lines: Line[],
  headings: (HeadingLine | undefined)[],
  { mayReturn, nameAt, begunAt, isHeaded }: Turns,
): Step[] {
  const taken = new Set(
    headings.flatMap((one) => (one?.isSure && one.odds > 2 && one.kind ? [one.kind] : [])),
  );
  const kinds = [
    ...new Set([
      ...(Object.keys(TOLD) as SectionKind[]),
      'contact' as const,
      ...headings.flatMap((one) => one?.kind ?? []),
    ]),
  ];
  const parts: Part[] = ['head', ...kinds];
  const ways: Map<Part, Way>[] = [];
  let last = new Map<Part, number>([['head', 0]]);
  for (const [at, line] of lines.entries()) {
    const trait = traitOf(line, lines[at - 1]);
    const heading = headings[at];
    const step = new Map<Part, Way>();
    const offer = (part: Part, way: Way) => {
      if (way.score > (step.get(part)?.score ?? -Infinity)) step.set(part, way);
    };
    for (const [from, score] of last) {
      const begun = begunAt(at, from);
      const returns = (line.startsBlock || at === nameAt) && from !== 'head' && mayReturn(at, from);
      const next = begun ?? (returns ? 'head' : from);
      const skipped =
        heading && heading.odds > 0 ? SKIPPED * heading.odds + (isCertain(heading) ? NEVER : 0) : 0;
      offer(next, {
        score: score + likelihood(next, trait) + skipped,
        from,
        heading: undefined,
        begun: begun !== undefined,
      });
      if (!isHeaded && line.hasGap && !(line.isBullet && from === 'experience'))
        for (const [kind, told] of Object.entries(TOLD) as [SectionKind, number][])
          offer(kind, {
            score: score + told + UNHEADED + (kind === from ? AGAIN : 0) + 2 * likelihood(kind, trait),
            from,
            heading: undefined,
            begun: true,
          });
      if (!heading) continue;
      const empty = ways.at(-1)?.get(from)?.heading ? EMPTY : 0;
      for (const kind of kinds)
        offer(kind, {
          score: score + empty + entry(heading, kind, from, taken),
          from,
          heading,
          begun: false,
        });
    }
    ways.push(step);
    last = new Map([...step].map(([part, { score }]) => [part, score]));
  }
  let [part = 'head'] = parts
    .filter((one) => last.has(one))
    .sort((a, b) => (last.get(b) ?? 0) - (last.get(a) ?? 0));
  return ways
    .toReversed()
    .map((step) => {
      const way = step.get(part);
      const own: Step = { part, heading: way?.heading, begun: way?.begun === true };
      part = way?.from ?? part;
      return own;
    })
    .toReversed();
}
