import type { JobApplicationInput } from '#contracts/job-application-input.ts';
import type { Database } from '#server/db/database.ts';
import { jobApplications } from '#server/db/schema/jobs.ts';

/** Every field of the form as the owner could fill it in. */
export function jobApplicationInput(changes: Partial<JobApplicationInput> = {}): JobApplicationInput {
  return {
    company: 'Example Robotics',
    position: 'Director of IT Operations',
    location: 'Amsterdam, NL',
    salary: 'EUR 120,000–140,000 per year',
    hiringManager: 'Hana Manager',
    hiringManagerLink: 'https://people.example.com/hana',
    jobUrl: 'https://jobs.example.com/42?ref=a',
    description: 'Runs the platform.\n\n• Leads 12 people',
    requirements: 'Ten years of operations',
    appliedDate: '2026-11-02',
    status: 'pending',
    priority: 'high',
    source: 'Example Jobs',
    contactPerson: 'Rita Recruiter',
    contactEmail: 'rita@example.com',
    notes: 'Ask about travel.',
    nextStepDate: '2026-12-01',
    nextStepAction: 'Send references',
    details: 'Full-time',
    ...changes,
  };
}

let made = 0;

/** A stored application. */
export async function makeJobApplication(
  db: Database,
  values: Partial<typeof jobApplications.$inferInsert> = {},
) {
  made += 1;
  const [row] = await db
    .insert(jobApplications)
    .values({ company: `Company ${made}`, position: `Position ${made}`, ...values })
    .returning();
  if (!row) throw new Error('no application was made');
  return row;
}
