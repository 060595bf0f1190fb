/** What the specification fixes about the content, checked against the files themselves. */
import { describe, expect, test } from 'vitest';

import { formatPeriod } from '#lib/content/career.ts';
import { credentials, skillText } from '#lib/content/site-content.ts';
import { readSiteContent } from '#support/site-content.ts';

const content = await readSiteContent();
const { profile, about, roles, skills, projects, awards, testimonials } = content;

describe('hero and about', () => {
  test('P-HERO-1 label, headline and tagline', () => {
    expect(profile.label).toBe('Technology Director');
    expect(profile.headline).toBe('IT Operations and Security Leadership');
    expect(profile.tagline).toMatch(/transforming enterprise infrastructure and security posture/i);
  });

  test('P-HERO-2 three stats', () => {
    expect(profile.stats).toEqual([
      { value: '15+', label: 'Years Experience' },
      { value: '$10M+', label: 'Cost Savings' },
      { value: '50+', label: 'Projects Led' },
    ]);
  });

  test('P-ABT-1 five competencies, the three focus titles and an executive summary', () => {
    expect(about.competencies).toHaveLength(5);
    expect(about.focus.map(({ title }) => title)).toEqual([
      'Tech Startup Opportunities',
      'Consulting Engagements',
      'Digital Transformation',
    ]);
    expect(content.executiveSummary.join(' ').length).toBeGreaterThan(400);
  });

  test('P-NAV-2 labels the seven sections of the dropdown', () => {
    expect(profile.navigation.map(({ section, label }) => `${section}: ${label}`)).toEqual([
      'about: About',
      'awards: Awards',
      'experience: Experience',
      'skills: Expertise',
      'projects: Projects',
      'testimonials: Testimonials',
      'roi-calculator: ROI Calculator',
    ]);
  });
});

describe('awards', () => {
  test('P-AWD-1 the video series of 2021 links to a social post', () => {
    expect(awards[0]).toMatchObject({ kind: 'video-series', date: '2021' });
    expect(awards[0]?.url).toMatch(/^https:/);
  });

  test('P-AWD-2 the guest article of September 2019 can be read here and in full', () => {
    expect(awards[1]).toMatchObject({ kind: 'article', date: '2019-09' });
    expect(awards[1]?.url).toMatch(/^https:/);
    expect(awards[1]?.body?.length).toBeGreaterThan(4);
  });

  test('P-AWD-3 the office-expansion post of December 2024 can be read here and in full', () => {
    expect(awards[2]).toMatchObject({ kind: 'social-post', date: '2024-12' });
    expect(awards[2]?.url).toMatch(/^https:/);
    expect(awards[2]?.body?.length).toBeGreaterThan(3);
  });

  test('P-AWD-4 the recognition of May 2015', () => {
    expect(awards[3]).toMatchObject({
      kind: 'recognition',
      title: 'Top Tech Exec Award Honoree',
      date: '2015-05',
    });
  });
});

describe('experience', () => {
  test('P-EXP-1 P-EXP-5 the eight roles, newest first, with their dates', () => {
    expect(roles.map((role) => `${role.title}: ${formatPeriod(role)}`)).toEqual([
      'IT Consultant: May 2024 – Present',
      'Founder: September 2023 – Present',
      'Strategic Advisor: May 2020 – January 2024',
      'Sr. IT-Ops Manager: March 2022 – June 2023',
      'Manager II, Workspace Services Architecture: July 2021 – March 2022',
      'IT-Ops Manager: May 2017 – July 2021',
      'IT Manager: March 2013 – January 2017',
      'Senior Game Test Analyst: November 2009 – January 2013',
    ]);
    expect(roles.find(({ title }) => title === 'Founder')?.company).toMatch(/Consulting/);
  });

  test('P-EXP-3 every role fills its panel, and some hold more than the five responsibilities shown', () => {
    for (const { details } of roles) {
      expect(details.description.length).toBeGreaterThan(80);
      expect(details.achievements.length).toBeGreaterThanOrEqual(3);
      expect(details.responsibilities.length).toBeGreaterThanOrEqual(5);
    }
    expect(roles.some(({ details }) => details.responsibilities.length > 5)).toBe(true);
  });

  test('P-EXP-1 companies appear with and without a link', () => {
    expect(new Set(roles.map(({ companyUrl }) => companyUrl === null))).toEqual(new Set([true, false]));
  });

  test('P-EXP-6 the data says that the site has an integrated AI chatbot for visitor support', () => {
    const achievements = roles.flatMap(({ details }) => details.achievements).join(' ');
    expect(achievements).toMatch(/Built this site with an integrated AI chatbot for visitor support/);
  });
});

describe('skills', () => {
  test('P-SKL-1 three cards in order', () => {
    expect(skills.map(({ title }) => title)).toEqual([
      'Leadership and Strategy',
      'Technical and Operational Expertise',
      'Education and Certifications',
    ]);
  });

  test('P-SKL-3 the education items are links, the others plain', () => {
    const linked = skills.map((card) => card.skills.filter((skill) => typeof skill !== 'string').length);
    expect(linked).toEqual([0, 0, 3]);
    const [mba, cissp, cisco] = (skills[2]?.skills ?? []).map(skillText);
    expect(mba).toBe('MBA (prospective completion January 2027)');
    expect(cissp).toMatch(/^CISSP/);
    expect(cisco).toMatch(/^Cisco Network Operations/);
    expect(credentials(skills).map(({ kind }) => kind)).toEqual(['education', 'certificate', 'certificate']);
  });
});

describe('projects', () => {
  test.each([
    ['Vancouver Corporate Center of Excellence', '50K sq ft', 'Global scale'],
    ['IT Asset Management System Implementation', '20% efficiency increase', '$5M+ assets managed'],
    ['OKR-Based Operational Transformation', '30% productivity increase', 'Global scale'],
    ['Strategic Cost Optimization Program', '$1.5M annual savings', 'Multiple vendor contracts'],
    ['Citrix M&A Integration Leadership', '$2.25B acquisition value', '99.9% uptime'],
    ['Oracle Service Cloud CRM Implementation', '$70K monthly savings', '30+ employees supported'],
  ])('P-PRJ-6 %s shows %s and %s', (title, ...figures) => {
    const project = projects.find((candidate) => candidate.title === title);
    const shown = project?.metrics.map(({ value, label }) => `${value} ${label}`);
    figures.forEach((figure, index) => expect(shown?.[index]?.startsWith(figure)).toBe(true));
  });

  test('P-PRJ-2 six cards, each with two figures', () => {
    expect(projects.map(({ metrics }) => metrics.length)).toEqual([2, 2, 2, 2, 2, 2]);
  });

  test('P-PRJ-4 every project has challenges and outcomes to open', () => {
    for (const { details } of projects) {
      expect(details.challenges.length).toBeGreaterThanOrEqual(3);
      expect(details.outcomes.length).toBeGreaterThanOrEqual(3);
    }
  });

  test('P-PRJ-5 exactly three have an article', () => {
    const withArticle = projects.filter(({ articleUrl }) => articleUrl?.startsWith('https://'));
    expect(withArticle.map(({ title }) => title).sort()).toEqual([
      'Citrix M&A Integration Leadership',
      'OKR-Based Operational Transformation',
      'Vancouver Corporate Center of Excellence',
    ]);
  });
});

test('P-TST-2 two recommendations with everything that a card shows', () => {
  expect(testimonials).toHaveLength(2);
  for (const testimonial of testimonials) {
    expect(testimonial.profileUrl).toMatch(/^https:/);
    expect(testimonial.quote.length).toBeGreaterThan(100);
  }
});

test('P-CON-2 the four opportunities, in order', () => {
  expect(profile.opportunities).toEqual([
    'VP/Director roles at tech startups',
    'Technology consulting engagements',
    'IT facilities and security strategy roles',
    'M&A integration leadership',
  ]);
});
