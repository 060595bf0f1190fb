/** What stands on paper: the head of a resume, its sections in order, and what is in the side column. */
import type { Part } from './links.ts';

export type Entry = {
  title: string;
  /** Beside the title, at the right edge: a period or a date. */
  aside: string;
  /** Beneath the title: company and place. */
  details: string[];
  bullets: string[];
};

export type Section = { heading: string } & (
  | { kind: 'text'; paragraphs: string[] }
  | { kind: 'entries'; entries: Entry[] }
  | { kind: 'bullets'; items: string[] }
  /** One after the other on a line, or one beneath the other in the side column. */
  | { kind: 'list'; items: string[] }
  | { kind: 'contact'; parts: Part[] }
);

export type Outline = {
  name: string;
  headline: string;
  /** Lines beneath the name; none where the side column has them. */
  contact: Part[][];
  main: Section[];
  side: Section[];
  /** True where the resume is longer than what is printed: see bounded.ts. */
  isCut: boolean;
};
