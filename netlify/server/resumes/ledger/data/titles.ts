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

/** Fields that a title belongs to without naming them: any of the titles, whatever stands around it. */
export const FIELDS_OF_TITLES: readonly { field: string; titles: readonly string[] }[] = [
  {
    field: 'IT',
    titles:
      'systems administrator, system administrator, sysadmin, network administrator, network engineer, database administrator, software engineer, software developer, devops engineer, service desk analyst, help desk technician'.split(
        ', ',
      ),
  },
  { field: 'nursing', titles: ['registered nurse', 'practical nurse', 'charge nurse'] },
  { field: 'accounting', titles: ['accountant', 'bookkeeper'] },
];
