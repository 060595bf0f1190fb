/** What every contract begins with: who may call. */
import './zod-settings.ts';

import { oc } from '@orpc/contract';

export type Access = 'public' | 'owner';

/** A procedure that anybody may call. */
export const open = oc.$meta<{ access: Access }>({ access: 'public' });

/** A procedure for the signed-in owner alone; the server refuses everyone else with 401. */
export const owner = oc.$meta<{ access: Access }>({ access: 'owner' });
