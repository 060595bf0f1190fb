/** What is a company's name by its form, and what is a site of jobs rather than a company. */
import { plain, plainList } from './plain.ts';

const LEGAL_FORM =
  /(?:^|[\s,])(?:p(?:vt|te)\.?|partg ?mbb|gbr|gmbh(?: & co\.? kg(?:aa)?)?|ggmbh|mbh|ag|kgaa|kg|ohg|ug|se|e\.\s?v\.|e\.\s?k\.|eg|inc\.?|llc|llp|ltd\.?|limited|plc|corp\.?|corporation|co\.|company|pbc|sarl|s\.?a\.?r\.?l\.?|sas|sasu|s\.?a\.?s\.?|s\.?a\.?|s\.?l\.?u?\.?|s\.?r\.?l\.?|b\.?v\.?|n\.?v\.?|oy|ab|a\/s|aps|as|scop|eurl|sci|pty|s\. de r\.l\.|s coop|sociedad limitada|stiftung|group|gruppe|groupe|grupo|holding)(?=$|[\s,.])/giu;

/** Names that differ in their legal form alone are one. */
export const companyKey = (name: string): string => plain(name.replace(LEGAL_FORM, ' ')) || plain(name);

const BOARDS = new Set(
  plainList(`LinkedIn, Indeed, StepStone, Glassdoor, Monster, XING, Greenhouse, Lever, Ashby, SmartRecruiters, Recruitee, Personio, Workable, Teamtailor, ZipRecruiter, Dice, Wellfound, AngelList,
  Otta, Welcome to the Jungle, HelloWork, APEC, France Travail, Pôle emploi, Cadremploi, Regionsjob, InfoJobs, Tecnoempleo, Infoempleo, Jobteaser, Totaljobs, Reed, CV-Library, Adzuna, Jooble, Talent.com, Jobs.ch, Jobup, karriere.at, Bundesagentur für Arbeit, Arbeitsagentur,
  Meinestadt, Kununu, We Work Remotely, Remote OK, RemoteOK, Hacker News, Y Combinator, Google, Facebook, Twitter, Workday, iCIMS, Taleo, BambooHR, Jobvite, Breezy, JazzHR, Rippling, Softgarden, rexx systems, SAP SuccessFactors, Bewerbung, Computrabajo, Bumeran, Jora, SEEK, WordPress, Gmail, Outlook`),
);
const BOARD_LIKE =
  /jobs?\b|jobs?(?:board|boerse|börse|portal|hub|search|finder|hunt|24|s)|karriere|career|carrière|emploi|empleo|trabajo|stellen|vacanc|recruit|hiring|\bhr\b|talent|work(?:ing)? ?(?:hub|finder)/i;
const GENERIC = new Set(
  plainList(`us, our team, team, the team, the company, company, you, your role, the role, this role, the job, the position, position, role, we, our company, our client, client, a leading company, confidential, home, careers, jobs, apply,
  uns, unser unternehmen, unternehmen, dich, sie, wir, das unternehmen, die stelle, unser team, nous, entreprise, l entreprise, l équipe, notre entreprise, vous, le poste, notre client, nosotros, la empresa, empresa, nuestro cliente, ti, el puesto, equipo, it, them, me, our culture, our mission, the opportunity, benefits, the work, school, work, home page, website,
  logo, our office, this job, this position, today, candidates, applicants, all, everyone, people, culture, life, what you will do, our values, he, she, they, there, here, who, what, der, die, das, le, la, el, this, that, it is, requirements, responsibilities, engineering, sales, marketing, product, design, finance, operations, human resources, hr`),
);

/** An agency bears its own name before what it does. */
const AGENCY = /\S \S{2,30} recruit(?:ment|ing|ers)\b/i;

/** A site that shows jobs of many companies. */
export const isJobBoard = (name: string): boolean =>
  BOARDS.has(plain(name)) || (BOARD_LIKE.test(name) && !AGENCY.test(name));

/** Of these the name is known, not only that it sounds like one. */
export const isKnownBoard = (name: string): boolean => BOARDS.has(plain(name));

/** What a site puts before its name: `Jobs bei Acme`. */
const LEAD =
  /^(?:(?:work|working|jobs?|careers?|life|vacancies) (?:at|with|for)|(?:arbeiten|karriere|jobs|stellenangebote) bei|(?:travailler|rejoindre|carrières?|emplois?) (?:chez|à)|(?:trabajar?|empleo) (?:en|con)) (?=\p{Lu})/iu;
export const withoutInvitation = (text: string): string => text.replace(LEAD, '');

/** What a site says of working there: `Work at Acme`, `La Ville recrute`. */
const INVITATION =
  /^(?:work|working|jobs?|careers?|life) (?:at|with|for) |^(?:arbeiten|karriere|jobs) bei |^(?:travailler|rejoindre|carrières?) (?:chez|à) |^trabajar? (?:en|con) | (?:recrute(?:nt)?|sucht|is hiring|gesucht|wanted|recherchée?)!?$|^(?:help wanted|se busca)\b/i;

/** A few words that may be a company's name. */
export function isCompanyName(text: string, { isLabelled = false } = {}): boolean {
  const name = text.trim();
  if (name.length < 2 || name.length > 80 || !/[\p{Lu}\p{N}]|^[a-z][a-z0-9.-]+$/u.test(name)) return false;
  if (/[!?]$|[:;|]| [·•] |https?:|@|\(m\/w|\(w\/m|\(h\/f/i.test(name) || name.split(/\s+/).length > 8)
    return false;
  // `Beta`, and behind it `This is a new service`.
  if (/ (?:This|That|It|We|You|There|Here|Who|What)$/.test(name)) return false;
  // A postcode, a year, a reference: only a label tells that they are part of a name.
  if (!isLabelled && /\d{4,}/.test(name)) return false;
  return !GENERIC.has(plain(name)) && !INVITATION.test(name);
}

/** A name that says itself what it is: `Nordlicht Logistik GmbH`. */
export const LEGAL_NAME =
  /(?<![\p{L}\p{N}])((?:\p{Lu}[\p{L}\p{N}'’.&-]{0,30}|\d{1,4}\p{L}{0,10})(?: (?:\p{Lu}[\p{L}\p{N}'’.&-]{0,30}|&|und|and|et|y|de|des|du|der|von|für|of)){0,6},? (?:GmbH(?: & Co\.? KG(?:aA)?)?|gGmbH|AG|KGaA|KG|SE|UG|GbR|PartG(?: ?mbB)?|e\.\s?[VK]\.|eG|OHG|Inc\.?|LLC|LLP|Ltd\.?|Limited|PLC|plc|Co\.(?! \p{Lu})|Corp\.?|Corporation|S\.?A\.?R\.?L\.?|SAS|SASU|S\.A\.S\.|S\.A\.|SA|S\.L\.U\.|S\.L\.|SL|SLU|S\.r\.l\.|B\.V\.|BV|N\.V\.|Oy|AB|ApS|A\/S|SCOP|EURL|S\. ?Coop\.|CIC|SpA|S\.p\.A\.|Pty Ltd))(?![\p{L}\p{N}])/gu;

const LEGAL_NAME_ALONE = new RegExp(`^${LEGAL_NAME.source}$`, 'u');
/** All of it is a name with its legal form. */
export const isLegalName = (text: string): boolean => LEGAL_NAME_ALONE.test(text);

const ORGANIZATION =
  /universit|universidad|hochschule|akademie|academy|library|bibliothek|bibliothèque|biblioteca|museum|musée|museo|hospital|hôpital|klinik|klinikum|clinic|praxis|school|schule|école|escuela|college|collège|council|ayuntamiento|mairie|stadtwerke|\bGmbH\b|\bAG\b|\bKG\b|\bInc\b|\bLtd\b|\bLLC\b|\bSARL\b|\bSAS\b|\bS\.?L\.?U?\b|foundation|stiftung|fundación|fondation|atelier|verlag|institut|brauerei|bäckerei|boulangerie|verband|\bverein\b|association|asociación|cooperativa|coopérative|genossenschaft|society|trust\b|hotel\b|\btheat(?:re|er)|théâtre|teatro|spital|minist(?:ry|erium|ère|erio)|parish|diocese|authority|\b(?:city|town|county|borough|village|state|diocese) of\b|^(?:stadt|gemeinde|landkreis|kanton|ville|commune|communauté|département|diputación) |gruppe|\bgroup\b/iu;

/** A name that says what kind of house it is: `Musée de la Batellerie`. */
export const isOrganization = (name: string): boolean => ORGANIZATION.test(name);
