/** Calls of the resumes function as the owner's page makes them, and what they are about. */
import type { ResumeContent } from '#contracts/resume-content.ts';
import type { BaseResumeDetails, CreatedResume, TailoredResumeDetails } from '#contracts/resume-views.ts';
import type { Database } from '#server/db/database.ts';

import { call } from './call.ts';
import { makeJobApplication } from './factories/job-application.ts';
import { ownerCalls } from './owner-call.ts';
import resumesFunction from '../../netlify/functions/resumes.ts';

/** A resume as plain text; each of its sentences is about something else. */
export const RESUME_TEXT = `Alex Example
alex@example.com
+1 604 555 0142
Vancouver, Canada

Summary
IT leader with 12 years of experience in operations. Runs platforms on Kubernetes. Known for calm incident reviews. Writes runbooks that people use.

Experience
Head of IT, Example Ltd, Vancouver
May 2019 - present
- Organized the summer party for 40 colleagues.
- Cut cloud costs by 30% with Terraform modules.
- Led a team of 12 engineers in two countries.
- Moved 45 services to Kubernetes within nine months.

IT Manager, Sample Inc, Berlin
March 2013 - April 2019
- Introduced ITIL change management for 300 users.
- Replaced the telephone system in 4 offices.

Education
BSc Computer Science, Example University, 2012

Skills
Budgeting, Okta, Terraform, Kubernetes, Windows Server
`;

export const POSTING = {
  company: 'Example Robotics',
  position: 'Platform Lead',
  location: null,
  description: 'You run our platform on Kubernetes and build it with Terraform.',
  requirements: 'Must have: Kubernetes, Terraform, Okta. Nice to have: ITIL.',
};

export function uploadForm(
  name: string | undefined,
  fileName: string,
  bytes: string | Uint8Array<ArrayBuffer>,
) {
  const form = new FormData();
  if (name !== undefined) form.append('name', name);
  form.append('resume', new File([bytes], fileName));
  return form;
}

/** Sends the form of an upload, as the owner with `cookie`. */
export async function sendResume(cookie: string, body: FormData, headers: Record<string, string> = {}) {
  const path = '/api/resumes/base/upload';
  const response = await call(resumesFunction, path, { body, headers: { cookie, ...headers } });
  const text = await response.text();
  return { status: response.status, text, body: JSON.parse(text) as unknown };
}

/** The resume with other skills. */
export const withSkills = (resume: ResumeContent, skills: string[]): ResumeContent => ({ ...resume, skills });

/** The owner's calls, with the steps that most tests begin with. */
export async function resumeCalls(db: Database) {
  const { owner, send } = await ownerCalls(db, resumesFunction);
  const expectBody = async <Body>(
    status: number,
    ...[method, path, body]: Parameters<typeof send>
  ): Promise<Body> => {
    const answer = await send(method, path, body);
    if (answer.status !== status)
      throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body as Body;
  };
  return {
    owner,
    send,
    get: <Body>(path: string) => expectBody<Body>(200, 'GET', `/api/resumes${path}`),
    put: <Body>(path: string, body: unknown) => expectBody<Body>(200, 'PUT', `/api/resumes${path}`, body),
    post: <Body>(path: string, body?: unknown) => expectBody<Body>(200, 'POST', `/api/resumes${path}`, body),
    made: <Body>(path: string, body?: unknown) => expectBody<Body>(201, 'POST', `/api/resumes${path}`, body),
    upload: async (
      name = 'Main',
      fileName = 'resume.txt',
      bytes: string | Uint8Array<ArrayBuffer> = RESUME_TEXT,
    ) => {
      const { status, text, body } = await sendResume(owner.cookie, uploadForm(name, fileName, bytes));
      if (status !== 201) throw new Error(`upload: ${status} ${text}`);
      return (body as { data: BaseResumeDetails }).data;
    },
    /** Of the only resume. */
    details: () => expectBody<TailoredResumeDetails>(200, 'GET', '/api/resumes/1'),
    /** A base, an application and a resume that was tailored to it. */
    async tailored(options: Record<string, unknown> = {}) {
      const base = await this.upload();
      const application = await makeJobApplication(db, POSTING);
      const resume = await this.made<CreatedResume>(`/create/${application.id}`, options);
      return { base, application, resume };
    },
  };
}
