/** Base resumes, tailored ones, their analysis, and what was sent (R-1 to R-10, D28 to D30). */
import { z } from 'zod';

import { owner, ownerOnce } from './base.ts';
import { line } from './owner-text.ts';
import { ResumeContent } from './resume-content.ts';
import { ResumeAnalysis } from './resume-score.ts';
import {
  BaseResume,
  BaseResumeDetails,
  CreatedResume,
  ResumeFormat,
  ResumeLayout,
  ResumePages,
  ResumeProposal,
  SentResume,
  TailoredResume,
  TailoredResumeDetails,
} from './resume-views.ts';
import { ById, Id, Moment } from './values.ts';

/** `.json` is a JSON Resume; the others are those of R-6. */
export const RESUME_EXTENSIONS = ['.pdf', '.doc', '.docx', '.txt', '.json'] as const;
export const RESUME_BYTES_MAXIMUM = 4 * 1024 * 1024;
/** In characters, of text that is typed or pasted instead of a file. */
export const RESUME_TEXT_MAXIMUM = 60_000;
export const RESUME_NAME_MAXIMUM = 100;
/** Said where an application's resume is asked for and there is none to make it of (D28). */
export const NO_BASE_RESUME = 'Upload a base resume first';

const ForJob = z.strictObject({ resumeId: Id, jobId: Id });
const Name = line(RESUME_NAME_MAXIMUM, 'Enter a name').min(1, 'Enter a name');

/** Beside the `resume` file of the form. */
export const BaseUploadFields = z.object({ name: Name });

export const SentInput = z.strictObject({
  sentTo: line(200, 'Say to whom').min(1, 'Say to whom'),
  format: ResumeFormat.default('docx'),
});

export const resumes = {
  list: owner.get('/resumes', 'Tailored resumes, newest first').output(z.array(TailoredResume)),
  listBase: owner.get('/resumes/base', 'Base resumes, the primary first').output(z.array(BaseResume)),
  create: ownerOnce
    .create('/resumes/create/{jobApplicationId}', 'Tailor the primary base resume to an application', {
      description: `400 \`NO_BASE_RESUME\` “${NO_BASE_RESUME}” without any (D28). 422 \`BASE_NOT_READ\` where the primary one could not be read and is not corrected.`,
    })
    .input(
      z.strictObject({
        jobApplicationId: Id,
        pages: ResumePages.default('all'),
        layout: ResumeLayout.default('single'),
      }),
    )
    .output(CreatedResume),
  uploadBase: ownerOnce
    .create('/resumes/base/upload', 'Upload a base resume; the first becomes primary', {
      description: `multipart/form-data with \`resume\` (${RESUME_EXTENSIONS.join(', ')}; at most 4 MB) and \`name\`.`,
    })
    .output(z.object({ data: BaseResumeDetails })),
  addBaseText: ownerOnce
    .create('/resumes/base/text', 'Make a base resume of typed or pasted text')
    .input(
      z.strictObject({
        name: Name,
        text: z
          .string('Enter the text of your resume')
          .max(RESUME_TEXT_MAXIMUM, `Use at most ${RESUME_TEXT_MAXIMUM} characters`)
          .refine((text) => text.trim() !== '', 'Enter the text of your resume'),
      }),
    )
    .output(BaseResumeDetails),
  addBaseFromSite: ownerOnce
    .create('/resumes/base/site', 'Make a base resume of the published content')
    .output(BaseResumeDetails),
  getBase: owner
    .get('/resumes/base/{id}', 'One base resume with its reading')
    .input(ById)
    .output(BaseResumeDetails),
  correctBase: ownerOnce
    .put(
      '/resumes/base/{id}',
      'Correct the reading of a base resume; the correction survives a new reading, null takes it back',
      {
        description:
          '409 `STALE` has the resume as it is now in `current` when it changed since `updatedAt`.',
      },
    )
    .input(
      z.strictObject({
        id: Id,
        name: Name.optional(),
        content: ResumeContent.nullable().optional(),
        updatedAt: Moment.optional(),
      }),
    )
    .output(BaseResumeDetails),
  readBase: ownerOnce
    .post('/resumes/base/{id}/read', 'Read the document again')
    .input(ById)
    .output(BaseResumeDetails),
  activateBase: ownerOnce
    .patch('/resumes/base/{id}/activate', 'Make a base resume primary')
    .input(ById)
    .output(BaseResume),
  removeBase: ownerOnce
    .delete('/resumes/base/{id}', 'Delete a base resume; the newest becomes primary where the primary went')
    .input(ById)
    .output(ById),
  downloadBase: owner
    .get('/resumes/base/{id}/download', 'The document as it came')
    .input(ById)
    .output(z.file()),
  get: owner
    .get('/resumes/{id}', 'One tailored resume with its evidence')
    .input(ById)
    .output(TailoredResumeDetails),
  update: ownerOnce
    .put('/resumes/{id}', 'Change a tailored resume; what the base does not support is refused', {
      description:
        '422 `UNSUPPORTED` names each text that the base does not support in `fields`, by its path. 409 `STALE` has the resume as it is now in `current`.',
    })
    .input(
      z.strictObject({
        id: Id,
        title: line(200, 'Enter a title').min(1, 'Enter a title').optional(),
        resume: ResumeContent.optional(),
        layout: ResumeLayout.optional(),
        updatedAt: Moment.optional(),
      }),
    )
    .output(TailoredResumeDetails),
  restore: ownerOnce
    .post('/resumes/{id}/versions/{version}/restore', 'Take up a former version again, as a new one')
    .input(z.strictObject({ id: Id, version: z.coerce.number().int().min(1).max(100_000) }))
    .output(TailoredResumeDetails),
  remove: ownerOnce
    .delete('/resumes/{id}', 'Delete a tailored resume; what was sent of it stays')
    .input(ById)
    .output(ById),
  download: owner
    .get('/resumes/{id}/download', 'A tailored resume as a file')
    .input(
      z.strictObject({
        id: Id,
        format: ResumeFormat.default('docx'),
        layout: ResumeLayout.optional(),
        /** `inline` is for the preview of a PDF. */
        disposition: z.enum(['attachment', 'inline']).default('attachment'),
      }),
    )
    .output(z.file()),
  analyze: owner
    .post(
      '/resumes/analyze/{resumeId}/{jobId}',
      'How well a tailored resume fits an application; nothing but its last score is stored (D30)',
    )
    .input(ForJob)
    .output(ResumeAnalysis),
  propose: owner
    .post(
      '/resumes/propose/{resumeId}/{jobId}',
      'What would raise the score, each change with its evidence; nothing is stored',
    )
    .input(ForJob)
    .output(z.array(ResumeProposal)),
  enhance: ownerOnce
    .post(
      '/resumes/enhance/{resumeId}/{jobId}',
      'Take on what raises the score: all of it, or the accepted proposals; the former version stays',
    )
    .input(
      z.strictObject({
        ...ForJob.shape,
        /** Without it, all of them. */
        accepted: z
          .array(ResumeProposal.pick({ path: true, after: true }))
          .max(200)
          .optional(),
      }),
    )
    .output(CreatedResume),
  pin: ownerOnce
    .create('/resumes/{id}/sent', 'Note that a resume was sent; its file stays as it is now, for ever')
    .input(z.strictObject({ id: Id, ...SentInput.shape }))
    .output(SentResume),
  listSent: owner
    .get('/resumes/sent', 'What was sent, newest first')
    .input(z.strictObject({ jobApplicationId: Id.optional() }))
    .output(z.array(SentResume)),
  downloadSent: owner
    .get('/resumes/sent/{id}/download', 'A sent file, as it was')
    .input(ById)
    .output(z.file()),
};
