/** The rules in the order in which they are tried; the first that has an answer gives it. */
import type { Rule } from './rule.ts';
import { career, currentRole, inYear, namedRole, oneOfTheCareer, otherEmployer } from './rules/career.ts';
import { blog, posts, writing } from './rules/blog.ts';
import { availability, contact, languages, location } from './rules/contact.ts';
import { credentials, namedCredential } from './rules/credentials.ts';
import { evidence } from './rules/evidence.ts';
import { acknowledgement, greeting, hostile, task, thanks, unknown, unpublished } from './rules/manners.ts';
import { figures, focus, hiring, person, strengths, teamSize, toolbox, years } from './rules/profile.ts';
import { namedProject, projectList, savings } from './rules/projects.ts';
import { namedAward, recognition, testimonials } from './rules/recognition.ts';
import { assistant, calculator, game, privacy, resume, site } from './rules/site.ts';

export const RULES: readonly Rule[] = [
  hostile,
  task,
  unpublished,
  thanks,
  greeting,
  acknowledgement,
  privacy,
  assistant,
  calculator,
  contact,
  resume,
  languages,
  writing,
  testimonials,
  namedCredential,
  credentials,
  hiring,
  availability,
  inYear,
  blog,
  namedAward,
  namedProject,
  namedRole,
  recognition,
  currentRole,
  oneOfTheCareer,
  location,
  otherEmployer,
  savings,
  years,
  figures,
  projectList,
  focus,
  teamSize,
  toolbox,
  strengths,
  site,
  game,
  person,
  career,
  evidence,
  posts,
  unknown,
];
