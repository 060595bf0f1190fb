/** The address of the job among those of a pasted text: mails have others for counting clicks, leaving lists and meeting. */
import { JOB_ADDRESS_MAXIMUM } from '#contracts/job-application-input.ts';

import { boardAt } from '../boards/boards.ts';

const ADDRESS = /https?:\/\/[^\s<>"'()[\]{}|\\^`]{4,2000}/gi;
const ADDRESSES_MAXIMUM = 100;
/** How far before an address the words that introduce it may stand, in characters. */
const INTRODUCED_WITHIN = 60;

/** As the words of an address are parted. */
const OF_JOB =
  /(?:^|[^a-z])(?:jobs?|careers?|karriere|stellen?(?:angebote?|anzeigen?|markt)?|vacanc(?:y|ies)|positions?|openings?|recruit(?:ing|ment)?|recrutement|emplois?|offres?|empleos?|ofertas?|apply|viewjob|bewerb(?:ung|en)|hiring|requisitions?)(?:[^a-z]|$)/i;
const OF_OTHER =
  /unsub|opt-?out|preferences|abmelden|desinscri|privacy|datenschutz|confidentialite|cookie|terms|impressum|(?:^|[./])(?:click|clicks|track|tracking|trk|redirect)[./?\d]|linkedin\.com\/(?:in|company|comm)\/|facebook\.|twitter\.|\/\/x\.com|instagram\.|youtube\.|calendly\.|\/\/cal\.com|zoom\.us|teams\.microsoft|meet\.google/i;
const INTRODUCES =
  /\bappl(?:y|ications?)\b|\bjob|\brole|\bvacancy|\bposting|\badvert|\bspec|\bbrief|\bdetails|\bdescription|\bview|bewerb|stellen|ausschreibung|anzeige|postuler|candidat|l['’]offre|annonce|oferta|solicitud|inscri/i;
const SENTENCE_END = /[.!?]\s|\n\s?\n/;

/** The one that speaks most for being of the job; nothing where none does, or two do alike. */
export function jobLinkIn(text: string): string | undefined {
  const found = new Map<string, number>();
  let last = 0;
  for (const { 0: written, index } of [...text.matchAll(ADDRESS)].slice(0, ADDRESSES_MAXIMUM)) {
    const address = written.replace(/[.,;:!?*_]{1,4}$/, '');
    const before = text
      .slice(Math.max(last, index - INTRODUCED_WITHIN), index)
      .split(SENTENCE_END)
      .at(-1);
    last = index + written.length;
    if (!isPage(address)) continue;
    const score =
      (boardAt(address) ? 2 : 0) + (OF_JOB.test(address) ? 2 : 0) + (INTRODUCES.test(before ?? '') ? 1 : 0);
    if (score > 0) found.set(address, Math.max(score, found.get(address) ?? 0));
  }
  const [best, next] = [...found].toSorted(([, one], [, other]) => other - one);
  return best && best[1] !== next?.[1] ? best[0] : undefined;
}

/** No home of a site, and nothing that a mail has besides. */
function isPage(address: string): boolean {
  if (address.length > JOB_ADDRESS_MAXIMUM || !URL.canParse(address) || OF_OTHER.test(address)) return false;
  const { pathname, search } = new URL(address);
  return pathname.length > 1 || search !== '';
}
