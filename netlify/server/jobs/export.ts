import type { JobExportQuery } from '#contracts/jobs.ts';

import { csvFile } from '../api/csv.ts';
import type { Database } from '../db/database.ts';
import * as repository from './repository.ts';

/** Every field of the applications that fit the query, latest first. */
export async function exportApplications(db: Database, query: JobExportQuery): Promise<File> {
  const rows = await repository.selectApplications(db, {
    ...query,
    sortBy: 'appliedDate',
    sortOrder: 'desc',
  });
  return csvFile(
    'job-applications.csv',
    [
      ['Company', (row) => row.company],
      ['Position', (row) => row.position],
      ['Location', (row) => row.location],
      ['Salary', (row) => row.salary],
      ['Status', (row) => row.status],
      ['Priority', (row) => row.priority],
      ['Applied', (row) => row.appliedDate],
      ['Source', (row) => row.source],
      ['Address', (row) => row.jobUrl],
      ['Hiring manager', (row) => row.hiringManager],
      ['Hiring manager’s page', (row) => row.hiringManagerLink],
      ['Contact person', (row) => row.contactPerson],
      ['Contact email', (row) => row.contactEmail],
      ['Next step', (row) => row.nextStepAction],
      ['Next step on', (row) => row.nextStepDate],
      ['Description', (row) => row.description],
      ['Requirements', (row) => row.requirements],
      ['Notes', (row) => row.notes],
      ['Details', (row) => row.details],
      ['Created', (row) => row.createdAt],
      ['Updated', (row) => row.updatedAt],
    ],
    rows,
  );
}
