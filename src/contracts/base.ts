/** What every contract begins with: who may call, and what is done once however often it is sent. */
import './zod-settings.ts';

import { oc } from '@orpc/contract';

export type Access = 'public' | 'owner';

/** What a procedure says of itself besides its route. */
export type ProcedureMeta<Who extends Access = Access> = {
  access: Who;
  /** The write carries an `Idempotency-Key`: sent again with it, because an answer was lost, it is done once. */
  idempotent?: boolean;
};

/** A procedure that anybody may call. */
export const open = oc.$meta<ProcedureMeta<'public'>>({ access: 'public' });
export const openOnce = oc.$meta<ProcedureMeta<'public'>>({ access: 'public', idempotent: true });

/** A procedure for the signed-in owner alone; the server refuses everyone else with 401. */
export const owner = oc.$meta<ProcedureMeta<'owner'>>({ access: 'owner' });
export const ownerOnce = oc.$meta<ProcedureMeta<'owner'>>({ access: 'owner', idempotent: true });
