/** The end of a document that is no part of it: place, date and signature; and where to ask for references. */
import { textOf, type Line } from '../lines.ts';
import { folded } from '../words/fold.ts';
import { findDates, withoutDates } from './dates.ts';

const MOST_LINES = 4;
/** Below a greeting a signature may say more. */
const MOST_OF_SIGNATURE = 9;
const ON_REQUEST =
  /^(?:(?:excellent |professional )?(?:references?|referees|referenzen|références|writing samples)\b.{0,60}|(?:gladly )?(?:available|furnished|supplied|provided|gerne|auf|disponibles?|sur)\b.{0,20})\b(?:request|if you ask|anfrage|wunsch|demande|vorgelegt)\b.{0,30}$/iu;

const SIGNED_OFF =
  /^(?:many )?(?:thanks|thank you|(?:best|kind|warm)? ?(?:regards|wishes)|sincerely|yours (?:sincerely|faithfully|truly)|cheers|(?:mit )?(?:freundlichen?|besten?|herzlichen?|vielen?|schönen?|lieben?) (?:grüßen?|grüssen?|dank)|(?:bien )?(?:cordialement|sincèrement)|(?:sincères|meilleures) salutations|bien à vous|sent from my .{2,30}|(?:von meinem|gesendet von) .{2,30}|envoyé (?:de|depuis) .{2,30})(?: again)?[,.!]?$/iu;
const GREETING =
  /^(?:hi|hello|dear|hallo|liebe[rs]?|sehr geehrte[rs]?|guten tag|bonjour|madame|monsieur)\b.{0,60}[,!:]$/iu;
const MOST_OF_GREETING = 8;
const MOST_OF_MESSAGE = 20;
const MAIL_HEADER =
  /^(?:to|from|cc|subject|sent|date|an|von|betreff|gesendet|datum|à|de|objet|envoyé)\s?:\s/iu;

const SUBJECT = /^(?:subject|betreff|objet)\s?:/iu;

/** A resume that was pasted into a message, without what was said above it. */
function withoutGreeting(all: Line[]): Line[] {
  const headers = all.slice(0, MOST_OF_GREETING).filter((line) => MAIL_HEADER.test(textOf(line)));
  const isOfMail = headers.length > 1 || headers.some((line) => SUBJECT.test(textOf(line)));
  const lines = isOfMail ? all.filter((line) => !headers.includes(line)) : all;
  const [first] = lines;
  if (first === undefined || !GREETING.test(textOf(first))) return lines;
  const signedOff = lines.findIndex((line, at) => at <= MOST_OF_MESSAGE && SIGNED_OFF.test(textOf(line)));
  if (signedOff > 0 && lines.length - signedOff > MOST_OF_SIGNATURE)
    return belowSender(lines.slice(signedOff + 1));
  const begin = lines.findIndex(
    (line, at) =>
      at > 0 &&
      line.hasGap &&
      !line.wraps &&
      // A first name alone is the end of what was said.
      !(lines[at + 1]?.hasGap && !/\s/.test(textOf(line))) &&
      !/[.!?:,]$/.test(textOf(line)) &&
      !/^\p{Ll}/u.test(textOf(line)),
  );
  return begin > 0 && begin <= MOST_OF_GREETING ? lines.slice(begin) : lines;
}

/** Whether some of `lines` say the name of a sender; what is missing is said anywhere. */
const isNamedIn = (lines: Line[], sender: Line | undefined): boolean =>
  lines.some((line) => folded(textOf(line)).includes(sender ? folded(textOf(sender)) : ''));

/** Without the name of who said it, where the resume says that below. */
const belowSender = (lines: Line[]): Line[] =>
  isNamedIn(lines.slice(1, 1 + MOST_LINES), lines[0]) ? lines.slice(1) : lines;

/** `Kassel, den 02.09.2024` and the name below it; who wrote the message says that name too. */
export function withoutClosing(all: Line[]): { lines: Line[]; signature: string[] } {
  const lines = withoutGreeting(all);
  const end = lines.findIndex((line, at) => {
    const left = lines.length - at;
    const text = textOf(line);
    return (
      (left <= MOST_LINES && isPlaceAndDate(text)) ||
      (left <= MOST_OF_SIGNATURE && (SIGNED_OFF.test(text) || isAboveSender(text, lines, at + 1)))
    );
  });
  const signature = end < 0 ? [] : lines.slice(end + 1).map(textOf);
  const senders = all
    .slice(0, MOST_OF_GREETING)
    .filter((line) => !lines.includes(line))
    .flatMap((line) => FROM.exec(textOf(line))?.[1] ?? []);
  return {
    lines: (end < 0 ? lines : lines.slice(0, end)).filter((line) => !ON_REQUEST.test(textOf(line))),
    signature: [...signature, ...senders],
  };
}

/** `--`, as mail has it, above a name that the first lines say too. */
const isAboveSender = (text: string, lines: Line[], below: number): boolean =>
  text === '--' && isNamedIn(lines.slice(0, Math.min(MOST_OF_GREETING, below - 1)), lines[below]);

const FROM = /^(?:from|von|de)\s?:\s(.{3,120})$/iu;

function isPlaceAndDate(text: string): boolean {
  const dates = findDates(text);
  // `Date of birth: …` is labelled.
  if (!dates?.isSingle || text.includes(':')) return false;
  const rest = withoutDates(text, dates);
  const hasDay = /\d{1,2}\.?\s?(?:\d{1,2}\.|\p{L})/u.test(dates.endText);
  if (!hasDay && !/, (?:im|en|in)$/.test(rest.trim())) return false;
  return /^(?:fait à )?\p{Lu}[\p{L} .-]{1,30}?(?:,? (?:den|le|the|im|in|en))?,?$/u.test(rest.trim());
}
