import { isContractProcedure, type AnyContractRouter } from '@orpc/contract';
import type { Plugin } from 'vite';

import type { AnyProcedure } from '#contracts/address.ts';
import { contract } from '#contracts/contract.ts';

const MODULES = 'virtual:public-api/';

/** Offers what anybody may call, by capability: of the contracts what a small page needs, without their schemas. */
export function publicApi(): Plugin {
  return {
    name: 'public-api',
    resolveId: (id) => (id.startsWith(MODULES) ? `\0${id}` : null),
    load: (id) => (id.startsWith(`\0${MODULES}`) ? source(id.slice(`\0${MODULES}`.length)) : null),
  };
}

function source(capability: string): string {
  const [, router] = Object.entries(contract).find(([name]) => name === capability) ?? [];
  if (!router) throw new Error(`There is no contract ${capability}.`);
  return `export const ${capability} = ${JSON.stringify(publicPart(router))};`;
}

/** Undefined, which JSON leaves out, for what is the owner's. */
function publicPart(router: AnyContractRouter): unknown {
  if (!isContractProcedure(router))
    return Object.fromEntries(Object.entries(router).map(([name, part]) => [name, publicPart(part)]));
  const procedure: AnyProcedure = router;
  const { route, meta } = procedure['~orpc'];
  const { method, path } = route;
  return meta.access === 'public' ? { '~orpc': { route: { method, path } } } : undefined;
}
