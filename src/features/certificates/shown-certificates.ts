/** Which certificates the list shows, and in which order. */
import type { Certificate } from '#contracts/certificates.ts';
import type { WholeList } from '#lib/owner/use-whole-list.ts';

import { TYPE_LABELS } from './labels.ts';

export type CertificateColumn = 'name' | 'domain' | 'type' | 'expires' | 'state' | 'checked' | 'actions';

export const CERTIFICATES: WholeList<Certificate, CertificateColumn> = {
  orders: {
    name: ({ name }) => name,
    domain: ({ domain }) => domain,
    type: ({ type }) => TYPE_LABELS[type],
    expires: ({ expiresAt }) => expiresAt ?? '',
    state: stateOf,
    checked: ({ lastCheck }) => lastCheck?.checkedAt ?? '',
  },
  /** What ends next stands first; those that are history stand below those that are in use. */
  firstSort: { by: 'expires', direction: 'ascending' },
  isLast: ({ isActive }, by) => by === 'expires' && !isActive,
  textOf: ({ name, domain, type, details }) =>
    [name, domain, TYPE_LABELS[type], ...(details?.names ?? []), details?.issuer].join(' '),
};

export type State = 'Active' | 'Inactive' | 'Replaced';

export function stateOf({ isActive, replacedById }: Certificate): State {
  if (isActive) return 'Active';
  return replacedById === null ? 'Inactive' : 'Replaced';
}
