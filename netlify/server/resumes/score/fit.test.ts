/** A resume of another trade is told from one that fits, however well both are made. */
import { expect, test } from 'vitest';

import { ResumeContent } from '#contracts/resume-content.ts';

import { readPosting } from '../../matching/posting/read-posting.ts';
import { scoreResume } from './score-resume.ts';

const NURSE_POSTING = readPosting(`Registered Nurse, Intensive Care
Requirements
- BSN and an active RN license
- 2+ years of critical care nursing
- BLS and ACLS certification
- Ventilator management
- Medication administration
- Patient assessment and care planning
- Electronic health records, Epic
- Patient education
- Infection control
Nice to have
- CCRN
- Telemetry`);
const IT_POSTING = readPosting(`Head of IT
Requirements
- 10+ years in IT operations
- Budget management and vendor management
- Azure, Intune and Entra ID
- ISO 27001 and ITIL
- Incident management and change management
- Endpoint management
- Team leadership
Nice to have
- Power BI
- Python`);

const contact = {
  name: 'Ada Example',
  email: 'ada@example.com',
  phone: '+1 555 0100',
  location: 'Boise, ID',
};
const HEAD_OF_IT = ResumeContent.parse({
  ...contact,
  summary:
    'Head of IT with fifteen years in IT operations, from the service desk to the leadership of a department of forty people in three countries.',
  experience: [
    {
      title: 'Head of IT',
      company: 'Northwind',
      startDate: '2017-03',
      endDate: 'present',
      bullets: [
        'Led a department of 40 people in three countries through the move of 900 workplaces to Azure and Intune.',
        'Cut the yearly cost of telephony and licences by 3.2 million kronor through vendor management.',
        'Introduced ISO 27001 in eleven months and passed three audits without a finding.',
        'Held a budget of 24 million kronor within one percent for six years.',
        'Rebuilt incident management, so that outages above one hour fell from nine to one a year.',
      ],
    },
    {
      title: 'IT Operations Manager',
      company: 'Fabrikam',
      startDate: '2012-08',
      endDate: '2017-02',
      bullets: [
        'Managed 14 technicians at five sites and halved the time until a ticket is answered.',
        'Introduced ITIL change management for 60 services within half a year.',
        'Moved 220 servers into two data centers over one winter without an unplanned outage.',
        'Wrote Python scripts that report the state of 900 devices every morning.',
      ],
    },
    {
      title: 'Nurse',
      company: 'St. Mary',
      startDate: '2009-01',
      endDate: '2012-06',
      bullets: [
        'Cared for 12 patients a shift and taught three trainees each year.',
        'Administered medication on a ward of 30 beds during nights.',
        'Documented patient assessments and handed them over to the day shift.',
      ],
    },
  ],
  education: [{ degree: 'BSc Nursing', school: 'Boise State University', graduationDate: '2008' }],
  skills: [
    'Azure',
    'Intune',
    'Entra ID',
    'ISO 27001',
    'ITIL',
    'Vendor management',
    'Budget management',
    'Python',
  ],
  certifications: ['BLS'],
});
const NURSE = ResumeContent.parse({
  ...contact,
  summary:
    'Registered nurse in intensive care with nine years at the bedside of two teaching hospitals, for adults after heart surgery and with failing lungs.',
  experience: [
    {
      title: 'Registered Nurse, Intensive Care Unit',
      company: 'Mercy General',
      startDate: '2018-05',
      endDate: 'present',
      bullets: [
        'Managed ventilator management for two patients a shift on a unit of 24 beds.',
        'Led critical care nursing for 300 patients after heart surgery each year.',
        'Cut infections of central lines by 40% with the checklists of infection control.',
        'Trained 14 new colleagues in medication administration with pumps and barcodes.',
        'Wrote care planning for families, and gave patient education before each discharge.',
      ],
    },
    {
      title: 'Staff Nurse',
      company: 'St. Mary',
      startDate: '2015-01',
      endDate: '2018-04',
      bullets: [
        'Completed patient assessment of 12 patients a shift within the first hour.',
        'Introduced Epic on two wards and taught 30 colleagues electronic health records.',
        'Watched telemetry of 16 beds and called the response team 50 times.',
        'Received the award of the hospital for the calmest handover of 2017.',
      ],
    },
    {
      title: 'Nursing Assistant',
      company: 'Home Care',
      startDate: '2012-01',
      endDate: '2014-12',
      bullets: [
        'Visited nine clients a day and kept their charts for three physicians.',
        'Planned the rounds of six assistants for each week of the year.',
        'Taught families of 20 clients how to turn and lift without harm.',
      ],
    },
  ],
  education: [{ degree: 'BSc Nursing', school: 'Boise State University', graduationDate: '2014' }],
  skills: [
    'Critical care nursing',
    'Ventilator management',
    'Medication administration',
    'Patient assessment',
    'Epic',
  ],
  certifications: ['RN', 'BLS', 'ACLS', 'CCRN'],
});

const analyze = (resume: ResumeContent, posting: typeof NURSE_POSTING, jobTitle: string) =>
  scoreResume(resume, posting, { jobTitle, today: '2026-11' });
const scoreOf = (...asked: Parameters<typeof analyze>) => analyze(...asked).score.overallScore;

const NURSING = [NURSE_POSTING, 'Registered Nurse, Intensive Care'] as const;
const IT = [IT_POSTING, 'Head of IT'] as const;

test('R-8 a well made resume of another trade is twenty points below one that fits', () => {
  expect(scoreOf(NURSE, ...NURSING) - scoreOf(HEAD_OF_IT, ...NURSING)).toBeGreaterThan(20);
  expect(scoreOf(HEAD_OF_IT, ...IT) - scoreOf(NURSE, ...IT)).toBeGreaterThan(20);
  expect(scoreOf(HEAD_OF_IT, ...NURSING)).toBeLessThan(70);
  expect(scoreOf(NURSE, ...NURSING)).toBeGreaterThan(80);
});

test('R-8 what the posting asks for and is not there is missed in three of the four parts', () => {
  const { atsScore, keywordMatchScore, contentQualityScore } = analyze(HEAD_OF_IT, ...NURSING).score;
  for (const points of [atsScore, keywordMatchScore, contentQualityScore]) expect(points).toBeLessThan(18);
});

test('R-8 a short title that the resume has in full has all its points, and no longer one is asked for', () => {
  const title = analyze(HEAD_OF_IT, ...IT).points.find(({ rule }) => rule === 'keywords.title');
  expect(title).toMatchObject({ points: title?.maximum, advice: '' });
});
