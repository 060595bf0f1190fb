/** An industry, such as `financial services`: only a company of it that is published shows it, and not its words alone. */
import type { Unit } from '../chat/knowledge/units.ts';
import { stem } from '../chat/language/stem.ts';
import type { Concept } from './concepts.ts';
import { HOLDS, proofsOf } from './coverage.ts';
import { NOT_STATED, type Finding } from './finding.ts';
import type { About } from './published-units.ts';
import { isGeneralWord, relatedTo } from './related-words.ts';

const INDUSTRY =
  /\b(?:in|within|with|from|for) (?:(?:an?|the|any|another) )?((?:(?!or )[\p{L}&-]+ ){1,3})(?:industry|sector|company|companies|firms?|agency|agencies|services)\b/iu;
/** `experience in robotics, hardware or manufacturing`: beside an industry the others are industries too. */
const LISTED =
  /\b(?:experience|background|career|worked|work) (?:in|within|from) ([\p{L}&,\s-]{3,80})[.;]?$/iu;
const NAMED =
  /\b(?:manufacturing|robotics|health ?care|retail|banking|insurance|hospitality|logistics|pharma|pharmaceuticals?|biotech\w{0,6}|fintech|insurtech|construction|mining|utilities|aviation|aerospace|automotive|telecoms?|telecommunications|e-?commerce|gaming|agriculture|real estate|(?:public|private|financial|energy) sector|non-?profits?)\b/iu;
const COMPANIES = new Set(
  'company companies firm firms industry sector agency agencies organization organisation business practice services startup startups studio studios'
    .split(' ')
    .map(stem),
);
/** In telling words. */
const FARTHEST = 2;

/** @returns nothing of a demand that asks for more than an industry, or for none */
export function industryFinding(text: string, { published, read }: About): Finding | undefined {
  const listed = LISTED.exec(text);
  const [phrase = '', name = ''] =
    INDUSTRY.exec(text) ?? (NAMED.test(listed?.[1] ?? '') ? listed : null) ?? [];
  const concepts = read(name).runs.flatMap((run) => run.concepts);
  const isAlone = read(text.replace(phrase, '')).runs.length === 0;
  if (!isAlone || concepts.length === 0 || concepts.some(({ stems }) => stems.length === 0)) return undefined;
  if (concepts.every(({ stems }) => stems.every(isGeneralWord))) return NOT_STATED;
  const proofs = proofsOf(concepts, published).filter(
    ({ own, unit }) => own >= HOLDS && !published.isTold(unit) && isOfCompany(concepts, unit),
  );
  if (proofs.length === 0) return NOT_STATED;
  return { standing: 'met', note: '', evidence: proofs.map(({ unit }) => published.evidenceAt(unit)) };
}

/** `software` beside `companies` */
function isOfCompany(concepts: readonly Concept[], { stems, context }: Unit): boolean {
  const order = [...stems, ...context];
  const names = concepts.flatMap((concept) => concept.stems.flatMap((one) => [...relatedTo(one)]));
  const companies = order.flatMap((one, at) => (COMPANIES.has(one) ? [at] : []));
  return order.some(
    (one, at) =>
      names.includes(one) && companies.some((other) => other !== at && Math.abs(other - at) <= FARTHEST),
  );
}
