/** A scenario as a URL fragment. It never reaches a server, so figures stay between the two who share it. */
import { ASSUMPTION_FIELDS, type Assumptions, DEFAULT_ASSUMPTIONS, editedFields } from './assumptions.ts';
import { collectDraft, FIELD_NAMES, parseDraft, parseNumber } from './inputs.ts';
import type { Scenario } from './scenario.ts';

/** Known to the script in RoiCalculator.astro, which scrolls here before this code is loaded. */
const FRAGMENT_PREFIX = '#roi?';

const MAX_FRAGMENT_LENGTH = 2000;

/** The fragment of a scenario, `#roi?currentITCosts=…`; assumptions only where they were edited. */
export function encodeScenario({ inputs, assumptions }: Scenario): string {
  const query = new URLSearchParams();
  for (const name of FIELD_NAMES) query.set(name, String(inputs[name]));
  for (const field of editedFields(assumptions)) query.set(field.key, String(field.read(assumptions)));
  return FRAGMENT_PREFIX + query.toString();
}

/**
 * Reads a fragment that anyone may have written: `null` unless it holds a complete scenario; unknown
 * names and assumptions that are no numbers are ignored. What comes out are numbers and a known type.
 */
export function parseScenario(fragment: string): Scenario | null {
  if (!fragment.startsWith(FRAGMENT_PREFIX) || fragment.length > MAX_FRAGMENT_LENGTH) return null;
  const query = new URLSearchParams(fragment.slice(FRAGMENT_PREFIX.length));
  const inputs = parseDraft(collectDraft((name) => query.get(name) ?? ''));
  return inputs && { inputs, assumptions: parseAssumptions(query) };
}

function parseAssumptions(query: URLSearchParams): Assumptions {
  return ASSUMPTION_FIELDS.reduce((assumptions, field) => {
    const value = parseNumber(query.get(field.key) ?? '');
    return value === null ? assumptions : field.replace(assumptions, value);
  }, DEFAULT_ASSUMPTIONS);
}
