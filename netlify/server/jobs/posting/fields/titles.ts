/** How sites put position, company and place into one title. */

type Part = 'company' | 'position' | 'location';
export type TitleParts = Partial<Record<Part, string>>;

/** The words of a title that is one: `Engineer at Acme`, `Acme sucht Koch (m/w/d)`. */
const TITLES: [pattern: RegExp, names: Part[]][] = [
  [/^job application for (.+) at (.+)$/i, ['position', 'company']],
  [/^apply (?:for|to) (.+) at (.+)$/i, ['position', 'company']],
  [/^(.+?) hiring (.+) in (.+)$/i, ['company', 'position', 'location']],
  [/^(.+?) (?:is )?hiring (?:an? )?(.+)$/i, ['company', 'position']],
  [/^(.+?) (?:sucht|recherche|recrute|busca) (?:eine?n? |une? |una? )?(.+)$/i, ['company', 'position']],
  // `Work at Acme` is what a site calls such pages.
  [
    /^(.+)(?<!(?:^|[|–—-] )(?:work|working|jobs?|careers?|life|arbeiten|karriere)) (?:at|@|bei|chez) (.+)$/i,
    ['position', 'company'],
  ],
];
const LONGEST = 300;

/** The parts of a title by how it is worded; empty where it is not worded like that. */
export function wordedTitle(title: string): TitleParts {
  if (title.length > LONGEST) return {};
  for (const [pattern, names] of TITLES) {
    const [, ...values] = pattern.exec(title) ?? [];
    if (values.length > 0)
      return Object.fromEntries(names.map((name, index) => [name, (values[index] ?? '').trim()]));
  }
  return {};
}

const LEADS =
  /^(?:\[[^\]]{2,40}\]|(?:job|jobs|vacancy|job opening|open position|open role|position|job title|job posting|now hiring|we(?:'|’)re hiring|we are hiring|hiring|career opportunity|stellenangebot|stellenanzeige|stelle|stellenausschreibung|ausschreibung|wir suchen|job als|offre d['’]emploi|offre|recrutement|avis de recrutement|appel à candidatures?|rejoignez[- ]nous|nous rejoindre|nous recrutons|on recrute|poste|oferta de empleo|oferta de trabajo|oferta|empleo|vacante|puesto|convocatoria|convocatoria pública|buscamos|se busca|se necesita|job offer|careers?|apply|apply now|bewerbung als|fwd?|re|aw|wg|tr|rv)\s?[:–—|-]|wir suchen (?:ab sofort )?(?:eine?n?|eine\(n\)|dich als)|we need an?|wanted: an?|gesucht:|(?:nous|on) (?:cherch|recherch|recrut)(?:e|ons) un(?:e|·e|\(e\))?|we(?:'|’)re (?:hiring|looking for) an?|we are (?:hiring|looking for) an?|buscamos(?: (?:una?|un\/a|un\(a\)))?|eine?[nr]?|une?|un\(e\)|un·e|una|un\/a|stellenangebot als|offre d['’]emploi pour)\s+/i;
const TAILS =
  /(?<=\S)\s{0,3}(?:[-–—|·•]\s{0,3})?(?:apply now|apply today|job details|job description|careers?|jobs?|karriere|stellenangebote?|jetzt bewerben|job|offre d['’]emploi|emploi|recrutement|postuler|oferta de empleo|empleo|ofertas?|vacancy|vacancies|job opening|gesucht!?|wanted!?|[#(]?(?:req|ref|job id|id|kennziffer|réf|r)[.:# -]{0,3}[A-Z]{0,5}[-_]?\d{2,10}\)?)\s*$/i;

/** `… for our workshop in Hull` */
const HOUSE = / (?:for our|to join our|für unser|pour notre|pour nos|para nuestr).{1,100}$/i;

/** A title without what is said of every job: `We're hiring: …`, `… – Apply now`. */
export function barePosition(title: string): string {
  let text = title.trim();
  for (let round = 0; round < 2; round += 1) text = text.replace(LEADS, '').trim();
  text = text.replace(HOUSE, '');
  const cut = text.slice(-80).replace(TAILS, '');
  const head = text.slice(0, -80);
  const bare = (head + cut).replace(/[\s|–—·•:-]{1,6}$/, '').trim();
  return bare === '' ? title.trim() : bare;
}

const GENERIC =
  /^(?:careers?|jobs?|job details?|job description|open positions?|vacanc(?:y|ies)|join (?:us|our team)|work (?:with|for|at) us|welcome|home|about us|we(?:'|’)re hiring!?|we are hiring!?|now hiring!?|apply(?: now)?|karriere|stellenangebote?|stellenausschreibung|stellenanzeige|offene stellen|jobs? (?:&|und|and) karriere|willkommen|über uns|bewerbung|offres? d['’]emploi|nos offres|nous rejoindre|rejoignez[- ]nous|recrutement|nous recrutons\s?!?|on recrute\s?!?|wir stellen ein!?|wir suchen (?:dich|sie)!?|(?:help|staff) wanted!?|verstärkung gesucht!?|we need you!?|vacancy (?:details?|information)|posting details?|(?:position|job) (?:information|announcement|bulletin|advert|advertisement|posting|opportunity)|advert details?|stellendetails|détails? (?:de l['’]offre|du poste)|detalles? (?:de la oferta|del puesto)|stellenangebot im detail|carrières?|accueil|ofertas? de empleo|empleo|trabaja con nosotros|únete.{0,30}|inicio|bolsa de trabajo|(?:job )?posting(?: (?:no\.? ?)?[#\d-]{2,20})?|(?:employment |job |career |current )?opportunit(?:y|ies)|employment|current vacancies|the role|about the (?:role|job|company|team)|sign in|log ?in|search|menu|job|overview|untitled|new job|(?:our|your|we|this (?:web)?site|manage|about|wir|nous|ce site|diese (?:web)?seite|este sitio|utilizamos) (?:.{0,40} )?cookies?.{0,60}|cookies?[\s-]?(?:settings|preferences|consent|policy|notice|hinweise?|einstellungen|richtlinie)?|(?:we (?:value|respect) )?your privacy.{0,30}|privacy (?:settings|preferences|overview|policy)|privatsphäre.{0,30}|fwd?|dear .{0,40}|hello.{0,30}|hi .{0,30})$/i;

/** A heading that stands on every page names no position. */
export const isGenericTitle = (text: string): boolean => GENERIC.test(text.trim()) || text.trim().length < 3;
