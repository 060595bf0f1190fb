/** The whole API: reference, browser client and the access tests are derived from it. */
import { activity } from './activity.ts';
import { auth } from './auth.ts';
import { backup } from './backup.ts';
import { blog } from './blog.ts';
import { blogAdmin } from './blog-admin.ts';
import { certificates } from './certificates.ts';
import { chat } from './chat.ts';
import { contacts } from './contacts.ts';
import { dashboard } from './dashboard.ts';
import { database } from './database.ts';
import { files } from './files.ts';
import { fit } from './fit.ts';
import { health } from './health.ts';
import { jobs } from './jobs.ts';
import { screenshots } from './screenshots.ts';
import { resumes } from './resumes.ts';
import { assistant } from './assistant.ts';

export const contract = {
  activity,
  auth,
  backup,
  blog,
  blogAdmin,
  certificates,
  chat,
  contacts,
  dashboard,
  database,
  files,
  fit,
  health,
  jobs,
  screenshots,
  resumes,
  assistant,
};
