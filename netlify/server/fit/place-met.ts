/** A place counts by the published location, a way of working and travel by what is said about availability. */
import { fold } from '../matching/text/fold.ts';
import { tokenize } from '../matching/text/tokens.ts';
import { bestOf, NOT_STATED, type Finding } from './finding.ts';
import type { PublishedUnits } from './published-units.ts';

const MODES: readonly RegExp[] = [
  /\bremote(?:ly)?\b|home.?office|télétravail|\banywhere\b|ortsunabhängig/i,
  /\bhybrid\w*|mobiles? arbeiten/i,
  /\bon[ -]?site\b|^\W*office\b|\bin (?:the|our) office\b|vor ort|sur (?:site|place)/i,
];
const WORKS: readonly RegExp[] = [/\bremote(?:ly)?\b/i, /\bhybrid\b/i, /\bon[ -]?site\b/i];
/** Parts of the world that hold many countries. */
const REGIONS: Record<string, readonly string[]> = {
  CA: ['america', 'americas', 'north'],
  US: ['america', 'americas', 'north'],
};
const HOURS =
  /\b(?:time zones?|hours?|(?:pacific|eastern|central|mountain|atlantic) time|[PEC]ST|CET|GMT|UTC)\b/i;
const TRAVEL = /\b(?:travel|fly(?:ing)? to|reise|dienstreise|déplacement)/i;

/** In percent of the time: as much is no travel when a project needs it. */
const OFTEN = 20;
const isOften = (text: string) =>
  Number(/(\d{1,3})\s?(?:%|percent|prozent|pour cent)/i.exec(text)?.[1]) > OFTEN;

const WHERE =
  /^(?:\P{L}*)(?:(?:it|(?:the|this) (?:job|role|position|post|work)) is (?:fully )?)?(?:remote|hybrid|on[ -]?site|anywhere|(?:you )?(?:live|are based) in|based in|located in|living in|resident in|standort|arbeitsort|wohnort|lieu)\b|(?<!(?:across|over|between|several|multiple|different|many|one|two|three|other) )\b(?:time zones?|(?:pacific|eastern|central|mountain|atlantic) time|(?:willing|able|ready|prepared|willingness|readiness|ability) to (?:travel|relocate|move)|fly(?:ing)? to|reisebereitschaft|within commuting|live within)\b/iu;

/** A demand that asks where somebody is, or whether they travel. */
export const isAboutPlace = (text: string): boolean => WHERE.test(text) || isAtOffice(text);

const OFFICE = String.raw`^\W*office\b|(?:in|at|from) (?:the|our) (?:[^ ,.;]+ ){0,3}(?:office|site|headquarters|hq)\b|on[ -]?site|with us in|vor ort|im büro|(?:bei|zu) uns|sur (?:site|place)|au bureau|chez nous`;
const DAYS = String.raw`\b(?:days?|weeks?|tag(?:en?)?|jours?)\b`;
const AT_OFFICE = new RegExp(`(?:${OFFICE}).{0,40}${DAYS}|${DAYS}.{0,25}(?:${OFFICE})`, 'i');

/** Some days of the week where the work is: as far as its place is met. */
export const isAtOffice = (text: string): boolean => AT_OFFICE.test(text);

/** Of alternatives one is enough: `Toronto or remote`. */
export const placeFinding = (text: string, published: PublishedUnits): Finding =>
  bestOf([text, ...text.split(/ (?:or|oder|ou) /)].map((part) => onePlaceFinding(part, published)));

function onePlaceFinding(text: string, published: PublishedUnits): Finding {
  const { location, availability } = published.content.profile;
  const evidence = published.units
    .filter(
      ({ passage, text: said }) =>
        passage.id === 'contact' &&
        (said === availability || said.startsWith('Based in') || availability.includes(said)),
    )
    .map((unit) => published.evidenceAt(unit));
  const saying = (pattern: RegExp) => evidence.filter(({ sentence }) => pattern.test(sentence));
  // `Remote, with a week a month in Denver`: there one travels.
  if (TRAVEL.test(text) && !MODES.slice(1).some((mode) => mode.test(text))) {
    const travels = saying(TRAVEL);
    return travels.length > 0
      ? { standing: isOften(text) ? 'partly' : 'met', note: '', evidence: travels }
      : NOT_STATED;
  }
  const keys = new Set(tokenize(text).map(({ key }) => key));
  const holds = (name: string) => name !== '' && tokenize(name).every(({ key }) => keys.has(key));
  const initials = location.region
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .join('');
  const isRegion = holds(location.region) || (initials.length > 1 && keys.has(fold(initials)));
  const isCountry =
    holds(location.country) || (REGIONS[location.countryCode] ?? []).some((name) => keys.has(name));
  const isHour = HOURS.test(text) && hoursOf(availability).some((zone) => text.toLowerCase().includes(zone));
  const here = saying(/^Based in/i);
  const modes = MODES.flatMap((mode, at) => (mode.test(text) ? [WORKS[at] ?? /(?!)/] : []));
  const ways = modes.flatMap(saying);
  const shown = [...new Map([...here, ...ways, ...saying(HOURS)].map((one) => [one.sentence, one])).values()];
  const met = (standing: 'met' | 'partly'): Finding =>
    shown.length > 0 ? { standing, note: '', evidence: shown } : NOT_STATED;
  const isElsewhere = namesAnotherPlace(text, published);
  const [offered] = offeredIn(availability).filter((name) => text.includes(name));
  if (offered !== undefined) return { standing: 'met', note: '', evidence: saying(new RegExp(offered)) };
  if (holds(location.city)) return met('met');
  const isFar = modes[0] === WORKS[0] || /\banywhere\b/i.test(text);
  if (isHour && !isElsewhere) return met('met');
  if (isRegion || isCountry) return met(isElsewhere ? 'partly' : 'met');
  if (isElsewhere)
    return isFar && ways.length > 0
      ? { standing: 'partly', note: `based in ${location.city}`, evidence: ways }
      : NOT_STATED;
  return ways.length > 0 ? { standing: 'met', note: '', evidence: ways } : NOT_STATED;
}

/** `available in Lisbon, Porto or Faro` */
const offeredIn = (availability: string): string[] =>
  [...availability.matchAll(/\bin (\p{Lu}\p{L}+(?:(?:,| or|, or) \p{Lu}\p{L}+)*)/gu)].flatMap(
    ([, names = '']) => names.match(/\p{Lu}\p{L}+/gu) ?? [],
  );

const hoursOf = (availability: string): string[] =>
  [...availability.matchAll(/\b(\w+ time)\b/gi)].flatMap(([, zone]) => (zone ? [zone.toLowerCase()] : []));

const NO_PLACE =
  /^(?:Based|Located|Living|Remote|Hybrid|On|Full|Part|Location|Standort|Arbeitsort|Ort|Lieu|Work|Office|Anywhere|The|A|In|And|Or|We|You|Please|Time|Pacific|Eastern|Atlantic|Central|Mountain|EST|PST|CET|Metro|Greater|Region|Area|Twice|North|South|East|West|America|Americas|US|USA|UK|EU|Home)$/;

/** A name in capitals that is no part of the location. */
function namesAnotherPlace(text: string, { content }: PublishedUnits): boolean {
  const { city, region, country } = content.profile.location;
  const own = new Set(tokenize(`${city} ${region} ${country}`).map(({ key }) => key));
  const [first] = tokenize(text);
  return tokenize(text).some(
    (token) =>
      /^\p{Lu}\p{Ll}{2,}/u.test(token.text) &&
      !NO_PLACE.test(token.text) &&
      !own.has(token.key) &&
      (token !== first || text.length < 60),
  );
}
