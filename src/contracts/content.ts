/** The shapes of the files in `content/`: one schema for the site, the documents and the assistant. */
import { z } from 'zod';

const Text = z.string().trim().min(1);
const ExternalUrl = z.url({ protocol: /^https$/ });
const YearMonth = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Use YYYY-MM');

/** A figure of the hero or a project tile: `{ value: '15+', label: 'Years Experience' }`. */
const Metric = z.strictObject({ value: Text, label: Text });

/** content/profile.yaml — who the owner is. Every personal value is sample data until replaced. */
export const Profile = z.strictObject({
  name: Text,
  givenName: Text,
  familyName: Text,
  label: Text,
  headline: Text,
  tagline: Text,
  /** One paragraph for search engines, feeds and documents. */
  summary: Text,
  stats: z.array(Metric).length(3),
  email: z.email(),
  phone: Text,
  location: z.strictObject({
    city: Text,
    region: Text,
    country: Text,
    /** ISO 3166-1 alpha-2, for machines. */
    countryCode: z.string().regex(/^[A-Z]{2}$/, 'Use two capitals, as in CA'),
    mapUrl: ExternalUrl,
  }),
  /** The professional network profile that the contact section links to. */
  network: z.strictObject({ label: Text, url: ExternalUrl }),
  /** How and from when the owner can be hired; the assistant quotes it. */
  availability: Text,
  /** P-CON-2, in order. */
  opportunities: z.array(Text).min(1),
  /** Labels of the Portfolio dropdown by section id (P-NAV-2), in order. */
  navigation: z.array(z.strictObject({ section: Text, label: Text })).min(1),
  languages: z.array(Text),
});
export type Profile = z.infer<typeof Profile>;

/** content/about.mdx — frontmatter; the body is the Executive Summary. */
export const About = z.strictObject({
  /** Text under "Strategic Technology Leader". */
  leadership: Text,
  competencies: z.array(z.strictObject({ title: Text, text: Text })).length(5),
  focus: z.array(z.strictObject({ title: Text, text: Text })).length(3),
});
export type About = z.infer<typeof About>;

/** content/roles/*.yaml — one employment each; the timeline shows current roles first, then by `end`, then by `start`. */
export const Role = z.strictObject({
  title: Text,
  company: Text,
  companyUrl: ExternalUrl.nullable(),
  location: Text,
  start: YearMonth,
  /** `null` while it lasts. */
  end: YearMonth.nullable(),
  skills: z.array(Text).min(1),
  details: z.strictObject({
    description: Text,
    achievements: z.array(Text).min(1),
    responsibilities: z.array(Text).min(1),
  }),
});
export type Role = z.infer<typeof Role>;

/** A degree or certificate in the words of documents and structured data; cards show only `text`. */
const Credential = z.strictObject({
  kind: z.enum(['education', 'certificate']),
  name: Text,
  issuer: Text,
  /** When it was, or will be, obtained. */
  date: YearMonth.optional(),
});

/** A skill that can be verified elsewhere (P-SKL-3). */
const LinkedSkill = z.strictObject({ text: Text, link: ExternalUrl, credential: Credential.optional() });
export type LinkedSkill = z.infer<typeof LinkedSkill>;

/** content/skills/*.yaml — a card of the Expertise section. */
export const SkillCategory = z.strictObject({
  order: z.int(),
  /** Name of a lucide icon. */
  icon: Text,
  title: Text,
  skills: z.array(z.union([Text, LinkedSkill])).min(1),
  details: z.strictObject({ description: Text, highlights: z.array(Text).min(1) }),
});
export type SkillCategory = z.infer<typeof SkillCategory>;

/** content/projects/*.yaml — a card of Portfolio Highlights. */
export const Project = z.strictObject({
  order: z.int(),
  icon: Text,
  title: Text,
  subtitle: Text,
  description: Text,
  metrics: z.array(Metric).length(2),
  skills: z.array(Text).min(1),
  /** Only where an article was published (P-PRJ-5). */
  articleUrl: ExternalUrl.optional(),
  details: z.strictObject({
    overview: Text,
    challenges: z.array(Text).min(1),
    outcomes: z.array(Text).min(1),
  }),
});
export type Project = z.infer<typeof Project>;

/** content/awards/*.yaml — a card of Awards and Publications. */
export const Award = z.strictObject({
  order: z.int(),
  kind: z.enum(['video-series', 'article', 'social-post', 'recognition']),
  title: Text,
  /** Who published or awarded it. */
  issuer: Text,
  date: z.union([YearMonth, z.string().regex(/^\d{4}$/)]),
  summary: Text,
  /** Paragraphs of the scrollable reader panel (articles and posts). */
  body: z.array(Text).optional(),
  url: ExternalUrl.optional(),
});
export type Award = z.infer<typeof Award>;

/** content/testimonials/*.yaml — a recommendation. */
export const Testimonial = z.strictObject({
  order: z.int(),
  name: Text,
  profileUrl: ExternalUrl,
  /** File under `public/`. */
  headshot: z.string().startsWith('/'),
  title: Text,
  relationship: Text,
  /** A date or a theme line. */
  context: Text,
  quote: Text,
});
export type Testimonial = z.infer<typeof Testimonial>;

/** content/assistant.yaml — suggested questions, and what the assistant says about the site itself. */
export const Assistant = z.strictObject({
  suggestions: z.array(Text).min(2).max(5),
  site: z.array(
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
