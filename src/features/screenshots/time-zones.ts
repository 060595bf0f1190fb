/** Names of the zones that this browser knows, with UTC, which it may leave out, and the one that is set. */
export function timeZoneChoices(current: string) {
  const names = new Set(['UTC', current, ...Intl.supportedValuesOf('timeZone')]);
  return Array.from(names, (value) => ({ value, label: value.replaceAll('_', ' ') }));
}
