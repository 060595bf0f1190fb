/** Resumes as people have them, for properties: accents, long names, many jobs or none. */
import fc from 'fast-check';

import type { ResumeContent } from '#contracts/resume-content.ts';

const from = (text: string) => fc.constantFrom(...text.split('|').map((part) => part.trim()));

const GIVEN = from(
  'Željko|Ángela|Zoë|Łukasz|Jean-François|Ayşe Nur|Maximiliane-Alexandra|Søren|Bob|Nguyễn Thị',
);
const FAMILY = from(
  'Müller|O’Brien|Øster-Ångström|von und zu Hohenstein-Waldburg|Di Caprio|Šťastný|Çelik|Lee',
);
const LEVEL = from('Head of|Senior Director,|Vice President,|Manager,|Lead Engineer,|Chief Officer for');
const AREA = from(
  'IT Operations|Enterprise Applications|Cloud & Infrastructure|Digital Transformation, Europe, Middle East and Africa|Qualité',
);
const EMPLOYER = from(
  'Nordwind Logistik GmbH & Co. KG|Acme, Inc.|Café Crème S.A.|Überlandwerke|Banca d’Italia|Harbour & Sons|Société Générale',
);
const PLACE = from('Berlin, Germany|Genève|Łódź, Poland|São Paulo, Brazil|Austin, TX|Remote|');
const DEGREE = from(
  'MBA|BSc Computer Science|Master of Science, Information Systems|Diplom-Informatiker|Licence en droit',
);
const SCHOOL = from(
  'TU Wien|Universität St. Gallen|École Polytechnique|Massachusetts Institute of Technology|HSG',
);
const SKILL = from(
  'ITIL|SaaS|COTS|C++|CI/CD|Node.js|SAP S/4HANA|Vendor management|Budgeting|Python (Django, Flask)|Kubernetes|Führung|R&D',
);
const CERTIFICATE = from(
  'CISSP|ITIL 4 Managing Professional|PMP|AWS Solutions Architect – Professional|PRINCE2',
);
const WORDS = from(
  `led|cut|the|programme|across|Zürich|from|budgets|naïve|system|31 %|€2.4M|of|with|four|countries|(phase two)|year-end|
   Ærø|teams|by|120|people|and|a|vendor’s|contract|risk|audit|cloud|Straße|coût|“calm”|24/7|up-to-date|reporting`,
);

const SENTENCE = fc
  .tuple(
    from('Led|Cut|Built|Négocié|Überführte|Reduced|Opened'),
    fc.array(WORDS, { minLength: 2, maxLength: 45 }),
  )
  .map(([first, words]) => `${first} ${words.join(' ')}.`);
const YEAR = fc.integer({ min: 1985, max: 2026 }).map(String);
const MONTH = fc.integer({ min: 1, max: 12 }).map((month) => String(month).padStart(2, '0'));
const DATE = fc.oneof(
  YEAR,
  fc.tuple(YEAR, MONTH).map((parts) => parts.join('-')),
);

const JOB = fc.record({
  title: fc.tuple(LEVEL, AREA).map((parts) => parts.join(' ')),
  company: EMPLOYER,
  location: PLACE,
  startDate: DATE,
  endDate: fc.oneof(DATE, fc.constant('present')),
  bullets: fc.array(SENTENCE, { minLength: 1, maxLength: 6 }),
});
const EDUCATION = fc.record({
  degree: DEGREE,
  school: SCHOOL,
  location: PLACE,
  graduationDate: DATE,
  gpa: from('3.8|5.4/6|1,3|'),
});

/** What a reader cannot tell apart is the same here: awards are achievements. */
export const resumes: fc.Arbitrary<ResumeContent> = fc
  .record({
    name: fc.tuple(GIVEN, FAMILY).map((parts) => parts.join(' ')),
    email: from('ada@example.com|zeljko.mueller-lukasiewicz@hohenstein-waldburg.example.org'),
    phone: from('+49 30 1234567|(512) 555-0142|+41 22 555 01 42'),
    location: PLACE.filter((place) => place.includes(',')),
    linkedin: from('linkedin.com/in/ada|https://www.linkedin.com/in/maximiliane-hohenstein'),
    summary: fc.array(SENTENCE, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n')),
    experience: fc.oneof(fc.array(JOB, { maxLength: 4 }), fc.array(JOB, { minLength: 15, maxLength: 15 })),
    education: fc.array(EDUCATION, { maxLength: 3 }),
    skills: fc.uniqueArray(SKILL, { minLength: 1, maxLength: 12 }),
    certifications: fc.uniqueArray(CERTIFICATE, { maxLength: 4 }),
    achievements: fc.array(SENTENCE, { maxLength: 3 }),
    headline: from('Technology Executive|Leiterin IT-Betrieb'),
  })
  .map(({ headline, ...content }) => ({
    ...content,
    _source: {
      headline,
      languages: [],
      projects: [],
      links: [],
      awards: content.achievements,
      publications: [],
      interests: [],
      volunteering: [],
      references: [],
      others: [],
      dates: {},
    },
  }));
