/** Every call of the contract that takes a text: with one in all of its fields at once, and in each alone. */
import { resolveContractProcedures } from '@orpc/server';
import { z } from 'zod';

import { requestOf, type AnyProcedure } from '../../../src/contracts/address.ts';
import { contract } from '../../../src/contracts/contract.ts';
import { isFree, jsonSchemaOf, placesOf, sampleOf, type Place } from '../../support/contract-samples.ts';
import { someOf } from './alphabet.ts';
import type { Entrance } from './entrance.ts';
import type { Host } from './host.ts';

/** What a field may hold whose contract sets no length: as much as the body that it comes in, or an address. */
const BODY_CHARACTERS = 80_000;
const ADDRESS_CHARACTERS = 4_000;
/** What hashes a password takes half a second for each, elsewhere, and a name that is not known takes as long. */
const SLOW = /^auth\.|^jobs\.parseUrl/;
/** A text of this length is read in seconds where it can be ended. */
const LONG_CHARACTERS = 100_000;
/** How many of the alphabet are tried: by chance of order another choice for each entrance, so that all are. */
const EVERY = { public: 1, owner: 6, apart: 12, long: 16, slow: 40 } as const;
/** A list that may be longer is tried with so many entries. */
const ENTRIES_MAXIMUM = 40;
/** All texts of full lists together: their body is bounded as any other. */
const LISTS_CHARACTERS = 55_000;

export async function contractEntrances(host: Host): Promise<Entrance[]> {
  const procedures: { name: string; procedure: AnyProcedure }[] = [];
  await resolveContractProcedures({ router: contract, path: [] }, ({ contract: procedure, path }) => {
    procedures.push({ name: path.join('.'), procedure });
  });
  return procedures
    .flatMap(({ name, procedure }) => entrancesOf(host, name, procedure))
    .map(({ every, ...entrance }, index) => ({ ...entrance, alphabet: someOf(every, index) }));
}

function entrancesOf(host: Host, name: string, procedure: AnyProcedure): (Entrance & { every: number })[] {
  const { inputSchema, route, meta } = procedure['~orpc'];
  if (!inputSchema) return [];
  const schema = jsonSchemaOf(inputSchema);
  const isPublic = meta.access === 'public';
  const unlimited = (route.method ?? 'POST') === 'GET' ? ADDRESS_CHARACTERS : BODY_CHARACTERS;
  const entrance = (title: string, chosen: Place[], { isApart = false, entries = 1 } = {}) => {
    const entriesOf = (maximum = ENTRIES_MAXIMUM) => Math.min(maximum, entries);
    const isChosen = ({ at }: Place) => chosen.some((place) => place.at === at);
    let places = 0;
    sampleOf(schema, { textAt: (place) => (isChosen(place) ? String((places += 1)) : undefined), entriesOf });
    const most = entries === 1 ? unlimited : Math.floor(LISTS_CHARACTERS / Math.max(places, 1));
    const maximumOf = ({ maximum = unlimited }: Place) => Math.min(maximum, most);
    const maximum = Math.max(...chosen.map((place) => maximumOf(place)));
    const kind = SLOW.test(name) ? 'slow' : maximum > LONG_CHARACTERS ? 'long' : isApart ? 'apart' : 'owner';
    const send = (text: string) => {
      const share = text.length / maximum;
      const textAt = (place: Place) =>
        isChosen(place) ? text.slice(0, Math.ceil(maximumOf(place) * share)) : undefined;
      return sendTo(host, procedure, sampleOf(schema, { textAt, entriesOf }));
    };
    const every = EVERY[kind === 'owner' && isPublic ? 'public' : kind];
    return { name: title, isPublic, maximum, send, every };
  };
  const places = placesOf(schema);
  const free = places.filter(isFree);
  const listed = free.filter(({ at }) => /\[\]|\{\}/.test(at));
  return [
    ...(free.length > 0 ? [entrance(name, free)] : []),
    ...(listed.length > 0 ? [entrance(`${name}, lists full`, listed, { entries: ENTRIES_MAXIMUM })] : []),
    ...places
      .filter((place) => !isFree(place))
      .map((place) => entrance(`${name} · ${place.at}`, [place], { isApart: true })),
  ];
}

function sendTo(host: Host, procedure: AnyProcedure, input: unknown): Promise<number> {
  const headers = { cookie: host.cookie, 'content-type': 'application/json' };
  const whole = wellFormed(input);
  const { success, data } = Detailed.safeParse(whole);
  const { method, address, body } = requestOf(procedure, success ? data.params : whole);
  if (success) return host.send({ method, path: `${address}?${new URLSearchParams(data.query)}`, headers });
  if (method === 'GET') return host.send({ path: address, headers });
  return host.send({ method, path: address, headers, body: JSON.stringify(body) });
}

/** Such as a DELETE has, whose query is no input otherwise. */
const Detailed = z.object({
  params: z.record(z.string(), z.unknown()),
  query: z.record(z.string(), z.coerce.string()).default({}),
});

/** An address cannot hold half a character. */
function wellFormed(input: unknown): unknown {
  return JSON.parse(
    JSON.stringify(input ?? {}, (_, value: unknown) =>
      typeof value === 'string' ? value.toWellFormed() : value,
    ),
  );
}
