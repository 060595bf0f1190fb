/** Every call of a capability, made from its contract and bent in body, address, query and method. */
import { resolveContractProcedures } from '@orpc/server';
import fc from 'fast-check';
import { expect } from 'vitest';
import { z } from 'zod';

import { methodOf, pathOf, type AnyProcedure } from '#contracts/address.ts';
import { contract } from '#contracts/contract.ts';
import type { FunctionHandler } from '#local/functions.ts';

import { call } from './call.ts';
import { jsonSchemaOf, sampleRequest } from './contract-samples.ts';
import { hostileCalls, LEAK } from './hostile-inputs.ts';
import { runs } from './runs.ts';

export const SEED = 20_261_122;
/** Tries of one call take seconds; a machine with much else to do needs longer. */
export const TIME_LIMIT_MS = 180_000;

export type HostileProcedure = { name: string; method: string; path: string; procedure: AnyProcedure };

/** The calls whose names in the contract match, such as `jobs.`. */
export async function proceduresOf(names: RegExp): Promise<HostileProcedure[]> {
  const found: HostileProcedure[] = [];
  await resolveContractProcedures({ router: contract, path: [] }, ({ contract: procedure, path }) => {
    const name = path.join('.');
    if (names.test(name))
      found.push({ name, method: methodOf(procedure), path: pathOf(procedure), procedure });
  });
  return found;
}

const Refusal = z.object({ error: z.string(), code: z.string() });

/** No answer is a failure, but the one of this code, or holds what is behind it; a refusal has the form of D42. */
export function expectNoFailure(status: number, text: string, tried = '', mayFail?: string): void {
  const isMeant = mayFail !== undefined && text.includes(mayFail);
  if (!isMeant) expect(status, `${tried} ${text.slice(0, 200)}`).toBeLessThan(500);
  if (status < 400 || status === 416) return;
  expect(text.replace(/"current":.*$/s, ''), tried).not.toMatch(LEAK); // which holds what somebody wrote
  expect(Refusal.safeParse(JSON.parse(text)).error, tried).toBeUndefined();
}

const WORDS =
  `0 -1 1 2147483648 1e9 NaN null true x % \\ ' " .. ../.. {} [] %25_%5C __proto__ 9999-12-31 0000-01-01 asc desc jsonl users admin_logs now()`.split(
    ' ',
  );

/** What stands in an address where something else is meant. */
export const nastyWord = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }).map((text) => text.toWellFormed()),
  fc.integer().map(String),
  fc.constantFrom('', '\u0000', '9'.repeat(40), 'f'.repeat(64), "'; drop table users; --", ...WORDS),
);

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const BROKEN_PARTS = ['%00', '%ff', '%', '+', '&&', '=', 'x[y]=1'];

type Means = {
  cookie?: string;
  headers?: Record<string, string>;
  /** What an honest client sends, where the contract alone does not say it. */
  valid?: Record<string, unknown> | undefined;
  /** A parameter that no call goes without, as `name=value`. */
  always?: string;
  /** The code of a failure that is one here. */
  mayFail?: string;
  numRuns?: number;
};

/** Tries one call again and again, at what stands in the database and beside it. */
export async function tryHostileCalls(
  { procedure, method, path }: HostileProcedure,
  handler: FunctionHandler,
  {
    cookie,
    headers = {},
    valid = validBody(procedure),
    always = '',
    numRuns = runs(150),
    mayFail,
  }: Means = {},
): Promise<void> {
  const { inputSchema } = procedure['~orpc'];
  const known = Object.keys((inputSchema && jsonSchemaOf(inputSchema).properties) ?? {});
  const names = [...known, '__proto__'].filter((name) => !always.startsWith(`${name}=`));
  const pair = fc.tuple(fc.constantFrom(...names), nastyWord).map(([name, value]) => {
    return `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
  });
  const query = fc.array(mostly(pair, fc.constantFrom(...BROKEN_PARTS)), { maxLength: 4 });
  const property = fc.asyncProperty(
    hostileCalls(valid),
    mostly(fc.constant('1'), nastyWord.map(encodeURIComponent)),
    query,
    mostly(fc.constant(method), fc.constantFrom(...METHODS)),
    async ({ body, ...hostile }, id, parameters, how) => {
      const address = `${path.replaceAll(/\{\w+\}/g, id)}?${[always, ...parameters].join('&')}`;
      const sent = { ...headers, ...hostile.headers, ...(cookie && { cookie }) };
      const options = { ...hostile, method: how, headers: sent };
      const isBare = how === 'GET' || how === 'HEAD';
      const response = await call(handler, address, isBare ? options : { ...options, body });
      expectNoFailure(response.status, await response.text(), `${how} ${address}`, mayFail);
    },
  );
  await fc.assert(property, { numRuns, seed: SEED });
}

const mostly = <Value>(usual: fc.Arbitrary<Value>, seldom: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 4, arbitrary: usual }, { weight: 1, arbitrary: seldom });

function validBody(procedure: AnyProcedure): Record<string, unknown> {
  const { body = {} } = sampleRequest(procedure);
  return Object.keys(body).length > 0 ? body : { x: 1 };
}
