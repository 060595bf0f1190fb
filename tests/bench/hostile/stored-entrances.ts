/** Texts that are stored, and what it costs to read them again: as many and as long as they may be. */
import { eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

import { assistantAnswers } from '../../../netlify/server/db/schema/assistant.ts';
import { blogPosts } from '../../../netlify/server/db/schema/blog.ts';
import { contacts } from '../../../netlify/server/db/schema/contacts.ts';
import { jobApplications } from '../../../netlify/server/db/schema/jobs.ts';
import { baseResumes } from '../../../netlify/server/db/schema/resumes.ts';
import { CONTENT_MAXIMUM } from '../../../src/contracts/blog-post-input.ts';
import { RESUME_LIMITS } from '../../../src/contracts/resume-content.ts';
import { isHardToIndex } from '../../../src/contracts/search-runs.ts';
import { OF_RESUMES, someOf } from './alphabet.ts';
import type { Entrance } from './entrance.ts';
import { STORED, type Host } from './host.ts';

const FEW = someOf(16);
const ROWS = { messages: 1_000, answers: 200, questions: 12 };
const QUESTION_CHARACTERS = 290;
const ANSWER_CHARACTERS = 2_000;
const LINE_CHARACTERS = 200;
const NOTES_CHARACTERS = 5_000;
/** A longer one is refused before it is compared. */
const STATEMENT_CHARACTERS = 350;

const storable = (text: string) => text.replaceAll('\u0000', '').toWellFormed();

export function storedEntrances(host: Host): Entrance[] {
  const get = (path: string) => () => host.send({ path, headers: { cookie: host.cookie } });
  const asking = (message: string) => () =>
    host.send({
      method: 'POST',
      path: '/api/chat',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message }),
    });
  const reads = (
    name: string,
    isPublic: boolean,
    { prepare, maximum }: Pick<Entrance, 'prepare' | 'maximum'>,
    send: () => Promise<number>,
  ): Entrance => ({
    name,
    isPublic,
    maximum,
    alphabet: FEW,
    ...(prepare && { prepare }),
    send,
  });
  const { post, messages, answers, applications, resume } = stores(host);
  return [
    reads('stored post: list', true, post, get('/api/blog/posts?limit=100')),
    reads('stored post: search', true, post, get('/api/blog/posts?search=word')),
    reads('stored post: the assistant', true, post, asking('What do you write about in your blog?')),
    reads('stored post: the editor', false, post, get('/api/blog/admin/posts/1')),
    reads('stored post: Word export', false, post, get('/api/admin/files/blog-export?id=1')),
    reads('stored messages: CSV', false, messages, get('/api/contacts/export')),
    reads('stored messages: list', false, messages, get('/api/contacts')),
    reads(
      'stored answers: the assistant',
      true,
      answers,
      asking('What do you think of the weather on Mars?'),
    ),
    reads('stored answers: the score', false, answers, get('/api/chat/score')),
    reads('stored answers: list', false, answers, get('/api/tools/assistant/answers')),
    ...['applications', 'dashboard', 'applications/export', 'silences', 'status-changes'].map((path) =>
      reads(`stored applications: ${path}`, false, applications, get(`/api/job/${path}`)),
    ),
    reads('stored applications: calendar', true, applications, () =>
      host.send({ path: `/api/job/calendar/${host.calendar}` }),
    ),
    reads(
      'stored applications: similar',
      false,
      applications,
      get('/api/job/applications/similar?company=Example&position=Engineer'),
    ),
    reads('stored application: fit of a resume', false, applications, () =>
      host.send({ method: 'POST', path: '/api/resumes/analyze/1/1', headers: { cookie: host.cookie } }),
    ),
    reads('stored application: a proposal', false, applications, () =>
      host.send({ method: 'POST', path: '/api/resumes/propose/1/1', headers: { cookie: host.cookie } }),
    ),
    {
      name: 'stored resume: held against its base',
      isPublic: false,
      ...resume,
      alphabet: OF_RESUMES,
      send: (text) =>
        host.send({
          method: 'PUT',
          path: '/api/resumes/1',
          headers: { cookie: host.cookie, 'content-type': 'application/json' },
          body: JSON.stringify({ resume: resumeOf(`Directed ${text.slice(0, STATEMENT_CHARACTERS)}`) }),
        }),
    },
  ];
}

function resumeOf(text: string) {
  const bullets = [text.slice(0, RESUME_LIMITS.bullet)];
  return {
    summary: text.slice(0, RESUME_LIMITS.summary),
    experience: [{ title: 'A', company: 'B', bullets }],
  };
}

type Store = Required<Pick<Entrance, 'prepare' | 'maximum'>>;

/** What fills a table with one text, and how long that is. */
function stores({ db }: Host): Record<'post' | 'messages' | 'answers' | 'applications' | 'resume', Store> {
  const replace = async <Table extends PgTable>(table: Table, rows: Table['$inferInsert'][]) => {
    await db.delete(table);
    await db.insert(table).values(rows);
  };
  const many = <Row>(count: number, row: (index: number) => Row) =>
    Array.from({ length: count }, (_, index) => row(index));
  return {
    post: {
      maximum: CONTENT_MAXIMUM,
      async prepare(content) {
        const text = storable(content);
        if (isHardToIndex(text)) return; // no post holds it
        await db.update(blogPosts).set({ content: text }).where(eq(blogPosts.id, 1));
      },
    },
    messages: {
      maximum: NOTES_CHARACTERS,
      prepare: (message) =>
        replace(
          contacts,
          many(ROWS.messages, () => ({
            firstName: 'A',
            lastName: 'B',
            email: 'a@example.com',
            opportunityType: 'other',
            message: storable(message),
            status: 'new' as const,
          })),
        ),
    },
    answers: {
      maximum: ANSWER_CHARACTERS,
      prepare: (answer) =>
        replace(
          assistantAnswers,
          many(ROWS.answers, (row) => ({
            questions: many(
              ROWS.questions,
              (index) => `${storable(answer).slice(0, QUESTION_CHARACTERS)} ${row} ${index}`,
            ),
            answer: storable(answer),
            link: STORED,
          })),
        ),
    },
    applications: {
      maximum: NOTES_CHARACTERS,
      async prepare(text) {
        const line = storable(text.slice(0, LINE_CHARACTERS));
        const notes = storable(text);
        const values = { company: line, position: line, notes, description: notes, requirements: notes };
        await db.update(jobApplications).set({ ...values, nextStepAction: line, nextStepDate: '2026-12-01' });
      },
    },
    resume: {
      maximum: RESUME_LIMITS.summary,
      async prepare(text) {
        await db.update(baseResumes).set({ correction: JSON.stringify(resumeOf(text)) });
      },
    },
  };
}
