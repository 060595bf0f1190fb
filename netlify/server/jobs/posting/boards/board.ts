/** What a public job board is to the tracker: which addresses are its own, and where its own data are. */
import type { JsonRecord } from '../json-ld.ts';

/** Where the data of a posting are, by the address of its page. */
export type BoardAddress = { api: string; company: string | undefined };

export type Board = {
  name: string;
  /** Nothing for an address of another site. */
  addressOf: (url: URL) => BoardAddress | undefined;
  /** What the board says as a JobPosting of schema.org; `gone` where it has no such posting any more. */
  postingOf: (text: string, url: URL) => JsonRecord | 'gone' | undefined;
};

/** The parts of a path without empty ones: `/acme/jobs/42` has three. */
export const pathOf = ({ pathname }: URL): string[] => pathname.split('/').filter(Boolean);

/** `acme-robotics` as a name, where the board says no better one. */
export function nameOfSlug(slug: string): string {
  const words = slug.split(/[-_.\s]+/).filter(Boolean);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}

const WORD = /^[\w.-]{1,100}$/;

/** A part of a path that goes into an address of ours: a plain word. */
export const isWord = (part: string | undefined): part is string =>
  part !== undefined && WORD.test(part) && !/^\.+$/.test(part);
