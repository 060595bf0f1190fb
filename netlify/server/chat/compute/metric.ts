/** A figure that is published with its label, asked for by the words of that label: "what uptime does he keep?" */
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Passage } from '../knowledge/types.ts';
import { tellingStems } from '../knowledge/units.ts';
import type { Concept } from '../language/concepts.ts';
import { countedIn, isOfKind, kindOf, type Kind } from '../read/kind.ts';
import { isAsking } from '../read/reader.ts';
import { tile } from '../answer/sentences.ts';

type Metric = { text: string; label: ReadonlySet<string>; place: ReadonlySet<string>; passage?: Passage };

const ASKED: ReadonlySet<Kind> = new Set<Kind>(['share', 'money', 'count', 'thing']);
const ASKS_FIGURE =
  /^(?:and |so )?(?:what(?! (?:project|job|role)s?)|how (?:much(?! of (?!an? ))|many|big|large|high)|by (?:what|how))\b/;
/** The share of a label that is said: what costs is no saving of costs. */
const MOST_OF_LABEL = 0.6;
/** Of more words than this one asks for more than a figure. */
const MOST = 4;

/** The only figure whose label, with the project it stands in, says all that is asked. */
export function metricAnswer(
  { text, concepts }: { text: string; concepts: Concept[] },
  knowledge: Knowledge,
): { text: string; passages: Passage[] } | undefined {
  const kind = kindOf(text);
  const asked = concepts.filter((one) => !isAsking(one) && !UNITS.has(one.word));
  if (!ASKS_FIGURE.test(text) || !ASKED.has(kind) || asked.length === 0 || asked.length > MOST)
    return undefined;
  const isIn = ({ stems, others }: Concept, held: ReadonlySet<string>) =>
    [stems, ...others].some((ways) => ways.every((one) => held.has(one)));
  const isOwn = ({ stems }: Concept, held: ReadonlySet<string>) => stems.every((one) => held.has(one));
  const counted = kind === 'count' ? countedIn(text) : undefined;
  const found = metricsOf(knowledge).filter(
    ({ text: said, label, place }) =>
      isOfKind(said, kind) &&
      (counted === undefined || [...label].some((one) => one.startsWith(counted))) &&
      asked.some((one) => isOwn(one, label)) &&
      asked.filter((one) => isIn(one, label)).length >= MOST_OF_LABEL * label.size &&
      asked.every((one) => isIn(one, label) || isIn(one, place)),
  );
  const values = new Set(found.map(({ text: said }) => said));
  const [first] = found;
  return first && values.size === 1
    ? { text: first.text, passages: found.flatMap(({ passage }) => passage ?? []) }
    : undefined;
}

/** They ask for the kind of figure. */
const UNITS = new Set('percent percentage figure value amount sum total many much rate'.split(' '));

function metricsOf({ content: { profile, projects }, passages }: Knowledge): Metric[] {
  const of = (passageId: string) => {
    const passage = passages.get(passageId);
    return passage ? { passage } : {};
  };
  return [
    ...projects.flatMap(({ id, title, subtitle, metrics }) =>
      metrics.map((metric) => ({
        text: `${title}: ${tile(metric)}.`,
        label: tellingStems(metric.label),
        place: tellingStems(`${title} ${subtitle}`),
        ...of(`projects/${id}`),
      })),
    ),
    ...profile.stats.map((stat) => ({
      text: `${profile.name}: ${tile(stat)}.`,
      label: tellingStems(stat.label),
      place: new Set<string>(),
      ...of('profile'),
    })),
  ];
}
