/** The owner's résumé as a Word document, made from the same content as the page (P-CON-3). */
import { Document, HeadingLevel, Packer, Paragraph, TextRun } from 'docx';

import { formatMonth, formatPeriod } from '#lib/content/career.ts';
import { credentials, skillText, type SiteContent } from '#lib/content/site-content.ts';
import { reproducible } from '#lib/documents/reproducible.ts';
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
        ],
      },
    ],
  });
  return reproducible(new Uint8Array(await Packer.toArrayBuffer(document)));
}

function header({ profile }: SiteContent, siteUrl: string): Paragraph[] {
  const { city, region, mapUrl } = profile.location;
  const contacts = [
    link(`${city}, ${region}`, mapUrl),
    link(profile.phone, `tel:${profile.phone.replace(/[^+\d]/g, '')}`),
    link(profile.email, `mailto:${profile.email}`),
    link(profile.network.label, profile.network.url),
    link(new URL(siteUrl).host, siteUrl),
  ];
  return [
    new Paragraph({ heading: HeadingLevel.TITLE, text: profile.name }),
    new Paragraph({ style: 'Subtitle', text: `${profile.label}, ${profile.headline}` }),
    detail(separated(contacts), false),
    figures(profile.stats),
  ];
}

function summary({ about, executiveSummary }: SiteContent): Paragraph[] {
  return [
    section('Executive Summary'),
    ...executiveSummary.map((text) => new Paragraph({ text })),
    section('Core Competencies'),
    ...about.competencies.map(({ title, text }) => bullet(labelled(title, text))),
  ];
}

function experience({ roles }: SiteContent): Paragraph[] {
  return [
    section('Experience'),
    ...roles.flatMap((role) => [
      entryHeading(role.title, formatPeriod(role)),
      detail([
        role.companyUrl ? link(role.company, role.companyUrl) : new TextRun(role.company),
        new TextRun(`, ${role.location}`),
      ]),
      new Paragraph({ text: role.details.description, keepLines: true }),
      ...role.details.achievements.map(bullet),
    ]),
  ];
}

function projects(content: SiteContent): Paragraph[] {
  return [
    section('Selected Projects'),
    ...content.projects.flatMap((project) => [
      entryHeading(project.title, project.subtitle),
      detail(
        separated(
          project.metrics.map(
            ({ value, label }) => new TextRun({ text: `${value} ${label}`, style: 'Strong' }),
          ),
        ),
      ),
      new Paragraph({
        keepLines: true,
        children: [
          new TextRun(project.description),
          ...(project.articleUrl ? [new TextRun(' '), link('Article', project.articleUrl)] : []),
        ],
      }),
    ]),
  ];
}

/** Cards of plain skills; what is linked stands under education. */
function skills(content: SiteContent): Paragraph[] {
  const plain = content.skills.filter((card) => card.skills.every((skill) => typeof skill === 'string'));
  return [
    section('Skills'),
    ...plain.map(({ title, skills: list }) => bullet(labelled(title, list.map(skillText).join(', ')))),
  ];
}

function education(content: SiteContent): Paragraph[] {
  return [
    section('Education and Certifications'),
    ...credentials(content.skills).map(({ text, issuer, link: url }) =>
      bullet([link(text, url), new TextRun(`, ${issuer}`)]),
    ),
  ];
}

function awards(content: SiteContent): Paragraph[] {
  return [
    section('Awards and Publications'),
    ...content.awards.map(({ title, url, issuer, date }) =>
      bullet([url ? link(title, url) : new TextRun(title), new TextRun(`, ${issuer}, ${formatMonth(date)}`)]),
    ),
  ];
}
