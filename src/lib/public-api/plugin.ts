import { isContractProcedure, type AnyContractRouter } from '@orpc/contract';
import type { Plugin } from 'vite';

import type { AnyProcedure } from '#contracts/address.ts';
import { contract } from '#contracts/contract.ts';

const MODULE = 'virtual:public-api';

/** Offers what anybody may call, by capability: of the contracts what a small page needs, without their schemas. */
export function publicApi(): Plugin {
  return {
    name: 'public-api',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: (id) => (id === `\0${MODULE}` ? source() : null),
  };
}

const source = () =>
  Object.entries(contract)
    .map(([name, router]) => `export const ${name} = ${JSON.stringify(publicPart(router))};`)
    .join('\n');

/** Undefined, which JSON leaves out, for what is the owner's. */
function publicPart(router: AnyContractRouter): unknown {
  if (!isContractProcedure(router))
    return Object.fromEntries(Object.entries(router).map(([name, part]) => [name, publicPart(part)]));
  const procedure: AnyProcedure = router;
  const { route, meta } = procedure['~orpc'];
  const { method, path } = route;
  return meta.access === 'public'
    ? { '~orpc': { route: { method, path }, meta: { idempotent: meta.idempotent } } }
    : undefined;
}
