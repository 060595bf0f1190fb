/** What of a visitor's question is kept: its words, without what could tell who asked. */
import { QUESTION_MAXIMUM } from '#contracts/chat-limits.ts';
import { clean } from '#contracts/owner-text.ts';

const ADDRESS = /[^\s@]{1,64}@[^\s@]{1,255}/g;
const LINK = /\b(?:https?:\/\/|www\.)\S+/gi;
/** Seven digits or more, however they are grouped. */
const LONG_NUMBER = /\+?\d(?:[\s().-]{0,2}\d){6,}/g;
const SHORTEST = 3;

/** The beginning of a question on one line, without addresses, links and numbers of telephones; empty if too little is left. */
export function questionText(message: string): string {
  const text = clean(message.slice(0, 2 * QUESTION_MAXIMUM))
    .replace(LINK, '[link]')
    .replace(ADDRESS, '[address]')
    .replace(LONG_NUMBER, '[number]')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, QUESTION_MAXIMUM)
    .toWellFormed()
    .trim();
  return text.length < SHORTEST ? '' : text;
}

/** The same for questions that differ in capitals and marks alone. */
export const keyOf = (question: string): string =>
  question
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
