import { afterAll, expect, test } from 'vitest';

import { openDatabase, useDatabase } from '#server/db/client.ts';
import { contacts } from '#server/db/schema/contacts.ts';
import { call } from '#support/call.ts';
import { contactInput } from '#support/factories/contact.ts';
import { startFaultyRelay, type Fault, type When } from '#support/faulty-relay.ts';
import { newDatabase } from '#support/postgres.ts';

import contactsFunction from '../../functions/contacts.ts';

const WRITES = 1_000;
const ONE_IN = 10;
const AT_ONCE = 5;
const TRIES = 10;

const FAILURES: (Fault & When)[] = [
  { kind: 'cut', at: 'begin', times: 1 },
  { kind: 'cut', at: 'insert into "contacts"', times: 1 },
  { kind: 'lost answer', at: 'insert into "contacts"', times: 1 },
  { kind: 'cut', at: 'commit', times: 1 },
  { kind: 'lost answer', at: 'commit', times: 1 },
];

const { url, drop } = await newDatabase();
const network = await startFaultyRelay(url);
const database = await openDatabase(`postgres://postgres@127.0.0.1:${network.port}${new URL(url).pathname}`);
useDatabase(database);
afterAll(async () => {
  useDatabase(undefined);
  await database.close();
  network.close();
  await drop();
});

/** As the form does it: the same text with the same key until it is answered. Returns how often it was sent. */
async function deliver(index: number): Promise<number> {
  const body = contactInput({ message: `Message ${index}` });
  const options = {
    body,
    headers: { 'idempotency-key': `message-${index}` },
    ip: `10.0.${index >> 8}.${index & 255}`,
  };
  for (let sent = 1; sent <= TRIES; sent += 1) {
    const { status } = await call(contactsFunction, '/api/contacts', options);
    if (status === 201) return sent;
    expect(status).toBe(503);
  }
  throw new Error(`write ${index} was never taken`);
}

test('P-CON-6 of 1,000 messages none is lost or stored twice when one connection in ten breaks', async () => {
  let sent = 0;
  for (let first = 0; first < WRITES; first += AT_ONCE) {
    if (first % ONE_IN === 0) network.fail(FAILURES[(first / ONE_IN) % FAILURES.length]);
    const indices = Array.from({ length: AT_ONCE }, (_, offset) => first + offset);
    const counts = await Promise.all(indices.map(deliver));
    sent += counts.reduce((sum, count) => sum + count);
  }
  expect(sent).toBeGreaterThan(WRITES); // some answers were lost on the way
  const texts = await database.db.select({ message: contacts.message }).from(contacts);
  expect(texts).toHaveLength(WRITES);
  expect(new Set(texts.map(({ message }) => message)).size).toBe(WRITES);
});
