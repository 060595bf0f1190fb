/** Base resumes to try the ledger on: invented people in three languages. */
import { ResumeContent } from '#contracts/resume-content.ts';

export const LOGISTICS = ResumeContent.parse({
  name: 'Ines Halvorsen',
  email: 'ines@example.com',
  phone: '+1 555 0100',
  location: 'Duluth, MN',
  summary:
    'Supply chain manager for food and medical goods. Strong in inventory planning; familiar with Tableau from a two-day course.',
  experience: [
    {
      title: 'Supply Chain Manager',
      company: 'Northwater Foods',
      location: 'Duluth, MN',
      startDate: '2020-03',
      endDate: 'present',
      bullets: [
        'Lead a team of 9 planners and 2 buyers for 4 warehouses in Minnesota.',
        'Own a $2.5M annual freight budget; renegotiated 5 carrier contracts and cut freight cost by $180,000 a year.',
        'Reduced stock-outs of chilled goods from 7% to 4%.',
        'Supported the CFO in selecting SAP as the new ERP; the finance team owned the implementation.',
        'Introduced cycle counting; inventory accuracy rose from 91% to 97% in eight months.',
        'Shortened truck loading by up to 25% with dock scheduling.',
        'Moved 60 suppliers to EDI over 18 months without a missed delivery.',
      ],
    },
    {
      title: 'Senior Buyer',
      company: 'Lakeshore Medical Supply',
      location: 'Madison, WI',
      startDate: '2015-06',
      endDate: '2019-12',
      bullets: [
        'Managed purchasing of 1,400 items worth EUR 6 million a year.',
        'Assisted the quality manager during two FDA audits; not responsible for the quality budget.',
        'Processed more than 900 purchase orders and 300 returns.',
        'Participated in the warehouse redesign; an external contractor built it.',
        'Answered dozens of supplier questions a week.',
      ],
    },
    {
      title: 'Purchasing Assistant',
      company: 'Ostrava Tools',
      location: 'Chicago, IL',
      startDate: '2012-01',
      endDate: '2015-05',
      bullets: [
        'Compared offers from 12 vendors in Excel; no authority to sign contracts.',
        'Contributed to a catalog of 2,000 parts.',
        'Left fewer than 3% of invoices unmatched at month end.',
      ],
    },
  ],
  education: [
    {
      degree: 'B.S. in Logistics',
      school: 'University of Wisconsin',
      location: 'Madison, WI',
      graduationDate: '2011-12',
      gpa: '3.4',
    },
  ],
  skills: ['Inventory planning', 'SAP (basic)', 'Excel', 'EDI', 'Spanish (conversational)'],
  certifications: ['APICS CPIM', 'PMP (in progress, exam planned for 2027)'],
  achievements: ['Finalist, Great Lakes logistics award, 2021'],
});

export const GERMAN = ResumeContent.parse({
  name: 'Jörg Weiß',
  summary: 'Leiter Instandhaltung mit Schwerpunkt Lebensmittelanlagen. Grundkenntnisse in SAP PM.',
  experience: [
    {
      title: 'Leiter Instandhaltung',
      company: 'Weserwerk GmbH',
      startDate: '2018-04',
      endDate: 'present',
      bullets: [
        'Leitete ein Team von 14 Technikern an 3 Standorten.',
        'Senkte die ungeplanten Stillstände von 9 % auf 6 % ohne zusätzliches Personal.',
        'Unterstützte die Einführung von SAP PM im Werk Bremen.',
      ],
    },
    {
      title: 'Servicetechniker',
      company: 'Küstenpumpen AG',
      startDate: '2012-09',
      endDate: '2018-03',
      bullets: ['Wartete 120 Pumpen für 25 Kunden.', 'Mitarbeit an der Planung eines Prüfstands.'],
    },
  ],
  education: [
    { degree: 'Dipl.-Ing. (FH) Maschinenbau', school: 'Hochschule Bremen', graduationDate: '2012' },
  ],
  skills: ['Hydraulik', 'SPS-Programmierung', 'Englisch (B2)'],
  certifications: ['Schweißfachmann'],
});

export const FRENCH = ResumeContent.parse({
  name: 'Élodie Marchetti',
  summary: 'Responsable qualité dans l’agroalimentaire.',
  experience: [
    {
      title: 'Responsable qualité',
      company: 'Laiterie des Trois Vallées',
      startDate: '2019-01',
      endDate: 'present',
      bullets: [
        'Encadré 6 techniciens de laboratoire sur 2 sites.',
        'Réduit les réclamations de 48 à 31 par an sans budget supplémentaire.',
        'Participation au choix d’un logiciel de traçabilité.',
      ],
    },
  ],
  skills: ['HACCP', 'ISO 22000', 'Anglais (B1)'],
});
