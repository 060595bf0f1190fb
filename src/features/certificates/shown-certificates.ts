/** Which certificates the list shows, and in which order. */
import type { Certificate } from '#contracts/certificates.ts';
import type { Sort } from '#lib/owner/list-order.ts';

import { TYPE_LABELS } from './labels.ts';

export type CertificateColumn = 'name' | 'domain' | 'type' | 'expires' | 'state' | 'checked' | 'actions';

/** What ends next stands first. */
export const FIRST_SORT: Sort<CertificateColumn> = { by: 'expires', direction: 'ascending' };
export const SORTS: readonly CertificateColumn[] = ['name', 'domain', 'type', 'expires', 'state', 'checked'];

const { compare } = new Intl.Collator('en', { numeric: true });
const COMPARE: Record<CertificateColumn, (a: Certificate, b: Certificate) => number> = {
  name: (a, b) => compare(a.name, b.name),
  domain: (a, b) => compare(a.domain, b.domain),
  type: (a, b) => compare(TYPE_LABELS[a.type], TYPE_LABELS[b.type]),
  expires: (a, b) => compare(a.expiresAt ?? '', b.expiresAt ?? ''),
  state: (a, b) => compare(stateOf(a), stateOf(b)),
  checked: (a, b) => compare(a.lastCheck?.checkedAt ?? '', b.lastCheck?.checkedAt ?? ''),
  actions: () => 0,
};

export type State = 'Active' | 'Inactive' | 'Replaced';

export function stateOf({ isActive, replacedById }: Certificate): State {
  if (isActive) return 'Active';
  return replacedById === null ? 'Inactive' : 'Replaced';
}

/** By their end, those that are history stand below those that are in use. */
export function inOrder(certificates: readonly Certificate[], { by, direction }: Sort<CertificateColumn>) {
  const sign = direction === 'ascending' ? 1 : -1;
  const inUse = (one: Certificate) => (by === 'expires' && !one.isActive ? 1 : 0);
  return certificates.toSorted((a, b) => inUse(a) - inUse(b) || sign * COMPARE[by](a, b) || b.id - a.id);
}

export function matches({ name, domain, type, details }: Certificate, words: string): boolean {
  const texts = [name, domain, TYPE_LABELS[type], ...(details?.names ?? []), details?.issuer ?? ''];
  return texts.join(' ').toLowerCase().includes(words);
}
