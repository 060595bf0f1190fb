/** The owner's résumé as a Word document, made from the same content as the page (P-CON-3). */
import { Document, HeadingLevel, Packer, Paragraph, TextRun } from 'docx';
import { sections, words } from 'virtual:brand/site';
import { strFromU8, strToU8, unzipSync, zipSync, type Zippable } from 'fflate';

import { credentialLine, professionLine } from '#contracts/content.ts';
import { formatMonth, formatPeriod } from '#lib/content/career.ts';
import { telephoneOf } from '#lib/content/place.ts';
import { credentials, plainSkills, type SiteContent } from '#lib/content/site-content.ts';
import {
  bullet,
  detail,
  entryHeading,
  figures,
  footer,
  labelled,
  link,
  section,
  separated,
} from '#lib/documents/resume-parts.ts';
import { textParagraphs } from '#lib/documents/resume-text.ts';
import { NUMBERING, PAGE, STYLES } from '#lib/documents/resume-styles.ts';

export const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Builds the document; the same content gives the same bytes. */
export async function resumeDocx(content: SiteContent, siteUrl: string): Promise<Uint8Array<ArrayBuffer>> {
  const { profile } = content;
  const document = new Document({
    title: `${profile.name}, ${profile.label}: résumé`,
    subject: profile.headline,
    creator: profile.name,
    lastModifiedBy: profile.name,
    keywords: content.about.competencies.map(({ title }) => title).join(', '),
    description: profile.summary,
    styles: STYLES,
    numbering: NUMBERING,
    sections: [
      {
        properties: { page: PAGE },
        footers: { default: footer(`${profile.name}, ${profile.label}`) },
        children: [
          ...header(content, siteUrl),
          ...summary(content),
          ...experience(content),
          ...projects(content),
          ...skills(content),
          ...education(content),
          ...awards(content),
          ...languages(content),
        ],
      },
    ],
  });
  return reproducible(new Uint8Array(await Packer.toArrayBuffer(document)));
}

function header({ profile }: SiteContent, siteUrl: string): Paragraph[] {
  const { city, region, mapUrl } = profile.location;
  const place = [city, region].filter(Boolean).join(', ') || profile.location.country;
  const telephone = telephoneOf(profile);
  const contacts = [
    place && (mapUrl ? link(place, mapUrl) : new TextRun(place)),
    profile.phone && (telephone ? link(profile.phone, `tel:${telephone}`) : new TextRun(profile.phone)),
    link(profile.email, `mailto:${profile.email}`),
    profile.network.url && link(profile.network.label, profile.network.url),
    link(new URL(siteUrl).host, siteUrl),
  ].filter((contact) => contact !== '');
  return [
    new Paragraph({ heading: HeadingLevel.TITLE, text: profile.name }),
    new Paragraph({ style: 'Subtitle', text: professionLine(profile) }),
    detail(separated(contacts), false),
    ...(profile.stats.length > 0 ? [figures(profile.stats)] : []),
  ];
}

/** A heading with what belongs under it; without that there is no heading either. */
function headed(title: string, paragraphs: Paragraph[]): Paragraph[] {
  return paragraphs.length > 0 ? [section(title), ...paragraphs] : [];
}

function summary({ about, executiveSummary, profile }: SiteContent): Paragraph[] {
  const told = executiveSummary.length > 0 ? executiveSummary : [profile.summary];
  return [
    ...headed(sections.about.title, told.flatMap(textParagraphs)),
    ...headed(
      words.competencies,
      about.competencies.map(({ title, text }) => bullet(labelled(title, text))),
    ),
  ];
}

function experience({ roles }: SiteContent): Paragraph[] {
  return headed(
    sections.experience.label,
    roles.flatMap((role) => [
      entryHeading(role.title, formatPeriod(role)),
      detail([
        role.companyUrl ? link(role.company, role.companyUrl) : new TextRun(role.company),
        new TextRun(role.location && `, ${role.location}`),
      ]),
      ...(role.details.description
        ? [new Paragraph({ text: role.details.description, keepLines: true })]
        : []),
      ...role.details.achievements.map((text) => bullet(text)),
      ...role.details.responsibilities.map((text) => bullet(text)),
    ]),
  );
}

function projects(content: SiteContent): Paragraph[] {
  return headed(
    words.selectedProjects,
    content.projects.flatMap((project) => [
      entryHeading(project.title, project.subtitle),
      ...(project.metrics.length > 0 ? [metrics(project.metrics)] : []),
      new Paragraph({
        keepLines: true,
        children: [
          new TextRun(project.description),
          ...(project.articleUrl ? [new TextRun(' '), link('Article', project.articleUrl)] : []),
        ],
      }),
    ]),
  );
}

function metrics(list: SiteContent['projects'][number]['metrics']): Paragraph {
  return detail(
    separated(list.map(({ value, label }) => new TextRun({ text: `${value} ${label}`, style: 'Strong' }))),
  );
}

/** What each card lists; degrees and certificates stand under education. */
function skills(content: SiteContent): Paragraph[] {
  const cards = content.skills.map((card) => ({ title: card.title, list: plainSkills(card) }));
  return headed(
    words.skills,
    cards
      .filter(({ list }) => list.length > 0)
      .map(({ title, list }) => bullet(labelled(title, list.join(', ')))),
  );
}

function education(content: SiteContent): Paragraph[] {
  return headed(
    words.education,
    credentials(content.skills).map((credential) => {
      const { text, link: url } = credential;
      const rest = credentialLine(credential).slice(text.length);
      return bullet([url ? link(text, url) : new TextRun(text), ...(rest ? [new TextRun(rest)] : [])]);
    }),
  );
}

function awards(content: SiteContent): Paragraph[] {
  return headed(
    sections.awards.title,
    content.awards.map(({ title, url, issuer, date }) =>
      bullet([
        url ? link(title, url) : new TextRun(title),
        new TextRun(['', issuer, formatMonth(date)].filter((part, index) => index === 0 || part).join(', ')),
      ]),
    ),
  );
}

function languages({ profile }: SiteContent): Paragraph[] {
  const { languages: spoken } = profile;
  return headed(words.languages, spoken.length > 0 ? [new Paragraph({ text: spoken.join(', ') })] : []);
}

const NO_TIME = new Date(1980, 0, 1); // the first day that a zip archive can name
const RELATIONSHIP_ID = /(?<=\b(?:Id|r:id|r:embed)=")rId[\w-]+(?=")/g;
const TIMESTAMP = /<dcterms:(created|modified)\b.*?<\/dcterms:\1>/gs;

/** Numbers random relationship ids by appearance and takes the time of the build out of a .docx. */
function reproducible(docx: Uint8Array): Uint8Array<ArrayBuffer> {
  const ids = new Map<string, string>();
  const stableId = (id: string) => {
    const known = ids.get(id) ?? (/^rId\d+$/.test(id) ? id : `rIdLink${ids.size + 1}`);
    ids.set(id, known);
    return known;
  };
  const stable = (xml: string) => xml.replace(TIMESTAMP, '').replace(RELATIONSHIP_ID, stableId);
  const files: Zippable = {};
  for (const [path, bytes] of Object.entries(unzipSync(docx)).sort(([a], [b]) => (a < b ? -1 : 1))) {
    files[path] = /\.(xml|rels)$/.test(path) ? strToU8(stable(strFromU8(bytes))) : bytes;
  }
  return new Uint8Array(zipSync(files, { mtime: NO_TIME, level: 9 }));
}
