/** Who the owner is, as far as a file says it; what every kind of file is read into, and `content/` is written from. */

/** Months are `2019-05`. */
export type Month = string;

export type ImportedRole = {
  title: string;
  company: string;
  location: string;
  start: Month;
  /** `null` while it lasts. */
  end: Month | null;
  description: string;
  achievements: string[];
  responsibilities: string[];
};

/** A degree or certificate; a link leads to where it can be verified. */
export type ImportedCredential = {
  kind: 'education' | 'certificate';
  name: string;
  issuer: string;
  date?: Month | undefined;
  link?: string | undefined;
};

export type ImportedAward = {
  kind: 'recognition' | 'article';
  title: string;
  issuer: string;
  /** `2019-05` or `2019`. */
  date: string;
  summary: string;
  url?: string | undefined;
};

export type ImportedProject = {
  title: string;
  description: string;
  url?: string | undefined;
  outcomes?: string[];
};

export type ImportedTestimonial = { name: string; title: string; context: string; quote: string };

/** Everything may be empty. */
export type Person = {
  givenName: string;
  familyName: string;
  /** The profession, where the file has a field for it. */
  label: string;
  headline: string;
  /** Paragraphs. */
  summary: string[];
  email: string;
  phone: string;
  /** "Ljubljana, Slovenia": a place as it stands in the file. */
  location: string;
  network?: { label: string; url: string } | undefined;
  languages: string[];
  roles: ImportedRole[];
  credentials: ImportedCredential[];
  skills: string[];
  projects: ImportedProject[];
  awards: ImportedAward[];
  testimonials: ImportedTestimonial[];
};

/** What a file said, and what its reader has to say about it. */
export type Reading = { person: Person; notes: Notes };

/** Sentences for the report. */
export type Notes = {
  /** What nobody wrote like that: to be looked at. */
  guessed: string[];
  /** What the file says and content does not get. */
  leftOut: string[];
};

export const nobody = (): Person => ({
  givenName: '',
  familyName: '',
  label: '',
  headline: '',
  summary: [],
  email: '',
  phone: '',
  location: '',
  languages: [],
  roles: [],
  credentials: [],
  skills: [],
  projects: [],
  awards: [],
  testimonials: [],
});

/** One person of several files: the first that says something is believed, list by list. */
export function mergeReadings(readings: readonly Reading[]): Reading {
  const person = readings.map((reading) => reading.person).reduce(fillFrom, nobody());
  return {
    person,
    notes: {
      guessed: readings.flatMap(({ notes }) => notes.guessed),
      leftOut: readings.flatMap(({ notes }) => notes.leftOut),
    },
  };
}

/** For whoever does not want to be called. */
export function withoutPhone({ person, notes }: Reading): Reading {
  const guessed = notes.guessed.filter((line) => !line.startsWith('`phone`'));
  return { person: { ...person, phone: '' }, notes: { ...notes, guessed } };
}

function fillFrom(person: Person, other: Person): Person {
  const said = Object.entries(person).filter(([, value]) => isSaid(value));
  return { ...other, ...Object.fromEntries(said) };
}

/** Whether a field of a person holds anything. */
export function isSaid(value: Person[keyof Person]): boolean {
  return typeof value === 'string' || Array.isArray(value) ? value.length > 0 : value !== undefined;
}

/** @throws {Error} where files tell of nobody: an import of nothing would replace everything by nothing */
export function assertSomebody({ givenName, roles, skills }: Person): void {
  if (givenName === '' && roles.length === 0 && skills.length === 0)
    throw new Error('Neither a name nor a position was found: nothing was written.');
}
