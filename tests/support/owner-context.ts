import type { OwnerContext } from '#server/api/owner-only.ts';
import type { Database } from '#server/db/database.ts';

/** The context of a call by an owner of no row, for services that are called without a function. */
export function ownerContext(db: Database): OwnerContext {
  return {
    db,
    request: new Request('http://localhost:8888/'),
    body: () => Promise.resolve(undefined),
    clientAddress: '203.0.113.7',
    requestId: 'test',
    responseHeaders: new Headers(),
    now: () => new Date(),
    afterwards: (work) => void work(),
    owner: { id: 1, firstName: 'Olivia', lastName: 'Example', email: 'owner@example.com', role: 'admin' },
    session: { sid: '', expire: new Date() },
  };
}
