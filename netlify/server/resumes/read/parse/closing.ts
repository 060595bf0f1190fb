/** The end of a document that is no part of it: place, date and signature; and where to ask for references. */
import { textOf, type Line } from '../lines.ts';
import { findDates, withoutDates } from './dates.ts';

const MOST_LINES = 4;
const ON_REQUEST =
  /^(?:(?:excellent |professional )?(?:references?|referees|referenzen|références|writing samples)\b.{0,60}|(?:gladly )?(?:available|furnished|provided|gerne|auf|disponibles?|sur)\b.{0,20})\b(?:request|anfrage|wunsch|demande|vorgelegt)\b.{0,30}$/iu;

const SIGNED_OFF =
  /^(?:many )?(?:thanks|thank you|(?:best|kind|warm)? ?regards|sincerely|yours (?:sincerely|faithfully|truly)|cheers|mit freundlichen grüßen|(?:viele|beste|liebe) grüße|cordialement|bien à vous)(?: again)?[,.!]?$/iu;
const GREETING =
  /^(?:hi|hello|dear|hallo|liebe[rs]?|sehr geehrte[rs]?|guten tag|bonjour|madame|monsieur)\b.{0,60}[,!:]$/iu;
const MOST_OF_GREETING = 8;
const MAIL_HEADER =
  /^(?:to|from|cc|subject|sent|date|an|von|betreff|gesendet|datum|à|de|objet|envoyé)\s?:\s/iu;

/** A resume that was pasted into a message, without what was said above it. */
function withoutGreeting(all: Line[]): Line[] {
  const headers = all.slice(0, MOST_OF_GREETING).filter((line) => MAIL_HEADER.test(textOf(line)));
  const lines = headers.length > 1 ? all.filter((line) => !headers.includes(line)) : all;
  const [first] = lines;
  if (first === undefined || !GREETING.test(textOf(first))) return lines;
  const begin = lines.findIndex(
    (line, at) => at > 0 && line.hasGap && !/[.!?:,]$/.test(textOf(line)) && !/^\p{Ll}/u.test(textOf(line)),
  );
  return begin > 0 && begin <= MOST_OF_GREETING ? lines.slice(begin) : lines;
}

/** `Kassel, den 02.09.2024` and the name below it. */
export function withoutClosing(all: Line[]): Line[] {
  const lines = withoutGreeting(all);
  const from = Math.max(0, lines.length - MOST_LINES);
  const end = lines.findIndex(
    (line, at) => at >= from && (isPlaceAndDate(textOf(line)) || SIGNED_OFF.test(textOf(line))),
  );
  return (end < 0 ? lines : lines.slice(0, end)).filter((line) => !ON_REQUEST.test(textOf(line)));
}

function isPlaceAndDate(text: string): boolean {
  const dates = findDates(text);
  // `Date of birth: …` is labelled.
  if (!dates?.isSingle || text.includes(':')) return false;
  const rest = withoutDates(text, dates);
  const hasDay = /\d{1,2}\.?\s?(?:\d{1,2}\.|\p{L})/u.test(dates.endText);
  if (!hasDay && !/, (?:im|en|in)$/.test(rest.trim())) return false;
  return /^(?:fait à )?\p{Lu}[\p{L} .-]{1,30}?(?:,? (?:den|le|the|im|in|en))?,?$/u.test(rest.trim());
}
