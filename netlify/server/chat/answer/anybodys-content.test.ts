/** What the assistant says of content that lacks parts of the sample, and calls its sections otherwise. */
import { expect, test } from 'vitest';

import { siteContent } from '#server/content/current.ts';
import type { SiteContent } from '#server/content/site-content.ts';

import { buildKnowledge } from '../knowledge/knowledge.ts';
import { answer } from './answer.ts';

const NOW = new Date('2026-11-20');

/** A way to ask about changed content. */
function asking(change: (content: SiteContent) => void) {
  const content = structuredClone(siteContent());
  change(content);
  const knowledge = buildKnowledge(content);
  return (message: string) => answer(knowledge, { message, now: NOW });
}

test('D45 of a role without achievements its responsibilities are told, and nothing under no heading', () => {
  const ask = asking(({ roles }) => {
    for (const { details } of roles) details.achievements = [];
  });
  const question = 'What did he do as IT Manager?';
  expect(ask(question).response).toMatch(/Core responsibilities:\n• Build and manage the IT department/);

  const bare = asking(({ roles }) => {
    for (const { details } of roles) Object.assign(details, { achievements: [], responsibilities: [] });
  });
  expect(bare(question).response).not.toMatch(/(achievements|responsibilities):/);
});

test('D45 a source is called what the page calls it, and none leads to a section that is not there', () => {
  const ask = asking(({ about, profile, brand }) => {
    profile.navigation = [];
    brand.sections.experience.label = 'Stations';
    Object.assign(about, { leadership: '', competencies: [], focus: [], body: [] });
  });
  expect(ask('What did he do as IT Manager?').citations).toMatchObject([
    { title: expect.stringMatching(/^Stations: /) as string },
  ]);
  const { response, citations } = ask('Who is Alex?');
  expect(citations).toMatchObject([{ url: '/#hero' }]);
  expect(response).not.toMatch(/about/i);
});

test('D45 a section about the owner that says no more than the summary is there to be led to', () => {
  const ask = asking(({ about, profile, assistant }) => {
    Object.assign(about, { leadership: '', competencies: [], focus: [], body: [profile.summary] });
    assistant.site = assistant.site.map((topic) => ({ ...topic, section: 'about' }));
  });
  expect(ask('How was this website built?').citations.map(({ url }) => url)).toContain('/#about');
});

test('D45 what two parts of a question have in common is answered once', () => {
  const ask = asking(({ profile }) => {
    profile.phone = '';
  });
  for (const [question, said] of [
    ['Can I call him? What is his phone number?', /by email at/g],
    ['Where did he study and what degree does he have?', /MBA/g],
  ] as const)
    expect(ask(question).response.match(said), question).toHaveLength(1);
});

test('D45 without savings, former roles or titles that lead, the plainest questions are told what there is', () => {
  const ask = asking(({ profile, projects, roles }) => {
    profile.stats = [];
    for (const project of projects) project.metrics = [];
    roles.splice(1);
    for (const role of roles) {
      Object.assign(role, { title: 'Nurse', end: null });
      Object.assign(role.details, { achievements: ['Led a team of six nurses.'], responsibilities: [] });
      role.details.description = 'Nurse in health care.';
    }
  });
  expect(ask('did he save any money for his employers?').response).not.toMatch(/newest first/);
  expect(ask('what did he achieve in his last job').response).toMatch(/Led a team of six nurses/);
  expect(ask('does he manage anyone now').response).toMatch(/Led a team of six nurses/);
  expect(ask('has he worked in healthcare?').response).toMatch(/health care/);
});

test('D45 where there are no roles, no availability and no places, no list is begun and none is told of them', () => {
  const ask = asking(({ profile, roles }) => {
    Object.assign(profile, { availability: '', opportunities: [] });
    roles.splice(0);
  });
  for (const question of ['what industries has he worked in', 'has he ever worked abroad', 'average tenure?'])
    expect(ask(question).response, question).not.toMatch(/employers are:|role was:|on average/);
  expect(ask('would he be a good fit for a manager role?').response).toMatch(
    /^Alex Example is [^]*\nFor one job/,
  );
});

test('D45 of terms that the availability leaves out is said that they are not mentioned', () => {
  const ask = asking(({ profile }) => {
    profile.availability = 'Free from May 2027, willing to relocate.';
  });
  expect(ask('does he work remotely').response).toMatch(/^Remote work is not mentioned[^]*Free from May/);
  expect(ask('willing to travel?').response).toMatch(/^Travel is not mentioned/);
  expect(ask('would he relocate?').response).toMatch(/^Free from May/);
});

test('D45 what stands under a title that has a word of the question is not quoted for it', () => {
  const ask = asking(({ roles, skills, about, projects, testimonials, awards }) => {
    for (const all of [roles, skills, projects, testimonials, awards]) all.splice(all === roles ? 1 : 0);
    Object.assign(about, { leadership: '', competencies: [], focus: [], body: [] });
    for (const role of roles) {
      Object.assign(role, { title: 'Project Lead' });
      Object.assign(role.details, {
        achievements: ['Sold 40 clocks.'],
        responsibilities: [],
        description: '',
      });
    }
  });
  expect(ask('what is his leadership style?').response).not.toMatch(/Place of work|clocks/);
});

test('D45 the form is named by its section, and not at all where the page has none', () => {
  const question = 'How can I get in touch?';
  const named = asking(({ brand }) => {
    brand.sections.contact.label = 'Write to me';
  });
  expect(named(question).response).toContain('the form in the Write to me section');
  const without = asking(({ brand }) => {
    brand.without = ['contact'];
  });
  expect(without(question).response).not.toContain('form');
  expect(without(question).citations).toMatchObject([{ url: '/#hero' }]);
});

test('D45 health and children in the name of a role or a company are nobody’s private life', () => {
  const ask = asking(({ roles: [first, second] }) => {
    Object.assign(first ?? {}, { title: 'Digital Health Lead', company: 'Example Care' });
    Object.assign(second ?? {}, { company: 'Example Children’s Hospital' });
  });
  for (const question of [
    'What was achieved as Digital Health Lead?',
    'Compare Example Care and Example Children’s Hospital',
  ])
    expect(ask(question).response, question).toMatch(/Digital Health Lead at Example Care/);
  expect(ask('Does Alex have children?').response).toMatch(/^That is personal/);
  expect(ask('What is the email address?').response).toMatch(/by email at alex@/);
});

test('D45 where several worked-for hospitals differ by one word, "children" alone is still private', () => {
  const ask = asking(({ roles }) => {
    for (const [at, role] of roles.entries())
      role.company = `Example ${['General', 'Harbour'][at] ?? 'Children’s'} Hospital`;
  });
  expect(ask('Does Alex have children?').response).toMatch(/^That is personal/);
  expect(ask('What was done at the Children’s Hospital?').response).toMatch(/Example Children’s Hospital/);
});

test('D45 a price that is published is no secret, pay for an hour is', () => {
  const ask = asking(({ roles: [first] }) => {
    first?.details.achievements.push('A lighthouse costs $900 to look at.');
  });
  expect(ask('What does the firm charge for a lighthouse?').response).toContain('$900');
  expect(ask('What is the hourly rate for a lighthouse?').response).toMatch(/not published/);
});

test('D45 a sentence that says how many goes before rows that are counted, and the first day is no first post', () => {
  const ask = asking(({ roles: [first] }) => {
    first?.details.achievements.push('Guided four companies through a lighthouse inspection.');
  });
  expect(ask('How many companies did he guide through a lighthouse inspection?').response).toContain('four');
  expect(ask('How many companies has he worked for?').response).toMatch(/^\d/);
});

test('D45 what stands beside the nearest sentence is quoted too, where it is short', () => {
  const ask = asking(({ roles: [first] }) => {
    first?.details.achievements.push(
      'We launched the lighthouse on a Monday. Mondays are loud. Begin on a Friday.',
    );
  });
  expect(ask('Which weekday do you recommend for launching a lighthouse?').response).toContain(
    'Begin on a Friday',
  );
});

test('D45 the recommendation of a boss or a client is that of nobody else', () => {
  const ask = asking((content) => {
    const [first] = content.testimonials;
    if (!first) throw new Error('the sample has no recommendation');
    const by = (id: string, relationship: string) => ({
      ...first,
      id,
      name: id,
      title: 'Gardener',
      relationship,
      context: '',
    });
    content.testimonials = [by('Ann', 'Client for the park'), by('Bo', 'Managed Alex in the nursery')];
  });
  expect(ask('What does a former boss think of Alex?').response).toMatch(/^Bo (?!.*Ann \()/s);
  expect(ask('What did the client say about Alex?').response).toMatch(/^Ann (?!.*Bo \()/s);
  expect(ask('When did Bo write the recommendation?').isAnswered).toBe(false);
});

test('D45 a degree is no certification, and both are education', () => {
  const ask = asking(() => {});
  expect(ask('Name the certifications').response).not.toContain('MBA');
  expect(ask('His education?').response).toMatch(/MBA.*CISSP/s);
});

test('D45 the focus is asked for by the heading that the page gives it', () => {
  const ask = asking(({ about, brand }) => {
    brand.words.focus = 'Next Chapters';
    about.focus = [{ title: 'Rural Clinics', text: 'Nursing posts away from the cities.' }];
  });
  const { response, citations } = ask("What are Alex's next chapters?");
  expect(response).toMatch(/^Next Chapters:\n• Rural Clinics: Nursing posts away from the cities\./);
  expect(citations).toMatchObject([{ section: 'about' }]);
  expect(asking(({ about }) => void (about.focus = []))('What is the current focus?').isAnswered).toBe(false);
});

test.each([
  ['Next Chapters', 'Could you tell me his next chapters?'],
  ['Next Chapters', "And what are Alex Example's next chapters exactly?"],
  ["What's next", "What's next?"],
  [
    'What keeps Alex awake: clinics, villages and winter roads',
    'What keeps him awake: clinics, villages and winter roads?',
  ],
])('D45 under the heading %j the focus is found by %j', (heading, question) => {
  const ask = asking(({ about, brand }) => {
    brand.words.focus = heading;
    about.focus = [{ title: 'Rural Clinics', text: 'Nursing posts away from the cities.' }];
  });
  expect(ask(question).response).toContain('• Rural Clinics: Nursing posts away from the cities.');
});
