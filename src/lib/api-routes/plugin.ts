import { isContractProcedure, type AnyContractRouter } from '@orpc/contract';
import type { Plugin } from 'vite';

import type { AnyProcedure } from '#contracts/address.ts';
import { contract } from '#contracts/contract.ts';

const ALL = '\0virtual:api-routes';
const PUBLIC = '\0virtual:public-api/';

/**
 * Offers where the calls of the contracts are, without their schemas: to public pages what anybody may call, by
 * capability, and to the owner's client all of them.
 */
export function apiRoutes(): Plugin {
  return {
    name: 'api-routes',
    resolveId: { filter: { id: /^virtual:(?:api-routes$|public-api\/)/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:(?:api-routes$|public-api\/)/ },
      handler: (id) =>
        id === ALL
          ? moduleOf('contract', routesOf(contract, ownersProcedure))
          : publicModule(id.slice(PUBLIC.length)),
    },
  };
}

function publicModule(capability: string): string {
  const [, router] = Object.entries(contract).find(([name]) => name === capability) ?? [];
  if (!router) throw new Error(`There is no contract ${capability}.`);
  return moduleOf(capability, routesOf(router, publicProcedure));
}

const moduleOf = (name: string, value: unknown) => `export const ${name} = ${JSON.stringify(value)};`;

/** A router with something less in the place of each procedure. */
function routesOf(router: AnyContractRouter, less: (procedure: AnyProcedure) => unknown): unknown {
  if (isContractProcedure(router)) return less(router);
  return Object.fromEntries(Object.entries(router).map(([name, part]) => [name, routesOf(part, less)]));
}

/** Undefined, which JSON leaves out, for what is the owner's. */
function publicProcedure({ '~orpc': { route, meta } }: AnyProcedure): unknown {
  const { method, path } = route;
  return meta.access === 'public' ? { '~orpc': { route: { method, path } } } : undefined;
}

/** What oRPC's link reads of a procedure, and who may call it how often. */
function ownersProcedure({ '~orpc': { route, meta } }: AnyProcedure): unknown {
  const { method, path, inputStructure, outputStructure } = route;
  return { '~orpc': { route: { method, path, inputStructure, outputStructure }, meta, errorMap: {} } };
}
