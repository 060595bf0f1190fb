import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import type { ResumeContent } from '#contracts/resume-content.ts';
import type { ResumeAnalysis } from '#contracts/resume-score.ts';
import type { TailoredResume, TailoredResumeDetails } from '#contracts/resume-views.ts';
import { adminLogs } from '#server/db/schema/activity.ts';
import { jobApplications } from '#server/db/schema/jobs.ts';
import { tailoredResumes } from '#server/db/schema/resumes.ts';
import { testBlobs } from '#support/blobs.ts';
import { testDatabase } from '#support/database.ts';
import { makeJobApplication } from '#support/factories/job-application.ts';
import { resumeCalls, withSkills } from '#support/resume-calls.ts';

const db = await testDatabase();
await testBlobs();

test('R-5 R-9 D30 a resume is made for an application, with what was measured in it and beside it', async () => {
  const calls = await resumeCalls(db);
  const { application, base, resume } = await calls.tailored();
  expect(resume).toMatchObject({
    id: 1,
    title: 'Platform Lead at Example Robotics',
    fileName: 'Alex Example - Platform Lead at Example Robotics.docx',
    jobApplicationId: application.id,
    baseResumeId: base.id,
    layout: 'single',
    pages: 'all',
    version: 1,
    sentCount: 0,
    qualityMetrics: { finalScore: resume.lastScore, iterations: 1 },
  });
  const content = JSON.parse(resume.content) as ResumeContent & { _meta: unknown };
  expect(content).toMatchObject({
    name: 'Alex Example',
    email: 'alex@example.com',
    phone: '+1 604 555 0142',
  });
  expect(content._meta).toEqual({ qualityMetrics: resume.qualityMetrics });
  expect(await calls.get<TailoredResume[]>('')).toEqual([
    expect.objectContaining({ id: 1, title: resume.title }),
  ]);
  const [, log] = await db.select().from(adminLogs);
  expect(log).toMatchObject({ action: 'created', resource: 'tailored_resume', resourceId: '1' });
});

test('R-5 what the posting asks for comes first, and everything else stays', async () => {
  const calls = await resumeCalls(db);
  await calls.tailored();
  const { resume, base } = await calls.details();
  expect(resume.skills.slice(0, 3).toSorted()).toEqual(['Kubernetes', 'Okta', 'Terraform']);
  expect(resume.skills.toSorted()).toEqual(base.skills.toSorted());
  const sentences = (text: string) => text.split(/(?<=\.) /).toSorted();
  expect(sentences(resume.summary)).toEqual(sentences(base.summary));
  expect(resume.experience.map(({ company }) => company)).toEqual(['Example Ltd', 'Sample Inc']);
  const [first] = resume.experience;
  expect(first?.bullets.slice(0, 2).join(' ')).toMatch(/Terraform.*Kubernetes|Kubernetes.*Terraform/);
  expect(first?.bullets.toSorted()).toEqual(base.experience[0]?.bullets.toSorted());
});

test('R-5 an unknown application is 404; pages and layout are checked by name', async () => {
  const calls = await resumeCalls(db);
  await calls.upload();
  expect((await calls.send('POST', '/api/resumes/create/9')).status).toBe(404);
  const { id } = await makeJobApplication(db);
  const wrong = await calls.send('POST', `/api/resumes/create/${id}`, { pages: 3, layout: 'wild' });
  expect(wrong).toMatchObject({ status: 422, body: { fields: { pages: 'Use 1, 2 or all' } } });
});

test('R-7 D30 the changes are the difference from the base, each with a reason and what it rests on', async () => {
  const calls = await resumeCalls(db);
  await calls.tailored();
  const { changes, evidence } = await calls.details();
  expect(changes.length).toBeGreaterThan(0);
  for (const change of changes.filter(({ kind }) => kind === 'moved')) {
    expect(change.reason).not.toBe('');
    expect(change.evidence.length, change.path).toBeGreaterThan(0);
  }
  expect(changes.map(({ label }) => label)).toContain('Head of IT, Example Ltd');
  expect(evidence['skills.0']?.[0]?.quote).toBeTruthy();
});

test('R-8 D29 D38 an analysis is answered and nothing but its score is kept; the resume is as it was', async () => {
  const calls = await resumeCalls(db);
  const { resume, application } = await calls.tailored();
  await db.update(tailoredResumes).set({ lastScore: 1, updatedAt: new Date(resume.updatedAt) });
  const analysis = await calls.post<ResumeAnalysis>(`/analyze/1/${application.id}`);
  const { score } = analysis;
  const parts = score.atsScore + score.keywordMatchScore + score.contentQualityScore + score.formattingScore;
  expect(score.overallScore).toBeCloseTo(parts, 5);
  expect(score.matchedKeywords).toContain('Kubernetes');
  expect(analysis.jobTitle).toBe('Platform Lead');
  const [kept] = await calls.get<TailoredResume[]>('');
  expect(kept).toEqual({ ...kept, lastScore: score.overallScore, version: 1, updatedAt: resume.updatedAt });
});

test('R-8 an analysis for another application is answered and not kept; for none it is 404', async () => {
  const calls = await resumeCalls(db);
  const { resume } = await calls.tailored();
  const other = await makeJobApplication(db, { position: 'Gardener', description: 'Roses' });
  const { jobTitle } = await calls.post<ResumeAnalysis>(`/analyze/1/${other.id}`);
  expect(jobTitle).toBe('Gardener');
  expect((await calls.get<TailoredResume[]>(''))[0]?.lastScore).toBe(resume.lastScore);
  expect((await calls.send('POST', '/api/resumes/analyze/1/99')).status).toBe(404);
  expect((await calls.send('POST', `/api/resumes/analyze/9/${other.id}`)).status).toBe(404);
});

test('R-7 a resume comes with the words in it that its posting asks for', async () => {
  const calls = await resumeCalls(db);
  await calls.tailored();
  const { resume, mentions } = await calls.details();
  expect(mentions.map(({ quote }) => quote)).toContain('Kubernetes');
  for (const { path, quote, start } of mentions.filter((mention) => mention.path.startsWith('skills.')))
    expect(resume.skills[Number(path.split('.')[1])]?.indexOf(quote)).toBe(start);
});

test('R-9 the owner may say it otherwise; what the base does not say is refused by its place', async () => {
  const calls = await resumeCalls(db);
  await calls.tailored();
  const { resume, updatedAt } = await calls.details();
  const lie = { ...resume, skills: [...resume.skills, 'Brain surgery'] };
  const { status, body } = await calls.send('PUT', '/api/resumes/1', { resume: lie });
  expect({ status, body }).toMatchObject({
    status: 422,
    body: { code: 'UNSUPPORTED', fields: { [`skills.${resume.skills.length}`]: expect.any(String) } },
  });
  expect(await calls.details()).toMatchObject({ version: 1, updatedAt });
  const shorter = await calls.put<TailoredResumeDetails>('/1', {
    resume: withSkills(resume, ['Kubernetes']),
    updatedAt,
  });
  expect(shorter).toMatchObject({ version: 2, resume: { skills: ['Kubernetes'] } });
  expect(shorter.versions.map(({ cause }) => cause)).toEqual(['edited', 'created']);
  const removed = shorter.changes.filter(({ kind, path }) => kind === 'removed' && path.startsWith('skills'));
  expect(removed.map(({ before, reason }) => ({ before, reason }))).toContainEqual({
    before: 'Okta',
    reason: '',
  });
});

test('R-9 the owner adds a claim by adding it to the base', async () => {
  const calls = await resumeCalls(db);
  const { base } = await calls.tailored();
  const { resume } = await calls.details();
  const more = { ...resume, skills: [...resume.skills, 'Python'] };
  expect((await calls.send('PUT', '/api/resumes/1', { resume: more })).status).toBe(422);
  const content = { ...base.content, skills: [...(base.content?.skills ?? []), 'Python'] };
  await calls.put(`/base/${base.id}`, { content });
  expect(await calls.put('/1', { resume: more })).toMatchObject({
    version: 2,
    resume: { skills: more.skills },
  });
});

test('R-9 title and layout change without a version; the same again changes nothing', async () => {
  const calls = await resumeCalls(db);
  await calls.tailored();
  const changed = await calls.put<TailoredResumeDetails>('/1', { title: 'Short one', layout: 'sidebar' });
  expect(changed).toMatchObject({ title: 'Short one', layout: 'sidebar', version: 1 });
  const again = await calls.put<TailoredResumeDetails>('/1', { title: 'Short one', resume: changed.resume });
  expect(again.updatedAt).toBe(changed.updatedAt);
});

test('R-9 what was changed in another tab is not overwritten', async () => {
  const calls = await resumeCalls(db);
  const { resume } = await calls.tailored();
  await calls.put('/1', { title: 'From another tab' });
  const { status, body } = await calls.send('PUT', '/api/resumes/1', {
    title: 'Mine',
    updatedAt: resume.updatedAt,
  });
  expect({ status, body }).toMatchObject({
    status: 409,
    body: { code: 'STALE', current: { title: 'From another tab' } },
  });
});

test('R-9 a former version is taken up again as a new one; one that the base has taken back is not', async () => {
  const calls = await resumeCalls(db);
  const { base } = await calls.tailored();
  const { resume } = await calls.details();
  await calls.put('/1', { resume: withSkills(resume, ['Okta']) });
  const restored = await calls.post<TailoredResumeDetails>('/1/versions/1/restore');
  expect(restored).toMatchObject({ version: 3, resume: { skills: resume.skills } });
  expect(restored.versions.map(({ version, cause }) => `${version} ${cause}`)).toEqual([
    '3 restored',
    '2 edited',
    '1 created',
  ]);
  expect((await calls.send('POST', '/api/resumes/1/versions/9/restore')).status).toBe(404);
  await calls.put(`/base/${base.id}`, { content: { ...base.content, skills: [] } });
  const refused = await calls.send('POST', '/api/resumes/1/versions/1/restore');
  expect(refused).toMatchObject({ status: 422, body: { code: 'UNSUPPORTED' } });
});

test('R-9 D30 what was corrected in the base is offered for each text that a resume has of it, and is saved then', async () => {
  const calls = await resumeCalls(db);
  const { base } = await calls.tailored();
  const { resume, corrected } = await calls.details();
  expect(corrected).toBeNull();
  const [job, ...others] = base.content?.experience ?? [];
  const bullets = job?.bullets.map((text) => text.replace('12 engineers', '14 engineers')) ?? [];
  const now = { ...base.content, experience: [{ ...job, title: 'Head of Platforms', bullets }, ...others] };
  await calls.put(`/base/${base.id}`, { content: now });
  const refused = await calls.send('PUT', '/api/resumes/1', { resume: withSkills(resume, ['Okta']) });
  expect(refused).toMatchObject({ status: 422, body: { code: 'UNSUPPORTED' } });
  const after = await calls.details();
  expect(after).toMatchObject({ base: base.content, currentBase: now });
  expect(after.corrected?.experience[0]?.title).toBe('Head of Platforms');
  expect(after.corrected?.experience[0]?.bullets).toContain('Led a team of 14 engineers in two countries.');
  expect(after.corrected?.skills).toEqual(resume.skills);
  const saved = await calls.put<TailoredResumeDetails>('/1', { resume: after.corrected });
  expect(saved.corrected).toBeNull();
});

test('R-9 a resume outlives its application and its base, and still knows what it was made of', async () => {
  const calls = await resumeCalls(db);
  const { application, base } = await calls.tailored();
  const before = await calls.details();
  await db.delete(jobApplications).where(eq(jobApplications.id, application.id));
  await calls.send('DELETE', `/api/resumes/base/${base.id}`);
  const after = await calls.details();
  expect(after).toMatchObject({
    jobApplicationId: null,
    baseResumeId: null,
    changes: before.changes,
    base: before.base,
  });
  const edited = await calls.put<TailoredResumeDetails>('/1', { resume: withSkills(after.resume, ['Okta']) });
  expect(edited.version).toBe(2);
});

test('R-4 R-9 a resume is deleted with its versions, once', async () => {
  const calls = await resumeCalls(db);
  await calls.tailored();
  expect(await calls.send('DELETE', '/api/resumes/1')).toMatchObject({ status: 200, body: { id: 1 } });
  expect(await calls.get('')).toEqual([]);
  expect((await calls.send('DELETE', '/api/resumes/1')).status).toBe(404);
});

test('R-3 D37 the list says when each was made, the newest first', async () => {
  const calls = await resumeCalls(db);
  const { application } = await calls.tailored();
  await calls.made(`/create/${application.id}`);
  await db
    .update(tailoredResumes)
    .set({ createdAt: new Date('2026-10-31T23:30:00Z') })
    .where(eq(tailoredResumes.id, 2));
  const list = await calls.get<TailoredResume[]>('');
  expect(list.map(({ id }) => id)).toEqual([1, 2]);
  expect(list[1]?.createdAt).toBe('2026-10-31T23:30:00.000Z');
});
