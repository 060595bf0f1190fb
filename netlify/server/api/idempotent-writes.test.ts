import path from 'node:path';

import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';

import { contract } from '#contracts/contract.ts';
import { findFunction, loadFunctions, type LoadedFunction } from '#local/functions.ts';
import { ROOT } from '#local/settings.ts';
import { idempotencyKeys } from '#server/db/schema/platform.ts';
import { sslCertificates } from '#server/db/schema/certificates.ts';
import { testBlobs } from '#support/blobs.ts';
import { call } from '#support/call.ts';
import { testDatabase } from '#support/database.ts';
import { makeCategory } from '#support/factories/category.ts';
import { commentInput, makeComment } from '#support/factories/comment.ts';
import { contactInput } from '#support/factories/contact.ts';
import { jobApplicationInput, makeJobApplication } from '#support/factories/job-application.ts';
import { makeOwner } from '#support/factories/owner.ts';
import { makePost } from '#support/factories/post.ts';
import { makeTag } from '#support/factories/tag.ts';

import { listProcedures } from './procedures.ts';

const db = await testDatabase();
await testBlobs();
const procedures = await listProcedures(contract);

let functions: LoadedFunction[];
let cookie: string;
beforeAll(async () => {
  functions = await loadFunctions(path.join(ROOT, 'netlify/functions'));
});
beforeEach(async () => {
  ({ cookie } = await makeOwner(db));
});

/** What a call is sent with: values for its path, and its body. */
type Sample = { params?: Record<string, number>; body?: unknown };

const one = async (make: () => Promise<{ id: number }>): Promise<Sample> => ({
  params: { id: (await make()).id },
});
const withBody = async (sample: Promise<Sample>, body: unknown): Promise<Sample> => ({
  ...(await sample),
  body,
});
const post = () => one(() => makePost(db));
const category = () => one(() => makeCategory(db));
const tag = () => one(() => makeTag(db));
const certificate = () =>
  one(async () => {
    const text = { certificateData: '', privateKeyData: '' };
    const [row] = await db
      .insert(sslCertificates)
      .values({ name: 'Example', domain: 'example.com', ...text })
      .returning();
    return { id: row?.id ?? 0 };
  });
const application = () => one(() => makeJobApplication(db));
const comment = () => one(async () => makeComment(db, { postId: (await makePost(db)).id }));

async function send(name: string, { params = {}, body }: Sample, key: string) {
  const { method = '', path: template = '' } = procedures.find((known) => known.name === name) ?? {};
  const url = `/api${template.replace(/\{(\w+)\}/g, (_, param: string) => String(params[param]))}`;
  const handler = findFunction(functions, url)?.handler;
  if (!handler) throw new Error(`no function for ${url}`);
  const headers = { cookie, 'idempotency-key': key };
  const response = await call(handler, url, { method, headers, ...(body === undefined ? {} : { body }) });
  return { status: response.status, body: await response.json() };
}

async function made(name: string, sample: Sample): Promise<number> {
  const { body } = await send(name, sample, crypto.randomUUID());
  return Number(Object.entries(body ?? {}).find(([field]) => field === 'id')?.[1]);
}

/** A post with a saved state, and what its restoration needs. */
async function revision(): Promise<Sample> {
  const stored = await makePost(db);
  const body = { title: 'Changed', updatedAt: stored.updatedAt.toISOString() };
  const changed = await send(
    'blogAdmin.posts.update',
    { params: { id: stored.id }, body },
    crypto.randomUUID(),
  );
  const list = await send('blogAdmin.revisions.list', { params: { id: stored.id } }, crypto.randomUUID());
  const [newest] = Array.isArray(list.body) ? (list.body as { id: number }[]) : [];
  return {
    params: { id: stored.id, revisionId: newest?.id ?? 0 },
    body: { updatedAt: (changed.body as { updatedAt: string }).updatedAt },
  };
}

async function historyEntry(): Promise<Sample> {
  const { id } = await makeJobApplication(db);
  return {
    params: { id, eventId: await made('jobs.addEvent', { params: { id }, body: { title: 'Call' } }) },
  };
}

const savedFilter = async (): Promise<Sample> => ({
  params: { id: await made('jobs.savedFilters.save', { body: { name: 'Open', state: {} } }) },
});

async function contact(): Promise<Sample> {
  const { id } = await makeJobApplication(db);
  const body = { name: 'Rita Recruiter' };
  return { params: { id, contactId: await made('jobs.contacts.add', { params: { id }, body }) } };
}

/** A base resume, and with `isTailored` a resume of it; of an empty table each has the id 1. */
async function resume(isTailored: boolean): Promise<{ id: number; jobId: number }> {
  const body = { name: 'Main', content: { name: 'Alex', skills: ['Kubernetes', 'Terraform'] } };
  const id = await made('resumes.addBaseText', { body: { name: 'Main', text: 'Alex Example' } });
  await send('resumes.correctBase', { params: { id }, body }, crypto.randomUUID());
  const { id: jobId } = await makeJobApplication(db);
  if (!isTailored) return { id, jobId };
  return { id: await made('resumes.create', { params: { jobApplicationId: jobId } }), jobId };
}
const baseResume = async (): Promise<Sample> => ({ params: { id: (await resume(false)).id } });
const tailoredResume = async (): Promise<Sample> => ({ params: { id: (await resume(true)).id } });

const ownAnswer = { questions: ['Do you swim?'], answer: 'Yes.' };
async function assistantAnswer(body?: object): Promise<Sample> {
  const made = await send('assistant.addAnswer', { body: ownAnswer }, crypto.randomUUID());
  const { id, updatedAt } = made.body as { id: number; updatedAt: string };
  return { params: { id }, ...(body && { body: { ...body, updatedAt } }) };
}

const SAMPLES: Record<string, () => Promise<Sample>> = {
  'assistant.dismiss': () => Promise.resolve({ body: { ids: [1] } }),
  'assistant.addAnswer': () => Promise.resolve({ body: ownAnswer }),
  'assistant.updateAnswer': () => assistantAnswer({ ...ownAnswer, answer: 'No.' }),
  'assistant.removeAnswer': () => assistantAnswer(),
  'contacts.create': () => Promise.resolve({ body: contactInput() }),
  'blog.comment': () => withBody(post(), commentInput()),
  'jobs.create': () => Promise.resolve({ body: jobApplicationInput() }),
  'jobs.update': () => withBody(application(), { company: 'Another' }),
  'jobs.remove': application,
  'jobs.addEvent': () => withBody(application(), { title: 'Call' }),
  'jobs.removeEvent': historyEntry,
  'jobs.batches.change': async () => ({
    body: { ids: Object.values((await application()).params ?? {}), change: { priority: 'low' } },
  }),
  'jobs.batches.undo': async () => {
    const { id } = await makeJobApplication(db);
    const body = { ids: [id], change: { priority: 'low' } };
    const { body: changed } = await send('jobs.batches.change', { body }, crypto.randomUUID());
    return { params: { id: (changed as { batch: { id: number } }).batch.id } };
  },
  'jobs.contacts.add': () => withBody(application(), { name: 'Rita Recruiter' }),
  'jobs.contacts.update': async () => ({ ...(await contact()), body: { role: 'Recruiter' } }),
  'jobs.contacts.remove': contact,
  'jobs.savedFilters.save': () => Promise.resolve({ body: { name: 'Open', state: {} } }),
  'jobs.savedFilters.rename': () => withBody(savedFilter(), { name: 'Other' }),
  'jobs.savedFilters.remove': savedFilter,
  'jobs.silences.dismiss': application,
  'jobs.transfer.apply': () => Promise.resolve({ body: { text: 'Company,Position\nExample,Lead' } }),
  'blogAdmin.posts.create': () => Promise.resolve({ body: { title: 'New', content: 'Text.' } }),
  'blogAdmin.posts.update': () => withBody(post(), { status: 'archived' }),
  'blogAdmin.posts.remove': post,
  'blogAdmin.posts.bulk': async () => ({
    body: { action: 'unpublish', ids: Object.values((await post()).params ?? {}) },
  }),
  'blogAdmin.revisions.restore': revision,
  'blogAdmin.categories.create': () => Promise.resolve({ body: { name: 'Edge', slug: 'edge' } }),
  'blogAdmin.categories.update': () => withBody(category(), { description: 'New' }),
  'blogAdmin.categories.remove': category,
  'blogAdmin.categories.merge': async () => withBody(category(), { into: (await makeCategory(db)).id }),
  'blogAdmin.categories.reorder': async () => {
    const [first, second] = [await makeCategory(db), await makeCategory(db)];
    return { body: { ids: [second.id, first.id] } };
  },
  'blogAdmin.tags.create': () => Promise.resolve({ body: { name: 'Edge', slug: 'edge' } }),
  'blogAdmin.tags.update': () => withBody(tag(), { description: 'New' }),
  'blogAdmin.tags.remove': tag,
  'blogAdmin.tags.merge': async () => withBody(tag(), { into: (await makeTag(db)).id }),
  'blogAdmin.comments.setStatus': async () => ({
    body: { ids: Object.values((await comment()).params ?? {}), status: 'spam' },
  }),
  'blogAdmin.comments.reply': () => withBody(comment(), { content: 'Thank you.' }),
  'blogAdmin.comments.remove': comment,
  'certificates.update': () => withBody(certificate(), { name: 'Another name' }),
  'certificates.remove': certificate,
  'resumes.create': async () => ({ params: { jobApplicationId: (await resume(false)).jobId } }),
  'resumes.addBaseText': () => Promise.resolve({ body: { name: 'Main', text: 'Alex Example' } }),
  'resumes.addBaseFromSite': () => Promise.resolve({}),
  'resumes.correctBase': () => withBody(baseResume(), { name: 'Another name' }),
  'resumes.readBase': baseResume,
  'resumes.activateBase': baseResume,
  'resumes.removeBase': baseResume,
  'resumes.update': () => withBody(tailoredResume(), { title: 'Another title' }),
  'resumes.restore': async () => ({ params: { ...(await tailoredResume()).params, version: 1 } }),
  'resumes.remove': tailoredResume,
  'resumes.enhance': async () => {
    const { id, jobId } = await resume(true);
    return { params: { resumeId: id, jobId } };
  },
  'resumes.pin': () => withBody(tailoredResume(), { sentTo: 'Rita Recruiter' }),
};

/** Forms: their own tests say that they are taken once. */
const FORMS = ['blogAdmin.import', 'certificates.upload', 'resumes.uploadBase'];

const named = procedures.filter(({ idempotent }) => idempotent).map(({ name }) => name);

test('BA-5 J-7 P-CON-6 no call that only reads is one that is done once, and each that is has a sample', () => {
  expect(named.toSorted()).toEqual([...Object.keys(SAMPLES), ...FORMS].toSorted());
  const reads = procedures.filter(({ method, idempotent }) => idempotent && method === 'GET');
  expect(reads).toEqual([]);
});

test.each(Object.entries(SAMPLES))(
  'BA-5 J-7 P-CON-6 %s is done once and answers the same however often it is sent with its key',
  async (name, prepare) => {
    const sample = await prepare();
    const key = crypto.randomUUID();
    const first = await send(name, sample, key);
    expect(first.status, JSON.stringify(first.body)).toBeLessThan(300);
    expect(await send(name, sample, key)).toEqual(first);
    expect(await db.$count(idempotencyKeys, eq(idempotencyKeys.key, key))).toBe(1);
  },
);
