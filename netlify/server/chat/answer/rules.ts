/** The rules in the order in which they are tried; the first that has an answer gives it. */
import type { Rule } from './rule.ts';
import { career, inYear, namedRole } from './rules/career.ts';
import { blog, views } from './rules/blog.ts';
import { availability, contact, languages } from './rules/contact.ts';
import { credentials, namedCredential } from './rules/credentials.ts';
import { acknowledgement, greeting, hostile, task, thanks, unpublished } from './rules/manners.ts';
import { figures, person, strengths, years } from './rules/profile.ts';
import { namedProject, projectList, savings } from './rules/projects.ts';
import { recognition, testimonials } from './rules/recognition.ts';
import { assistant, calculator, privacy, resume, site } from './rules/site.ts';

/** What is turned away or answered with manners, whatever else is asked. */
export const MANNERS: readonly Rule[] = [
  hostile,
  task,
  unpublished,
  thanks,
  greeting,
  acknowledgement,
  privacy,
];

/** Questions of one topic: they speak only where they explain every word. */
export const TOPICS: readonly Rule[] = [
  views,
  assistant,
  calculator,
  contact,
  resume,
  languages,
  testimonials,
  namedCredential,
  credentials,
  strengths,
  availability,
  inYear,
  namedProject,
  blog,
  namedRole,
  recognition,
  savings,
  years,
  figures,
  projectList,
  site,
  person,
  career,
];

/** How many words that it does not explain a topic lets pass: it says itself what is not there, or asks for a side. */
export const LENIENCE: Readonly<Record<string, number>> = {
  credentials: 2,
  credential: 1,
  views: 4,
  blog: 4,
  languages: 2,
  availability: 1,
  site: 1,
  resume: 2,
  'roi-calculator': 3,
  contact: 1,
  testimonials: 3,
  year: 1,
};
