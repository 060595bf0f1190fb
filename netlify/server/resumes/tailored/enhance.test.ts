import { expect, test } from 'vitest';

import type { ResumeAnalysis } from '#contracts/resume-score.ts';
import type { CreatedResume, ResumeProposal, TailoredResumeDetails } from '#contracts/resume-views.ts';
import { testBlobs } from '#support/blobs.ts';
import { testDatabase } from '#support/database.ts';
import { makeJobApplication } from '#support/factories/job-application.ts';
import { resumeCalls, withSkills } from '#support/resume-calls.ts';

const db = await testDatabase();
await testBlobs();

test('R-10 D29 an enhancement brings back what the base says and the posting asks for; the former version stays', async () => {
  const calls = await resumeCalls(db);
  const { application } = await calls.tailored();
  const { resume } = await calls.details();
  const poor = {
    ...withSkills(resume, []),
    summary: '',
    experience: resume.experience.map((job) => ({ ...job, bullets: [] })),
  };
  const { lastScore: before } = await calls.put<TailoredResumeDetails>('/1', { resume: poor });
  const analysis = await calls.post<ResumeAnalysis>(`/analyze/1/${application.id}`);
  expect(analysis).toMatchObject({ canEnhance: true });
  const proposals = await calls.post<ResumeProposal[]>(`/propose/1/${application.id}`);
  expect(proposals.length).toBeGreaterThan(1);
  for (const { effect, reason, evidence, origin } of proposals) {
    expect(effect).toBeGreaterThan(0);
    expect(reason).not.toBe('');
    expect(evidence.length).toBeGreaterThan(0);
    expect(origin).toBe('rules');
  }
  const enhanced = await calls.post<CreatedResume>(`/enhance/1/${application.id}`);
  expect(enhanced.lastScore).toBeGreaterThan(before ?? 0);
  expect(enhanced).toMatchObject({
    version: 3,
    qualityMetrics: { finalScore: enhanced.lastScore, iterations: 1 },
  });
  const after = await calls.details();
  expect(after.versions.map(({ cause }) => cause)).toEqual(['enhanced', 'edited', 'created']);
  expect(JSON.stringify(after.resume)).toContain('Okta');
  const again = await calls.post<CreatedResume>(`/enhance/1/${application.id}`);
  expect(again.version).toBe(3);
});

test('R-10 proposals are accepted one by one; a lie among them and a place that is gone are refused', async () => {
  const calls = await resumeCalls(db);
  const { application } = await calls.tailored();
  const { resume } = await calls.details();
  await calls.put('/1', { resume: { ...withSkills(resume, []), experience: [] } });
  const proposals = await calls.post<ResumeProposal[]>(`/propose/1/${application.id}`);
  const accepted = proposals.slice(0, 1).map(({ path, after }) => ({ path, after }));
  const path = `/enhance/1/${application.id}`;
  const enhanced = await calls.post<CreatedResume>(path, { accepted });
  expect(enhanced.version).toBe(3);
  expect(JSON.parse(enhanced.content)).toMatchObject({ skills: [accepted[0]?.after] });
  const lie = await calls.send('POST', `/api/resumes${path}`, {
    accepted: [{ path: 'skills.5', after: 'Brain surgery' }],
  });
  expect(lie).toMatchObject({ status: 422, body: { code: 'UNSUPPORTED' } });
  for (const place of [
    'experience.7.bullets.0',
    '__proto__.x',
    'skills',
    '',
    'skills.-1',
    '_source.dates.x',
  ]) {
    const body = { accepted: [{ path: place, after: 'Okta' }] };
    expect((await calls.send('POST', `/api/resumes${path}`, body)).status, place).toBe(422);
  }
});

test('R-10 a resume is enhanced for its own application alone', async () => {
  const calls = await resumeCalls(db);
  await calls.tailored();
  const other = await makeJobApplication(db);
  for (const purpose of ['propose', 'enhance']) {
    const answer = await calls.send('POST', `/api/resumes/${purpose}/1/${other.id}`);
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'OTHER_APPLICATION', fields: { jobId: expect.any(String) } },
    });
  }
});
