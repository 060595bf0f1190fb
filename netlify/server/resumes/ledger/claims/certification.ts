/** Certificates: held as the base says, with what is not finished said as such. */
import type { ResumeContent } from '#contracts/resume-content.ts';

import { itemsOf, type Item } from '../text/items.ts';
import { remembered } from '../text/remembered.ts';
import { refused, supported, wholeSpan, type Verdict } from '../verdict.ts';

/** Words that a certificate's name may have or lack. */
const HARMLESS =
  /^(?:certification|certificat|certificate|certify|certifi|licens|license|exam|examination|application|credential)$/;

const contents = (text: string): Item[] =>
  itemsOf(text).filter(({ kind }) => kind === 'word' || kind === 'quantity');
const keyOf = (item: Item) =>
  item.quantity === null ? item.key : `${item.quantity.unit}:${item.quantity.value}`;
const isHarmless = (item: Item) => HARMLESS.test(item.key);

/** The short name in brackets and the long one are each the whole name: `Informatics Nursing certification (NI-BC)`. */
function isShortName(text: string): boolean {
  return /^[A-Z0-9][A-Z0-9a-z+-]*$/.test(text) && /[A-Z].*[A-Z]/.test(text);
}

/** The ways in which an entry may be named. */
const namesOf = remembered((entry: string): string[][] => {
  const short = [...entry.matchAll(/\(([^()]*)\)/g)]
    .map(([, name = '']) => name)
    .filter((name) => isShortName(name));
  const bare = entry.replaceAll(/\([^()]*\)/g, ' ');
  const name = (text: string) =>
    contents(text)
      .filter((item) => !isHarmless(item) && !item.isUnfinished)
      .map((item) => keyOf(item));
  const rest = bare.split(/ [-–—] |,/)[0] ?? bare;
  return [name(entry), name(bare), name(rest), ...short.map((text) => name(text))];
});

/** What an entry says behind a name, in brackets or behind a dash: `exam booked for January`. */
function remarkOf(entry: string): Item[] {
  const inside = [...entry.matchAll(/\(([^()]*)\)/g)]
    .map(([, words = '']) => words)
    .filter((words) => !isShortName(words));
  const [, ...behind] = entry.replaceAll(/\([^()]*\)/g, ' ').split(/ [-–—] /);
  return contents([...inside, ...behind].join(' ; ')).filter(
    (item) => item.kind === 'word' && !isHarmless(item),
  );
}

const isUnfinished = (text: string) => itemsOf(text).some((item) => item.isUnfinished || item.isNegation);

export function verifyCertification(text: string, base: ResumeContent): Verdict {
  const isOpen = isUnfinished(text);
  const claimed = contents(text)
    .filter((item) => !isHarmless(item) && !item.isUnfinished)
    .map((item) => keyOf(item));
  for (const [index, entry] of base.certifications.entries()) {
    const known = new Set(contents(entry).map((item) => keyOf(item)));
    const isNamed = namesOf(entry).some(
      (name) => name.length > 0 && name.every((key) => claimed.includes(key)),
    );
    if (!isNamed || !claimed.every((key) => known.has(key))) continue;
    if (isUnfinished(entry) && !isOpen)
      return refused(`“${entry}” is not held yet: the base resume says so, and the claim must too.`);
    const remark = remarkOf(entry);
    const isRemarkKept =
      remark.length === 0 || remark.some((item) => contents(text).some(({ key }) => key === item.key));
    if (isRemarkKept) return supported([wholeSpan(`certifications.${index}`, entry)]);
  }
  return refused(`The base resume does not have the certificate “${text}”.`);
}
