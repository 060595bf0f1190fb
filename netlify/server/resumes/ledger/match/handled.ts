/** Whoever looks after accounts or answers tickets manages them, as nobody is managed: `handled 40 complaints`. */
import { stem } from '../text/stem.ts';
import { isHarmless } from './near.ts';
import type { Said, Words } from './said.ts';

const MANAGE = stem('manage');
const HANDLING = new Set([
  'look_after',
  'deal_with',
  'take_care_of',
  ...['handle', 'process', 'answer', 'administer', 'maintain', 'run', 'keep'].map((word) => stem(word)),
]);
const HANDLED =
  /^(?:accounts?|clients?|portfolios?|tickets?|requests?|complaints?|enquir(?:y|ies)|inquir(?:y|ies)|calls?|chats?|orders?|bookings?|reservations?|appointments?|calendars?|diar(?:y|ies)|inbox(?:es)?|mailbox(?:es)?|emails?|correspondence|invoices?|claims?|incidents?|records?|files?|databases?|servers?|websites?|backups?|stock|inventor(?:y|ies)|returns?|refunds?|shipments?|schedules?|rotas?|rosters?)$/;

export function isHandled(claim: Said, source: Said, said: Words): boolean {
  if (claim.item.verb?.key !== MANAGE || claim.item.key !== MANAGE || !HANDLING.has(source.item.key))
    return false;
  const rest = said.slice(said.indexOf(claim) + 1).filter(({ part }) => part === claim.part);
  const first = rest.findIndex(({ item }) => item.quantity === null && !isHarmless(item));
  const end = rest.findIndex(
    ({ gap, item }, at) => at > first && (gap.length > 0 || item.key.startsWith('per:')),
  );
  const head = rest[(end === -1 ? rest.length : end) - 1];
  return first !== -1 && head !== undefined && HANDLED.test(head.item.word);
}
