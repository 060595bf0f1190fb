import { ResumeContent } from '#contracts/resume-content.ts';

const JOB = {
  title: 'Head of IT Operations',
  company: 'Nordwind & Co. KG',
  location: 'Berlin, Germany',
  startDate: '2019-05',
  endDate: 'present',
  bullets: ['Cut the cost of 214 applications by 31 %; see https://example.com/case.', 'Led 120 people.'],
};

/** A resume with something in every field. */
export function makeResumeContent(values: Partial<ResumeContent> = {}): ResumeContent {
  return ResumeContent.parse({
    name: 'Željko Müller-Łukasiewicz',
    email: 'zeljko@example.com',
    phone: '+49 30 1234567',
    location: 'Berlin, Germany',
    linkedin: 'linkedin.com/in/zeljko',
    summary: 'Technology leader.\nCalm in trouble.',
    experience: [JOB, { ...JOB, title: 'Director of Cloud', startDate: '2012', endDate: '2019-04' }],
    education: [{ degree: 'MBA', school: 'HSG', location: 'St. Gallen', graduationDate: '2012', gpa: '5.4' }],
    skills: ['ITIL', 'Python (Django, Flask)'],
    certifications: ['CISSP'],
    achievements: ['CIO of the Year 2022'],
    _source: {
      headline: 'Technology Executive',
      languages: ['German'],
      projects: ['Migration of SAP'],
      links: ['https://mueller.example.com'],
      awards: ['Top Tech Exec'],
      publications: ['Retiring systems well'],
      interests: ['Rowing'],
      volunteering: ['Mentor at a school'],
      references: ['On request'],
      others: [{ heading: 'Boards', lines: ['Stadtwerke Bernau'] }],
    },
    ...values,
  });
}

/** Everything of a resume that is read by people, of which none may be missing in a file. */
export function textsOf(content: ResumeContent): string[] {
  const { jsonResume: _json, dates: _dates, ...source } = content._source ?? {};
  const texts: string[] = [];
  const collect = (value: unknown) => {
    if (typeof value === 'string') texts.push(...value.split('\n'));
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  collect({ ...content, _source: source });
  return texts.filter((text) => text !== '' && !/^(?:present|\d{4}(?:-\d{2})?)$/.test(text));
}
