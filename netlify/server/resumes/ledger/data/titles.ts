import { byLine } from './named.ts';

/** Titles that say the same. Short forms are in `abbreviations.ts`; `X of Y` and `Y X` are equal by rule. */
export const TITLE_ALIASES: readonly (readonly string[])[] = [
  ['software engineer', 'software developer'],
  ['front end developer', 'front end engineer', 'frontend developer', 'frontend engineer'],
  ['back end developer', 'back end engineer', 'backend developer', 'backend engineer'],
  ['full stack developer', 'full stack engineer', 'fullstack developer', 'fullstack engineer'],
  ['systems administrator', 'system administrator', 'sysadmin'],
  ['devops engineer', 'dev ops engineer'],
  ['physician', 'doctor'],
  ['attorney', 'lawyer'],
  ['recruiter', 'talent acquisition specialist'],
  ['qa engineer', 'quality assurance engineer', 'test engineer'],
  ['co founder', 'cofounder'],
];

/** Fields that a title belongs to without naming them: any of the titles, whatever stands around it. `fields: titles`. */
const FIELDS = `
IT, information technology, IT operations: systems administrator, system administrator, sysadmin, network administrator, network engineer, database administrator, software engineer, software developer, devops engineer, service desk analyst, help desk technician, IT administrator, head of IT, IT director, IT manager
software, software development, software engineering, programming, development: software engineer, software developer, backend developer, frontend developer, full stack developer, web developer, java developer, python developer, developer, programmer, backend engineer, frontend engineer
nursing, patient care, clinical care: registered nurse, practical nurse, charge nurse, staff nurse, intensive care nurse, nurse, ward sister
healthcare: nurse, physician, physiotherapist, midwife, paramedic, pharmacist, nursing assistant
accounting: accountant, bookkeeper, accounts assistant, management accountant
finance: accountant, controller, financial analyst, finance manager, finance director, management accountant, finance business partner
controlling: controller
sales: account manager, account executive, sales representative, sales assistant, sales manager, business development manager, key account manager, sales executive, field sales
account management: account manager, key account manager
customer service, customer support: customer service agent, call centre agent, support agent, service agent
marketing: marketing manager, brand manager, marketing assistant, campaign manager, content manager, seo specialist
human resources: HR business partner, HR manager, recruiter, HR assistant, HR officer
recruiting, recruitment: recruiter, talent acquisition specialist
logistics: dispatcher, shift supervisor warehouse, warehouse supervisor, warehouse manager, warehouse operative, transport planner, logistics supervisor, logistics coordinator, freight forwarder, picker, forklift driver, route planner
warehousing: warehouse supervisor, warehouse manager, warehouse operative, warehouse team leader, picker
procurement, purchasing: buyer, purchaser
mechanical engineering: mechanical engineer
engineering: engineer
quality, quality assurance, quality management: quality engineer, quality manager, quality inspector
teaching, education: teacher, lecturer, tutor
project management: project manager
data, data analysis, analytics, data analytics: data analyst, data scientist, business analyst
hospitality, gastronomy: chef, cook, waiter, bartender, receptionist hotel, chef de partie, sous chef
construction: site manager, civil engineer, bricklayer, carpenter, electrician, foreman
retail: store manager, shop assistant, sales assistant, cashier, branch manager
law: lawyer, attorney, solicitor, paralegal
`;
export const FIELDS_OF_TITLES: readonly { field: string; titles: readonly string[] }[] = Object.entries(
  byLine(FIELDS),
).flatMap(([fields, titles]) => fields.split(', ').map((field) => ({ field, titles: titles.split(', ') })));
