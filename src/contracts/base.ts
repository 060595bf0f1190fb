/** What every contract begins with: who may call, and what is done once however often it is sent. */
import './zod-settings.ts';

import { oc } from '@orpc/contract';
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

/** A procedure that anybody may call. */
export const open = oc.$meta<ProcedureMeta<'public', false>>({ access: 'public', idempotent: false });
export const openOnce = oc.$meta<ProcedureMeta<'public', true>>({ access: 'public', idempotent: true });

/** A procedure for the signed-in owner alone; the server refuses everyone else with 401. */
export const owner = oc.$meta<ProcedureMeta<'owner', false>>({ access: 'owner', idempotent: false });
export const ownerOnce = oc.$meta<ProcedureMeta<'owner', true>>({ access: 'owner', idempotent: true });
