/** A list or a section of a post as a whole, where a question says its heading or the sentence that leads to it. */
import type { Knowledge } from '../knowledge/knowledge.ts';
import { tellingStems, type Unit } from '../knowledge/units.ts';
import type { Draft } from '../answer/rule.ts';
import { bullets } from '../answer/sentences.ts';
import type { Query } from '../answer/understand.ts';
import type { Concept } from '../language/concepts.ts';
import { stem } from '../language/stem.ts';
import { words } from '../language/words.ts';
import { kindOf, listAsked, type Kind } from './kind.ts';
import { shortTitle } from './passage-reply.ts';
import { weightOf } from './reader.ts';

type List = {
  first: Unit;
  items: string[];
  /** What leads to the list; empty where it has only its heading. */
  intro: string;
  /** Paragraphs are no list: only their heading asks for them. */
  isProse: boolean;
};
/** With the stems of what stands above it, and of its items. */
type Place = { list: List; places: [ReadonlySet<string>, ReadonlySet<string>] };

const ASKED = /^(?:(?:and|so|please|can you|could you) )*(?:list|name|what|which|give me|tell me)\b/;
const KINDS: ReadonlySet<Kind> = new Set<Kind>(['thing', 'money', 'name']);
/** "The screen holds six fields: why the patient is here, what changed, and …" */
const INLINE = /^([^:]{8,80}): ((?:[^,.:]{3,80}, ){2,}(?:and )?[^,.:]{3,80})\.$/;
/** Whatever it is called, a list is asked for. */
const LISTED = /^(?:(?:and|so|please|can you|could you) )*list\b/;
/** What did not happen is told of one thing, and not by the list of what did. */
const SUPPOSED = /\bwould\b.{1,40}\bhave\b/;
/** The share of the question, by how telling its words are, that must be said above the list; and of the heading. */
const ENOUGH_ASKED = 0.75;
const ENOUGH_OF_HEADING = 0.66;
/** Of a section without a list, all but one word of a long heading. */
const ALL_OF_HEADING = 0.75;
/** In characters, of all items, and how many of them. */
const LONGEST = 520;
const MOST_ITEMS = 12;
const GRAMMAR = new Set('the a an i my your his her it he she you of to in for if have'.split(' '));

export function listAnswer({ text, concepts }: Query, knowledge: Knowledge): Draft | undefined {
  if (!ASKED.test(text) || SUPPOSED.test(text) || !KINDS.has(kindOf(text)) || concepts.length === 0)
    return undefined;
  const said = new Set(words(text).map(stem));
  const isNamed = listAsked(text);
  const all = concepts.reduce((sum, concept) => sum + weightOf(concept, knowledge), 0);
  const [best] = placesOf(knowledge)
    .map(({ list, places }) => {
      const { lead } = list.first;
      const asked =
        concepts.reduce((sum, one) => sum + shareHeld(one, places) * weightOf(one, knowledge), 0) / all;
      const headings = [lead.split(' · ').at(-1) ?? '', list.intro].map((one) => saidOf(one, said));
      const isIntroduced = LISTED.test(text) || (list.intro !== '' && isNamed?.(list.intro) === true);
      const heading = Math.max(...headings, isIntroduced && !list.isProse ? ENOUGH_OF_HEADING : 0);
      return { list, asked, heading: list.isProse && heading < ALL_OF_HEADING ? 0 : heading };
    })
    .filter(({ asked, heading }) => asked >= ENOUGH_ASKED && heading >= ENOUGH_OF_HEADING)
    .sort(
      (a, b) =>
        b.asked + b.heading - (a.asked + a.heading) || Number(a.list.isProse) - Number(b.list.isProse),
    );
  if (!best) return undefined;
  const { first, items, isProse } = best.list;
  const heading = first.lead.split(' · ').at(-1);
  return {
    text: `In “${shortTitle(first.passage.title)}”${heading ? `, under “${heading}”` : ''}:${isProse ? ' ' : '\n'}${isProse ? shortened(items).join(' ') : bullets(shortened(items))}`,
    passages: [first.passage],
  };
}

/** How much of a word is said above a list, in its own or another word, or by its items. */
function shareHeld({ stems, others }: Concept, [above, items]: ReadonlySet<string>[]): number {
  const isIn = (ways: string[][], place?: ReadonlySet<string>) =>
    ways.some((way) => way.every((one) => place?.has(one)));
  return isIn([stems], above) ? 1 : isIn(others, above) ? 0.7 : isIn([stems, ...others], items) ? 0.5 : 0;
}

/** The share of a heading's words that the question says, common ones too: "Things I do not do". */
function saidOf(heading: string, said: ReadonlySet<string>): number {
  const told = [...new Set(words(heading))].filter((word) => !GRAMMAR.has(word)).map(stem);
  return told.length === 0 ? 0 : told.filter((one) => said.has(one)).length / told.length;
}

/** Read once: every question for a list looks at all of them. */
const known = new WeakMap<Knowledge, Place[]>();

function placesOf(knowledge: Knowledge): Place[] {
  const places =
    known.get(knowledge) ??
    listsOf(knowledge).map((list): Place => {
      const { lead, passage } = list.first;
      const above = tellingStems(`${lead} ${passage.title} ${list.intro}`);
      return { list, places: [above, tellingStems(list.items.join(' '))] };
    });
  known.set(knowledge, places);
  return places;
}

function listsOf({ sentences: { units } }: Knowledge): List[] {
  return units.flatMap((unit, at): List[] => {
    if (unit.passage.section !== 'blog') return [];
    const [, intro = '', inline] = INLINE.exec(unit.text) ?? [];
    if (inline) return [{ first: unit, items: inline.split(/, (?:and )?/), intro, isProse: false }];
    const before = units[at - 1];
    if (before?.block === unit.block) return [];
    if (unit.kind === 'list') {
      const items = units.slice(at).filter(({ block }) => block === unit.block);
      const isIntro = before?.passage === unit.passage && before.text.endsWith(':');
      const lead = isIntro ? units.filter(({ block }) => block === before.block).slice(-2) : [];
      return [
        {
          first: unit,
          items: items.map(({ text }) => text),
          intro: lead.map(({ text }) => text).join(' '),
          isProse: false,
        },
      ];
    }
    const opensSection = before?.lead !== unit.lead || before.passage !== unit.passage;
    if (unit.kind !== 'paragraph' || unit.lead === '' || !opensSection) return [];
    return [{ first: unit, items: paragraphsFrom(at, units), intro: '', isProse: true }];
  });
}

/** The paragraphs of the section that begins there, up to what is no paragraph. */
function paragraphsFrom(at: number, units: readonly Unit[]): string[] {
  const [first] = units.slice(at, at + 1);
  const length = units.slice(at).findIndex((one) => one.lead !== first?.lead || one.kind !== 'paragraph');
  const section = units.slice(at, length < 0 ? undefined : at + length);
  return [...Map.groupBy(section, ({ block }) => block).values()].map((block) =>
    block.map(({ text }) => text).join(' '),
  );
}

/** The items, or the first sentence of each, or the first words of those. */
function shortened(all: string[]): string[] {
  const items = all.slice(0, MOST_ITEMS);
  const sentences = items.map((item) => item.split(/(?<=[.?!]) /)[0] ?? item);
  const fitting = [items, sentences].find((lines) => lines.join('').length <= LONGEST);
  const most = Math.floor(LONGEST / items.length);
  return (
    fitting ??
    sentences.map((line) => (line.length <= most ? line : `${line.slice(0, most).replace(LAST_WORD, '')} …`))
  );
}

const LAST_WORD = /\s\S{0,40}$/;
