/** What every contract begins with: who may call, and what is done once however often it is sent. */
import './zod-settings.ts';

import { type HTTPMethod, type HTTPPath, oc, type Route } from '@orpc/contract';
import type { z } from 'zod';

export type Access = 'public' | 'owner';

/** What a procedure says of itself besides its route. */
export type ProcedureMeta<Who extends Access = Access, Once extends boolean = boolean> = {
  access: Who;
  /** The write carries an `Idempotency-Key`: sent again with it, because an answer was lost, it is done once. */
  idempotent: Once;
  /** The inputs with which a call deletes without being a DELETE. */
  deletes?: z.ZodType;
};

/** Where a call is, what it does in a sentence, and what else its route says. */
type Call = [path: HTTPPath, summary: string, more?: Omit<Route, 'method' | 'path' | 'summary'>];

/** Begins a procedure by the way it is called; `create` is a POST that is answered with 201. */
function callsOf<Meta extends ProcedureMeta>(meta: Meta) {
  const begun = oc.$meta<Meta>(meta);
  const by =
    (method: HTTPMethod, always: Route = {}) =>
    (...[path, summary, more]: Call) =>
      begun.route({ method, path, summary, ...always, ...more });
  return {
    get: by('GET'),
    post: by('POST'),
    create: by('POST', { successStatus: 201 }),
    put: by('PUT'),
    patch: by('PATCH'),
    delete: by('DELETE'),
  };
}

/** A procedure that anybody may call. */
export const open = callsOf<ProcedureMeta<'public', false>>({ access: 'public', idempotent: false });
export const openOnce = callsOf<ProcedureMeta<'public', true>>({ access: 'public', idempotent: true });

/** A procedure for the signed-in owner alone; the server refuses everyone else with 401. */
export const owner = callsOf<ProcedureMeta<'owner', false>>({ access: 'owner', idempotent: false });
export const ownerOnce = callsOf<ProcedureMeta<'owner', true>>({ access: 'owner', idempotent: true });
