/** When a post appears, in words that name the time zone. */
const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The zone in which the owner's dates and times are meant: `Europe/Berlin`. */
export const zoneSentence = (timeZone = ZONE): string => `Your time zone: ${timeZone.replaceAll('_', ' ')}.`;

/** Nothing for a moment that is over, or none. */
export function scheduleSentence(at: string | null, now: number, timeZone = ZONE): string | undefined {
  if (at === null || Date.parse(at) <= now) return undefined;
  const moment = new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(Date.parse(at));
  const zone = timeZone.replaceAll('_', ' ');
  return `It appears on ${moment}${moment.endsWith(zone) ? '' : ` (${zone})`}.`;
}
