/** Every call of the contract that takes a text: with one in all of its fields at once, and in each alone. */
import { resolveContractProcedures } from '@orpc/server';
import { z } from 'zod';

import { requestOf, type AnyProcedure } from '../../../src/contracts/address.ts';
import { contract } from '../../../src/contracts/contract.ts';
import { someOf } from './alphabet.ts';
import type { Entrance } from './entrance.ts';
import type { Host } from './host.ts';
import { isFree, placesOf, sampleOf, type Place, type Schema } from './samples.ts';

/** What a field may hold whose contract sets no length: as much as the body that it comes in, or an address. */
const BODY_CHARACTERS = 80_000;
const ADDRESS_CHARACTERS = 4_000;
/** What hashes a password takes half a second for each, elsewhere, and a name that is not known takes as long. */
const SLOW = /^auth\.|^jobs\.parseUrl/;
const FEW = someOf(10);
/** A text of this length is read in seconds where it can be ended: `posts.create` is tried with all, the others with some. */
const LONG_CHARACTERS = 100_000;

export async function contractEntrances(host: Host): Promise<Entrance[]> {
  const procedures: { name: string; procedure: AnyProcedure }[] = [];
  await resolveContractProcedures({ router: contract, path: [] }, ({ contract: procedure, path }) => {
    procedures.push({ name: path.join('.'), procedure });
  });
  return procedures.flatMap(({ name, procedure }) => entrancesOf(host, name, procedure));
}

function entrancesOf(host: Host, name: string, procedure: AnyProcedure): Entrance[] {
  const { inputSchema, route, meta } = procedure['~orpc'];
  if (!inputSchema) return [];
  const schema = z.toJSONSchema(inputSchema as z.ZodType, { io: 'input', unrepresentable: 'any' }) as Schema;
  const places = placesOf(schema);
  const unlimited = (route.method ?? 'POST') === 'GET' ? ADDRESS_CHARACTERS : BODY_CHARACTERS;
  const maximumOf = ({ maximum }: Place) => maximum ?? unlimited;
  const isLong = (chosen: Place[]) => chosen.some((place) => maximumOf(place) > LONG_CHARACTERS);
  const entrance = (title: string, chosen: Place[]): Entrance => ({
    name: title,
    isPublic: meta.access === 'public',
    maximum: Math.max(...chosen.map(maximumOf)),
    ...((SLOW.test(name) || isLong(chosen)) && { alphabet: FEW }),
    send(text) {
      const share = text.length / Math.max(...chosen.map(maximumOf));
      const input = sampleOf(schema, (place) =>
        chosen.some(({ at }) => at === place.at)
          ? text.slice(0, Math.ceil(maximumOf(place) * share))
          : undefined,
      );
      const { method, address, body } = requestOf(procedure, wellFormed(input));
      const headers = { cookie: host.cookie, 'content-type': 'application/json' };
      if (method === 'GET') return host.send({ path: address, headers });
      return host.send({ method, path: address, headers, body: JSON.stringify(body) });
    },
  });
  const free = places.filter(isFree);
  const others = places.filter((place) => !isFree(place));
  return [
    ...(free.length > 0 ? [entrance(name, free)] : []),
    ...others.map((place) => entrance(`${name} · ${place.at}`, [place])),
  ];
}

/** An address cannot hold half a character. */
function wellFormed(input: unknown): unknown {
  return JSON.parse(
    JSON.stringify(input ?? {}, (_, value: unknown) =>
      typeof value === 'string' ? value.toWellFormed() : value,
    ),
  );
}
