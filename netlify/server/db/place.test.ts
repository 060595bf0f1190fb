import { expect, onTestFinished, test } from 'vitest';

import { ownIdentity } from './identity.ts';
import { newDatabase } from '#support/postgres.ts';

import { openDatabase } from './client.ts';
import { migrate } from './migrations.ts';
import { MIGRATIONS } from './known-migrations.ts';
import { foreignDatabase, keepPlace, placeOf } from './place.ts';

const URL = 'postgres://owner:secret@ep-cool-1.eu.neon.tech/main';
const BRANCH = 'postgres://owner:secret@ep-other-2.eu.neon.tech/main';
const by = (context: string | undefined, { url = URL, isTold = false } = {}) => ({ url, context, isTold });

async function open({ isMigrated = true } = {}) {
  const { url, drop } = await newDatabase({ isMigrated });
  onTestFinished(drop);
  const { db, close } = await openDatabase(url);
  onTestFinished(close);
  return db;
}

/** What `npm run db:migrate` does. */
async function deploy(db: Awaited<ReturnType<typeof open>>, of: ReturnType<typeof by>): Promise<boolean> {
  if (await foreignDatabase(db, of)) return false;
  await migrate(db);
  await ownIdentity(db);
  await keepPlace(db, of);
  return true;
}

test('a preview or a branch refuses the database of production, changes nothing, and says what to set', async () => {
  const db = await open();
  expect(await deploy(db, by('production'))).toBe(true);
  for (const context of ['deploy-preview', 'branch-deploy', 'anything-new']) {
    expect(await foreignDatabase(db, by(context))).toMatch(/PREVIEW_DATABASE=own/);
    expect(await deploy(db, by(context, { url: URL.replace('cool-1', 'cool-1-pooler') }))).toBe(false);
  }
  const told = by('deploy-preview', { isTold: true });
  expect(await deploy(db, told)).toBe(true);
  expect(await deploy(db, by('deploy-preview'))).toBe(false);
  for (const context of ['production', 'dev', undefined]) expect(await deploy(db, by(context))).toBe(true);
});

test('a preview has a new database, or a copy of production’s elsewhere, to itself', async () => {
  const own = await open({ isMigrated: false });
  expect(await deploy(own, by('deploy-preview'))).toBe(true);
  expect(await deploy(own, by('branch-deploy'))).toBe(true);
  const copy = await open();
  await deploy(copy, by('production'));
  expect(await deploy(copy, by('deploy-preview', { url: BRANCH }))).toBe(true);
  expect(await deploy(copy, by('deploy-preview', { url: BRANCH }))).toBe(true);
});

test('of a database that a release before has made nobody knows whose it is: a preview refuses it until it is told', async () => {
  const db = await open({ isMigrated: false });
  const before = MIGRATIONS.find(({ tag }) => tag.endsWith('_quarantine'));
  await migrate(db, before?.when);
  expect(await foreignDatabase(db, by('deploy-preview'))).toContain('may be that of production');
  expect(await deploy(db, by('deploy-preview', { isTold: true }))).toBe(true);
  expect(await deploy(db, by('deploy-preview'))).toBe(true);
});

test('the place of a database is the same by either door of Neon and for everybody, and holds no password', () => {
  const pooled = 'postgresql://another:key@ep-cool-1-pooler.eu.neon.tech:5432/main?sslmode=require';
  expect(placeOf(pooled)).toBe(placeOf(URL));
  expect(placeOf(URL)).toMatch(/^[\da-f]{64}$/);
  for (const other of [BRANCH, URL.replace('/main', '/other'), URL.replace('tech/', 'tech:6432/')])
    expect(placeOf(other)).not.toBe(placeOf(URL));
});
