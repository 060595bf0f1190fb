/** The shapes of the files in `content/`: one schema for the site, the documents and the assistant. */
import { z } from 'zod';

const Text = z.string().trim().min(1);
const ExternalUrl = z.url({ protocol: /^https$/ });

const MONTH_RULE = 'Use YYYY-MM, such as 2019-05';
const YearMonth = z.string(MONTH_RULE).regex(/^\d{4}-(0[1-9]|1[0-2])$/, MONTH_RULE);

/** A month, or a year alone, which YAML takes for a number. */
const DATE_RULE = 'Use YYYY-MM or YYYY, such as 2019-05 or 2019';
const YearOrMonth = z.union(
  [
    z.string().regex(/^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/, DATE_RULE),
    z.int(DATE_RULE).min(1000, DATE_RULE).max(9999, DATE_RULE).transform(String),
  ],
  DATE_RULE,
);

/** What a person leaves out, or leaves blank, is an empty text or an empty list: no page shows either. */
const OptionalText = Text.nullish().transform((text) => text ?? '');
const OptionalUrl = ExternalUrl.nullish().transform((url) => url ?? '');
const listOf = <Entry extends z.ZodType>(entry: Entry) =>
  z
    .array(entry)
    .nullish()
    .transform((list) => list ?? []);

/** Beyond this a headline pushes the buttons off the first screen and out of the picture of link previews. */
export const HEADLINE_MAXIMUM = 120;

/** A figure of the hero or a project tile: `{ value: '15+', label: 'Years Experience' }`. */
const Metric = z.strictObject({ value: z.union([Text, z.number().transform(String)]), label: Text });

/** content/profile.yaml — who the owner is. Every personal value is sample data until replaced. */
export const Profile = z.strictObject({
  name: Text,
  givenName: Text,
  familyName: OptionalText,
  label: Text,
  headline: Text.max(HEADLINE_MAXIMUM, `Use at most ${HEADLINE_MAXIMUM} characters: it is the largest text`),
  tagline: OptionalText,
  /** One paragraph for search engines, feeds and documents. */
  summary: Text,
  stats: listOf(Metric),
  email: z.email(),
  phone: OptionalText,
  location: z
    .strictObject({
      city: OptionalText,
      region: OptionalText,
      country: OptionalText,
      /** ISO 3166-1 alpha-2, for machines. */
      countryCode: z
        .string()
        .regex(/^[A-Z]{2}$/, 'Use two capitals, as in CA')
        .nullish()
        .transform((code) => code ?? ''),
      mapUrl: OptionalUrl,
    })
    .nullish()
    .transform((place) => place ?? { city: '', region: '', country: '', countryCode: '', mapUrl: '' }),
  /** The professional network profile that the contact section links to. */
  network: z
    .strictObject({ label: Text, url: ExternalUrl })
    .nullish()
    .transform((profile) => profile ?? { label: '', url: '' }),
  /** How and from when the owner can be hired; the assistant quotes it. */
  availability: OptionalText,
  /** P-CON-2, in order. */
  opportunities: listOf(Text),
  /** Labels of the Portfolio dropdown by section id (P-NAV-2), in order; without it the sections' own labels. */
  navigation: listOf(z.strictObject({ section: Text, label: Text })),
  languages: listOf(Text),
});
export type Profile = z.infer<typeof Profile>;

/** content/about.mdx — frontmatter; the body is the Executive Summary. */
export const About = z.strictObject({
  /** How the owner leads or works; its heading is a word of brand.yaml. */
  leadership: OptionalText,
  competencies: listOf(z.strictObject({ title: Text, text: Text })),
  focus: listOf(z.strictObject({ title: Text, text: Text })),
});
export type About = z.infer<typeof About>;

/** content/roles/*.yaml — one employment each; the timeline shows current roles first, then by `end`, then by `start`. */
export const Role = z.strictObject({
  title: Text,
  company: Text,
  companyUrl: ExternalUrl.nullish().transform((url) => url ?? null),
  location: OptionalText,
  start: YearMonth,
  /** `null` while it lasts. */
  end: YearMonth.nullable(),
  skills: listOf(Text),
  details: z
    .strictObject({
      description: OptionalText,
      achievements: listOf(Text),
      responsibilities: listOf(Text),
    })
    .prefault({}),
});
export type Role = z.infer<typeof Role>;

/** A degree or certificate in the words of documents and structured data; cards show only its `text`. */
const Credential = z.strictObject({
  kind: z.enum(['education', 'certificate']),
  name: Text,
  issuer: OptionalText,
  /** When it was, or will be, obtained. */
  date: YearOrMonth.optional(),
});

/** A skill that can be verified elsewhere (P-SKL-3), or that is a degree or certificate. */
const LinkedSkill = z.strictObject({
  text: Text,
  link: OptionalUrl,
  credential: Credential.optional(),
});
export type LinkedSkill = z.infer<typeof LinkedSkill>;

/** "CISSP, ISC2": a degree or certificate on one line, with its issuer where the text does not name it. */
export const credentialLine = ({ text, issuer }: { text: string; issuer: string }): string =>
  issuer && !text.includes(issuer) ? `${text}, ${issuer}` : text;

/** "Head nurse, Care that arrives on time": both on one line, but one alone that says all that the other does. */
export function professionLine({ label, headline }: { label: string; headline: string }): string {
  const wordsOf = (text: string) => text.toLowerCase().split(' ');
  const says = (text: string, other: string) => wordsOf(other).every((word) => wordsOf(text).includes(word));
  if (says(headline, label)) return headline;
  return says(label, headline) ? label : `${label}, ${headline}`;
}

/** content/skills/*.yaml — a card of the Expertise section. */
export const SkillCategory = z.strictObject({
  order: z.int(),
  /** Name of a lucide icon. */
  icon: OptionalText,
  title: Text,
  skills: listOf(z.union([Text, LinkedSkill])),
  details: z.strictObject({ description: OptionalText, highlights: listOf(Text) }).prefault({}),
});
export type SkillCategory = z.infer<typeof SkillCategory>;

/** content/projects/*.yaml — a card of Portfolio Highlights. */
export const Project = z.strictObject({
  order: z.int(),
  icon: OptionalText,
  title: Text,
  subtitle: OptionalText,
  description: Text,
  metrics: listOf(Metric),
  skills: listOf(Text),
  /** Only where an article was published (P-PRJ-5). */
  articleUrl: ExternalUrl.optional(),
  details: z
    .strictObject({ overview: OptionalText, challenges: listOf(Text), outcomes: listOf(Text) })
    .prefault({}),
});
export type Project = z.infer<typeof Project>;

/** content/awards/*.yaml — a card of Awards and Publications. */
export const Award = z.strictObject({
  order: z.int(),
  kind: z.enum(['video-series', 'article', 'social-post', 'recognition']),
  title: Text,
  /** Who published or awarded it. */
  issuer: OptionalText,
  date: YearOrMonth,
  summary: OptionalText,
  /** Paragraphs of the scrollable reader panel (articles and posts). */
  body: z.array(Text).optional(),
  url: ExternalUrl.optional(),
});
export type Award = z.infer<typeof Award>;

/** content/testimonials/*.yaml — a recommendation. */
export const Testimonial = z.strictObject({
  order: z.int(),
  name: Text,
  profileUrl: OptionalUrl,
  /** File under `public/`. */
  headshot: z
    .string()
    .startsWith('/')
    .nullish()
    .transform((path) => path ?? ''),
  title: OptionalText,
  relationship: OptionalText,
  /** A date or a theme line. */
  context: OptionalText,
  /** How many of five; without it no stars are shown. */
  stars: z.int().min(1).max(5).optional(),
  quote: Text,
});
export type Testimonial = z.infer<typeof Testimonial>;

/** content/assistant.yaml — suggested questions, and what the assistant says about the site itself. */
export const Assistant = z.strictObject({
  suggestions: listOf(Text).pipe(z.array(Text).max(5)),
  site: listOf(
    z.strictObject({
      topic: z.enum(['assistant', 'site', 'roi-calculator', 'resume', 'game', 'blog', 'privacy']),
      /** The section that an answer points to. */
      section: Text,
      title: Text,
      /** `{name}` and `{givenName}` stand for the owner's. */
      text: Text,
    }),
  ),
});
export type Assistant = z.infer<typeof Assistant>;
