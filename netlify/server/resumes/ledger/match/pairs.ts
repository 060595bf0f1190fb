/** For each word of a claim the words of a text that it may rest on. */
import { named } from '../data/named.ts';
import { stem } from '../text/stem.ts';
import { areLeading, isHarmless, isNearAct, isPerson, isVerbSaid, isWeakVerb, QUERY } from './near.ts';
import { isHandled } from './handled.ts';
import { GROUP } from './objects.ts';
import { asOftenFor, monthlyFor, remeasuredFor } from './measures.ts';
import { multipliedFor, numbersFor } from './numbers-for.ts';
import { isNamedShort, isRelated, partsOf } from './related.ts';
import { adjacentTo, hasNamesCapital, type Pair, type Said, type Words } from './said.ts';

/** Short forms that name one thing wherever they stand: words that happen to begin with their letters are not it. */
const OWN_NAMES: ReadonlySet<string> = new Set(
  (
    'AI KI IA ML DL NLP LLM GPT RAG RPA IOT AR VR XR IT QA QC UX UI BI SQL ETL API SDK AWS GCP SAP ERP CRM CMS SEO SEA ' +
    'CAD CAM CAE CNC BIM GIS GPS PLC SPS SAS SPSS CSS HTML XML JSON PHP VBA NET ASP JSP VPN DNS SSO MFA SIEM SOC ISO ' +
    'GMP GDP GCP HACCP TQM TPM FMEA ITIL PMP CPA CFA ACCA MBA MD JD RN LPN PE EIT CISA CISM CISSP CCNA DBA'
  ).split(' '),
);

/** `BOLs` of `bills of lading`, `PT` of `physical and occupational therapists`: words that begin with its letters. */
function spelledBy(short: string, words: Words): Said[] {
  const letters = short.replace(/s$/, '').replace('&', '').toLowerCase();
  if (!/^\p{Lu}{1,4}&?\p{Lu}{1,4}s?$/u.test(short) || OWN_NAMES.has(letters.toUpperCase())) return [];
  for (const [at, first] of words.entries()) {
    if (first.item.text === short) continue;
    const found = [first];
    let rest = letters.startsWith(first.item.word[0] ?? '') ? letters.slice(1) : '';
    for (const [index, word] of words.slice(at + 1, at + letters.length + 2).entries()) {
      if (rest === '') break;
      const isSkipped = words[at + index + 2]?.gap.includes('and') === true || word.gap.includes('and');
      for (const small of word.gap)
        if (small !== 'and' && rest.startsWith(small[0] ?? '-')) rest = rest.slice(1);
      if (rest.startsWith(word.item.word[0] ?? '-')) {
        rest = rest.slice(1);
        found.push(word);
      } else if (!isSkipped) break;
    }
    if (rest === '' && found.length > 1) return found;
  }
  return [];
}

const OPPOSITE = named(
  'to: from | from: to | after: before | before: after | until: since | since: until | over: under | under: over',
);
const isOfOne = ({ gap, item: { quantity } }: Said): boolean =>
  gap.some((small) => /^(?:the|a|an)$/.test(small)) || (quantity?.unit === 'count' && quantity.value === 1);

/** `Queries against a table`: they are no opposition. */
function isAskedOf(source: Said, own: Words): boolean {
  const before = own.slice(0, own.indexOf(source) + 1);
  return before[before.findLastIndex(({ gap }) => gap.includes('against')) - 1]?.item.key === QUERY;
}

/** What was before is not after, what somebody was against he was not for, and one thing is not many. */
function isSameSide(claim: Said, source: Said, said: Words, own: Words): boolean {
  if (hasNamesCapital(claim) && isWeakVerb(claim.item)) return claim.item.text === source.item.text;
  const [wanted, given] = [claim.role, source.role];
  const isBoth = () =>
    !/^(?:from|to)$/.test(wanted) ||
    (!claim.item.key.startsWith('per:') && own.some((word) => word.role === wanted));
  // `from 12 to 45 students`: they are counted at both ends.
  const isEnd =
    claim.item.quantity === null &&
    [[said, claim] as const, [own, source] as const].every(([words, word]) =>
      words.some(({ counted }) => counted.includes(word)),
    );
  if (OPPOSITE[wanted] === given && isBoth() && !isEnd) return false;
  if (given === 'against' && wanted !== 'against' && !claim.isVerb && !isAskedOf(source, own)) return false;
  const isMore =
    claim.item.isPlural && !source.item.isPlural && !source.isVerb && source.counted.length === 0;
  // `weekly counts` of `the weekly count`
  const isRecurring = adjacentTo(source, own).some(({ item }) => item.key.startsWith('per:'));
  if (!isMore || isRecurring) return true;
  const last = own[own.indexOf(source) - 1];
  return !isOfOne(source) && !(source.gap.length === 0 && last !== undefined && isOfOne(last));
}

/** `led 12 planners`, `manage a team`. */
const leadsPeople = (verb: Said, all: Words): boolean =>
  all
    .slice(all.indexOf(verb) + 1, all.indexOf(verb) + 5)
    .some(
      ({ item, part }) => part === verb.part && (isPerson(item) || /^(?:team|crew|staff)$/.test(item.key)),
    );

const GATHERING =
  /^(?:club|choir|workshop|seminar|class|classes|lesson|rehearsal|session|meeting|tour|course)s?$/;
const isNounOf = (next: Said | undefined): boolean =>
  next?.gap.length === 0 && next.quantity === null && !next.item.key.startsWith('per:');
const BINDING = /^(?:of|in|on|at|for|to|with|from|by|under|within)$/;
/** `led a weekly choir`: of who ran it, the same is said. */
const leadsGathering = (verb: Said, all: Words): boolean => {
  const rest = all.slice(all.indexOf(verb) + 1);
  const head = rest.findIndex(({ item }, at) => GATHERING.test(item.word) && !isNounOf(rest[at + 1]));
  return (
    head !== -1 &&
    rest
      .slice(0, head + 1)
      .every(({ part, gap }) => part === verb.part && !gap.some((small) => BINDING.test(small)))
  );
};
const [LEADING, RUNNING] = ['lead', 'run'].map((word) => stem(word));
const isRunLed = (claim: Said, source: Said, said: Words, own: Words): boolean =>
  claim.item.key === LEADING &&
  source.item.key === RUNNING &&
  leadsGathering(claim, said) &&
  leadsGathering(source, own);

const DRIVING = stem('drive');
const VEHICLE =
  /^(?:convoy|truck|lorry|lorries|bus|coach|car|van|vehicle|forklift|tractor|ambulance|taxi|tram|train|trailer|minibus)s?$/;
/** Who drove convoys led none, as who drove growth did. */
const isDrivenOnly = (claim: Said, source: Said): boolean =>
  source.item.key === DRIVING &&
  claim.item.key !== DRIVING &&
  !isNearAct(claim.item, source.item) &&
  source.counted.some(({ item }) => VEHICLE.test(item.word));

/** Mail is what a mail system holds; other mail comes by post. */
const MAIL_SYSTEM = /^(?:exchange|outlook|gmail|smtp|imap|inbox|inboxes|mailbox|mailboxes|lotus|spam)$/;
const isMailTold = (claim: Said, source: Said, own: Words): boolean =>
  claim.item.key === 'email' &&
  source.item.key === 'mail' &&
  own.some(({ item }) => MAIL_SYSTEM.test(item.word));

const RESPONSIBLE = stem('responsible');
const MANAGING = ['supervise', 'manage'].map((word) => stem(word));
const ANSWERING = [...MANAGING, stem('care'), 'account_for'];

/** What stands first behind a word, harmless words left out, with what it counts or is counted by. */
function firstAfter(word: Said, all: Words): Said[] {
  const rest = all.slice(all.indexOf(word) + 1).filter(({ part }) => part === word.part);
  const first = rest.find(({ item }) => item.quantity === null && !isHarmless(item));
  return first === undefined || first.gap.some((small) => /^(?:it|them)$/.test(small))
    ? []
    : [first, ...adjacentTo(first, all)];
}

/** `Responsible for X` of `oversaw X`, and `managed X` of `responsible for X`; null of other words. */
function standingFor(claim: Said, said: Words, near: Words, own: Words): Said[] | null {
  const objects = firstAfter(claim, said);
  const isSame = (source: Said) => {
    const direct = source.frame?.phrases.filter(({ preposition }) => preposition === '') ?? [];
    const after = firstAfter(source, own);
    const group = after.find(({ item }) => GROUP.test(item.word));
    // `a platoon of 38 soldiers`
    const members = own.filter(({ gap }, at) => gap[0] === 'of' && own[at - 1] === group);
    // `a staff of 7 and a budget`
    const second = own.filter(
      ({ gap, clause }, at) =>
        clause === source.clause && /^and an?$/.test(gap.join(' ')) && own[at - 1]?.quantity != null,
    );
    const items = [
      ...second.flatMap((member) => [member, ...member.counted]).map(({ item }) => item),
      ...after.map(({ item }) => item),
      ...members.flatMap((member) => [member, ...member.counted]).map(({ item }) => item),
      ...direct.flatMap((phrase) => phrase.items),
    ];
    return (
      objects.length === 0 || objects.some((object) => items.some((item) => isRelated(object.item, item)))
    );
  };
  if (claim.item.key === RESPONSIBLE)
    return near.filter((source) => {
      const implies = source.item.verb?.says;
      const isShare = own[own.indexOf(source) + 1]?.quantity?.unit === '%';
      const isAct = source.isVerb && !isShare && source.frame?.agent === 'self';
      // `Responsible for maintaining X`, `for the design of X`.
      const acts = [objects[0], objects.at(-1)].flatMap((act) => act ?? []);
      const isItsAct =
        isAct && source.item.verb?.level !== 1 && acts.some((act) => isRelated(act.item, source.item));
      if (isItsAct) return true;
      const isSaid =
        source.item.key === RESPONSIBLE || (isAct && ANSWERING.some((key) => implies?.has(key) === true));
      return isSaid && isSame(source);
    });
  const isManaging =
    claim.item.key === 'look_after' ||
    MANAGING.includes(claim.item.verb?.key ?? '') ||
    leadsPeople(claim, said);
  const found = near.filter(
    (source) => claim.isVerb && isManaging && source.item.key === RESPONSIBLE && isSame(source),
  );
  return found.length > 0 ? found : null;
}

/** Who used an interpreter did not interpret; who spoke was a speaker. */
function isDoneByOther(claim: Said, source: Said, said: Words, own: Words): boolean {
  const opens = claim.item.form === 'ing' && said[said.indexOf(claim) - 1]?.part !== claim.part;
  const isAgent = isPerson(source.item) && /(?:er|or)s?$/.test(source.item.word);
  return (claim.isVerb || opens) && !source.isVerb && source !== own[0] && isAgent;
}

/** Not `Kundenprüfung` of `Rechnungen geprüft, Kunden beraten`: the two have nothing to do with each other. */
const isOfOneAct = (one: Said, other: Said): boolean => {
  const shares = (act: Said, object: Said) =>
    act.frame?.phrases.some(({ items }) => items.some(({ start }) => start === object.item.start)) === true;
  return one.part === other.part || shares(one, other) || shares(other, one);
};

function wordsFor(claim: Said, said: Words, own: Words): Words {
  const often = asOftenFor(claim, said, own);
  if (often.length > 0) return often;
  const monthly = monthlyFor(claim, said, own);
  if (monthly.length > 0) return monthly;
  const remeasured = remeasuredFor(claim, said, own);
  if (remeasured.length > 0) return remeasured;
  if (claim.item.quantity !== null) return numbersFor(claim, said, own);
  const isOfNo = claim.item.form !== null && said[said.indexOf(claim) + 1]?.isDenied === true;
  const multiplied = multipliedFor(claim, own);
  if (multiplied.length > 0) return multiplied;
  const near = own.filter(
    ({ item, isDenied }) => item.quantity === null && (isDenied === claim.isDenied || (isOfNo && isDenied)),
  );
  const standing = standingFor(claim, said, near, own);
  if (standing !== null) return standing;
  const beside = near.filter(
    (source) => isSameSide(claim, source, said, own) && !isDoneByOther(claim, source, said, own),
  );
  const same = beside.filter(({ item }) => item.key === claim.item.key);
  if (same.some(({ isVerb }) => isVerb === claim.isVerb)) return same;
  const isLed = (source: Said) =>
    areLeading(claim.item, source.item) && leadsPeople(claim, said) && leadsPeople(source, own);
  const free = beside.filter(
    (source) => !said.some(({ item, isVerb }) => item.key === source.item.key && isVerb === source.isVerb),
  );
  const found = free.filter((source) =>
    (claim.isVerb && source.isVerb) || [claim, source].every(({ item }) => item.verb?.level === 1)
      ? (isVerbSaid(claim.item, source.item) && !isDrivenOnly(claim, source)) ||
        isLed(source) ||
        isRunLed(claim, source, said, own) ||
        isHandled(claim, source, said)
      : isRelated(claim.item, source.item) ||
        isNamedShort(claim.item, source.item, own) ||
        isMailTold(claim, source, own),
  );
  if (same.length + found.length > 0) return [...same, ...found];
  if (claim.quantity !== null) return numbersFor(claim, said, own);
  const forms = [
    spelledBy(claim.item.text, near),
    partsOf(claim.item.word, near, isOfOneAct),
    near.filter(
      ({ item }) => spelledBy(item.text, said).includes(claim) || partsOf(item.word, said).includes(claim),
    ),
  ];
  return forms.find((words) => words.length > 0) ?? [];
}

/** Of one word; nobody says it more often in a text. */
const SOURCES_MAXIMUM = 12;

/** Of several words that one may rest on those count that stand where others do. */
export function pairsOf(said: Words, own: Words): Pair[] {
  const found = said.map((claim) => ({ claim, sources: wordsFor(claim, said, own) }));
  const alone = new Set(
    found.flatMap(({ sources }) => (sources.length === 1 ? sources : [])).map(({ part }) => part),
  );
  return found.flatMap(({ claim, sources }) => {
    const near = sources.filter(({ part }) => alone.has(part));
    return (near.length > 0 ? near : sources).slice(0, SOURCES_MAXIMUM).map((source) => ({ claim, source }));
  });
}
