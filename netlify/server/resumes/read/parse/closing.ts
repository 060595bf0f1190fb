/** The end of a document that is no part of it: place, date and signature; and where to ask for references. */
import { textOf, type Line } from '../lines.ts';
import { findDates, withoutDates } from './dates.ts';

const MOST_LINES = 4;
const ON_REQUEST =
  /^(?:(?:excellent |professional )?(?:references?|referees|referenzen|références|writing samples)\b.{0,60}|(?:gladly )?(?:available|furnished|provided|gerne|auf|disponibles?|sur)\b.{0,20})\b(?:request|anfrage|wunsch|demande|vorgelegt)\b.{0,30}$/iu;

/** `Kassel, den 02.09.2024` and the name below it. */
export function withoutClosing(lines: Line[]): Line[] {
  const from = Math.max(0, lines.length - MOST_LINES);
  const end = lines.findIndex((line, at) => at >= from && isPlaceAndDate(textOf(line)));
  return (end < 0 ? lines : lines.slice(0, end)).filter((line) => !ON_REQUEST.test(textOf(line)));
}

function isPlaceAndDate(text: string): boolean {
  const dates = findDates(text);
  if (!dates?.isSingle) return false;
  const rest = withoutDates(text, dates);
  const hasDay = /\d{1,2}\.?\s?(?:\d{1,2}\.|\p{L})/u.test(dates.endText);
  if (!hasDay && !/, (?:im|en|in)$/.test(rest.trim())) return false;
  return /^(?:fait à )?\p{Lu}[\p{L} .-]{1,30}?(?:,? (?:den|le|the|im|in|en))?,?$/u.test(rest.trim());
}
