/** Who is to be asked: a person and an address of the posting, not those of the law or of complaints. */
import type { Block } from '../page/block.ts';
import type { Pair } from '../page/pairs.ts';
import { isJobBoard, isOrganization } from '../words/company-names.ts';
import { labelKind } from '../words/labels.ts';
import { isPlace } from '../words/places.ts';
import { namesRole } from '../words/roles.ts';
import type { Finding } from './finding.ts';

const EMAIL = /(?<![\w.+-])[\w.+-]{1,64}@(?:[a-z0-9-]{1,63}\.){1,5}[a-z]{2,24}(?![\w-])/gi;
const HIDDEN_AT =
  /(?<=[\w.-])\s?(?:\(at\)|\[at\]|\{at\}|\(ät\)|\[ät\]| at (?=[\w-]{2,30}\s?(?:\(dot\)|\[dot\]| dot )))\s?/gi;
const HIDDEN_DOT = /\s?(?:\(dot\)|\[dot\]|\(punkt\)|\[punkt\])\s?/gi;
const NO_CONTACT =
  /privacy|datenschutz|dpo@|noreply|no-reply|@lists?\.|listserv|mailman|donotreply|abuse|legal@|(?<![a-z])press|accommodat|accessib|dsgvo|gdpr|rgpd|webmaster|unsubscribe|support@|help@|complaint|compliance|newsletter|marketing@|sales@|security@|privacidad|protecciondedatos|lopd|feedback@|(?<![a-z])ir@|investor/i;
const NO_CONTACT_LINE =
  /privacy|datenschutz|accommodation|accessib|data protection|données personnelles|protección de datos|disabilit|press (?:enquir|inquir)|whistle|fraud|scam|unsolicited|agencies/i;
const WORD = String.raw`(?:(?:Mc|Mac|Ó |Ní |Nic |Uí |O['’]|D['’]|de|La|Le|Van|Von|El|Al-)?\p{Lu}[\p{Ll}'’]{1,24}(?:-\p{Lu}[\p{Ll}]{1,24}){0,2}|\p{Lu}\.)`;
const NAME = String.raw`(${WORD}(?: (?:von|van|de|der|den|zu|la|le|del|di|da|dos|el|al|bin|y|af|ter) (?:der |den |la |las |los )?${WORD}| ${WORD}){1,3})`;
const TITLE = String.raw`(?:(?:Frau|Herrn?|Mme|Madame|M\.|Monsieur|Mlle|Mr\.?|Mrs\.?|Ms\.?|Miss|Dr\.?|Prof\.?|Sra?\.?|Srta\.?|D\.|Dña\.?|Doña|Don|Dipl\.-\p{L}{2,6}\.?|med\.|rer\. nat\.|Ing\.|Me|Maître|Dir\.|Mag\.|Lic\.|Mtr[oa]\.|Arq\.|C\. ?P\.|Professor(?:in)?) ){0,4}`;
const TITLED_NAME = new RegExp(
  String.raw`(?:(?:Frau|Herrn?|M\.|Mme|Madame|Monsieur|Me|Maître|Mr\.?|Mrs\.?|Ms\.?|Dr\.?|Prof\.?|Sra?\.?|Doña|Don) )${TITLE}(${WORD}(?: (?:von|van|de|der|del|la|le) ${WORD}| ${WORD}){0,3})`,
  'u',
);
const ANY_NAME = new RegExp(String.raw`(?<![\p{L}])${NAME}(?![\p{L}])`, 'gu');
/**
 * Words before a name, and the name behind them. In one expression with `(?i:)` V8 (Node 24) finds nothing once a process
 * has compiled so many that it optimises no more of them (`--no-regexp-optimization`).
 */
const LEAD = new RegExp(
  String.raw`(?<!\p{L})(?:contact|contact person|attention|attn\.?|recruiter|hiring manager|reach out to|reach|write to|talk to|speak to|get in touch with|questions\?|questions to|(?:questions|inquiries|enquiries) (?:may|can|should) be (?:directed|sent|addressed) to|enquiries to(?: me,?)?|(?:send|mail|post) (?:your |a |an )?(?:cover(?:ing)? )?(?:cv|résumé|resume|application|letter)[^.:]{0,60} to|ask for|ask|email|e-mail|call|Ansprechpartner(?:in)?(?: ist)?|wenden Sie sich (?:bitte )?an|wende dich (?:bitte )?an|schreib(?:e|en)?(?: Sie)?(?: bitte| uns)?(?: gerne?)? an|melde dich(?: bitte)?(?: gerne?)? bei|melden Sie sich(?: bitte)?(?: gerne?)? bei|Rückfragen(?: beantwortet)?(?: (?:Ihnen|dir))?(?: gerne?)?|Auskünfte erteilt(?: Ihnen)?(?: gerne?)?|Auskunft (?:erteilt|gibt)(?: Ihnen| dir)?(?: gerne?)?|beantwortet(?: Ihnen| dir)?(?: gerne?)?|freut sich|steht (?:Ihnen|dir)|(?:Ihre Bewerbung|Bewerbung(?:en)?|Unterlagen) (?:bitte )?an|z\. ?H(?:d|ä)?\.? (?:von )?|contacter|contactez|écri(?:vez|re)(?:-nous)? à|adressez?(?: votre candidature| vos questions)?(?: \(CV[^)]{0,30}\))? à|envoyer votre (?:cv|candidature|dossier)[^.:]{0,30} à|envoyez[^.:]{0,40} à|información:|auprès de|renseignements(?: complémentaires)?|bewirb dich(?: bitte)? bei|bewerben Sie sich(?: bitte)? bei|votre contact(?: est)?|interlocut(?:eur|rice)|votre candidature à|contacta(?:r)? (?:con|a)|escríbe(?:nos)? a|dirígete a|pregunta por|persona de contacto|env[ií]a(?:r|nos)?(?: tu| su| el| la)? (?:cv|candidatura|currículum|curriculum|hoja de vida)[^.:]{0,30} a|a la atención de|atención a(?: la)?|at['’]n\.?|à l['’]attention de|for the attention of|zu Händen(?: von)?)\s?(?:is |ist |est |es )?[:,–-]?\s{0,2}(?:our |your |unsere?r?m? |notre |nuestr[oa] |the )?`,
  'giu',
);
const LED = new RegExp(
  String.raw`(?:[\p{Ll}-]{2,20} ){0,3}(?:\p{Lu}[\p{L}-]{3,30} (?=(?:Dr|Prof|Frau|Herrn?)\b))?${TITLE}${NAME}`,
  'uy',
);
/** A name, and behind it the trade of those who hire. */
const RECRUITER = new RegExp(
  String.raw`(?<!\p{L})${NAME}(?:, | \(|, (?:our|notre|votre|unsere?|nuestra?) )(?:[Cc]hargée? de recrutement|[Rr]ecruteu(?:r|se)|[Rr]esponsable (?:RH|du recrutement|des ressources humaines|de selección|de RR\. ?HH)|[Rr]ecruit(?:er|ment)|[Tt]alent [Aa]cquisition|[Hh]iring [Mm]anager|HR [Mm]anager|[Hh]ead of (?:HR|[Pp]eople)|[Pp]ersonal(?:referent|leiter|leitung)|[Tt]écnic[oa] de selección)`,
  'u',
);
/** `Apply to the General Manager, Jo Bell` */
const BEHIND_TRADE = new RegExp(
  String.raw`(?:Manager|Director|Principal|Headteacher|Officer|Secretary|[Ll]eiter(?:in)?|[Ll]eitung|[Dd]irect(?:rice|eur)|[Dd]irectora?|[Rr]esponsable), ${TITLE}${NAME}`,
  'u',
);
/** `Jo Bell, who leads the ward, will be happy to answer` */
const ANSWERING = new RegExp(
  String.raw`^${TITLE}${NAME}(?:,[^,.]{2,60},| \([^()]{2,60}\))? (?:gibt|steht|beantwortet|erteilt|freut|hilft|(?:is|will be|would be) (?:very )?(?:happy|glad|pleased|available|delighted)|can (?:answer|tell)|(?:will )?answers?|se tient|est à votre|(?:vous )?répond|(?:te |le )?atender|resolver|está a)`,
  'u',
);
const NO_NAME =
  /\b(?:Dir|Mag|Team|Department|Human|Resources|Recruiting|Recruitment|Personal|Abteilung|Bewerbung|Career|Careers|Talent|Acquisition|People|Office|Service|Company|GmbH|Inc|Ltd|AG|SAS|Job|Jobs|Manager|Engineer|Director|Straße|Street|Avenue|Rue|Calle|University|Hospital|School|Ressources|Humaines|Recursos|Humanos|Equipo|Équipe|Service|Center|Centre|Apply|Now|Senior|Junior|Lead|Head|Development|Software|United|States|Kingdom|New|San|Los|Saint|Monday|Friday|January|February|March|April|June|July|August|September|October|November|December|Google|Microsoft|Amazon|Business|Customer|Product|Project|Equal|Opportunity|Employer|Contact|Phone|Email|Recruiter|Privacy|Policy|Data|Please|Dear|Your|Our|The|We|You|Sie|Ihre|Wir|Vous|Nous|Fragen|Questions|Kontakt|Telefon|Für|Mit|Bitte|Partner|Partnerin|Ansprechpartner|Ansprechpartnerin|Leitung|Leiter|Leiterin|Responsable|Directora?|Consultant|Specialist|Coordinator|Officer|Assistant|Analyst|Developer|Hiring|Head|Chief|Sales|Marketing|Finance|Group|Gruppe|Dpto|Departamento|Selección)\b/u;

type Contact = { person: Finding | undefined; email: Finding | undefined };

/** Person and address that the posting gives for its questions; nothing where it names none. */
export function contactIn(pairs: readonly Pair[], blocks: readonly Block[]): Contact {
  const email = emailIn(pairs, blocks);
  const person = personIn(pairs, blocks, email?.value);
  // Of several addresses that of the person is meant.
  const own = blocks
    .flatMap(({ text }) => emailsOf(text))
    .find(
      (address) => person !== undefined && sharesName(person.value, address) && !NO_CONTACT.test(address),
    );
  const isOther =
    own !== undefined && email?.certainty === 'guess' && !sharesName(person?.value ?? '', email.value);
  return { person, email: isOther ? { ...email, value: own } : email };
}

/** The addresses of a line, also those that are written for people alone. */
export function emailsOf(text: string): string[] {
  const line = text.slice(0, 4_000);
  const open = /[([{ ](?:at|ät)[)\]} ]/i.test(line)
    ? line.replace(HIDDEN_AT, '@').replace(HIDDEN_DOT, '.')
    : line;
  if (!open.includes('@')) return [];
  return [...open.matchAll(EMAIL)].slice(0, 5).map(([email]) => email.replace(/\.$/, ''));
}

/** Of the whole house, as its head and foot show it. */
const OF_HOUSE = /^(?:info|office|mail|contact|kontakt|contacto|hello|hallo|enquiries|reception|service)@/i;

function emailIn(pairs: readonly Pair[], blocks: readonly Block[]): Finding | undefined {
  const isAsked = blocks.some(
    ({ text, zone }) =>
      zone === 'main' &&
      sentencesOf(text).some(
        (sentence) => TO_APPLY.test(sentence) && emailsOf(sentence).some((email) => !OF_HOUSE.test(email)),
      ),
  );
  for (const { kind, value, isMarked } of pairs) {
    if (kind !== 'email' && kind !== 'contact') continue;
    const email = emailsOf(value).find(
      (address) => !NO_CONTACT.test(address) && !(isAsked && OF_HOUSE.test(address)),
    );
    if (email !== undefined) return { value: email, source: isMarked ? 'page' : 'text', certainty: 'sure' };
  }
  const found: { email: string; zone: Block['zone']; isSaid: boolean }[] = [];
  for (const { text, link, zone } of blocks) {
    const mail = link?.startsWith('mailto:') === true ? mailOf(link) : [];
    for (const sentence of sentencesOf(text)) {
      if (NO_CONTACT_LINE.test(sentence)) continue;
      for (const email of emailsOf(sentence).concat(sentence === text ? mail : []))
        if (
          !NO_CONTACT.test(email) &&
          !(isAsked && OF_HOUSE.test(email)) &&
          !(zone === 'edge' && isOfBoard(email))
        )
          found.push({ email, zone, isSaid: APPLYING.test(sentence) });
    }
  }
  const best =
    found.find(({ zone }) => zone === 'main') ??
    found.find(({ zone }) => zone === 'aside') ??
    // The foot of a page has addresses of all kinds.
    found.find(({ isSaid }) => isSaid);
  if (!best) return undefined;
  const others = new Set(found.filter(({ zone }) => zone === 'main').map(({ email }) => email.toLowerCase()));
  return {
    value: best.email,
    source: 'text',
    certainty: best.isSaid && best.zone === 'main' && others.size === 1 ? 'sure' : 'guess',
  };
}

/** The foot of a board has the address of the board. */
const isOfBoard = (email: string) => isJobBoard(email.split('@')[1]?.split('.').at(-2) ?? '');

/** With these words an application is sent. */
const TO_APPLY =
  /appl[iy]|\bsend|\bresumes?\b|résumé|\bcvs?\b|bewerb|unterlagen|candidat|postul|currículum|solicitud/i;

/** What an address is for. */
const APPLYING =
  /appl[iy]|send|résumé|resume|\bcv\b|question|contact|enquir|inquir|write to|reach|bewerb|rückfrag|fragen|ansprech|unterlagen|schreib|candidat|postul|adresse[rz]|écri|envo[iy]|renseign|inscri|contacta|dudas|escr[ií]b|solicit/i;

/** A title such as `Dr.` or `Prof.` ends no sentence. */
const sentencesOf = (text: string): string[] =>
  text.slice(0, 4_000).split(/(?<=[^\s.]{4}[.!?])(?<!\bProf\.) (?=\p{Lu})/u);

function mailOf(link: string): string[] {
  const address = link.slice('mailto:'.length).split('?', 1)[0] ?? '';
  return emailsOf(address.replaceAll('%40', '@'));
}

function personIn(
  pairs: readonly Pair[],
  blocks: readonly Block[],
  email: string | undefined,
): Finding | undefined {
  for (const { kind, value, isMarked } of pairs) {
    const name = kind === 'contact' && !isOrganization(value) ? nameIn(value.slice(0, 160)) : undefined;
    if (name !== undefined) return { value: name, source: isMarked ? 'page' : 'text', certainty: 'sure' };
  }
  const shown = blocks.filter(({ zone }) => zone !== 'edge');
  for (const { text } of shown.flatMap((block, at) => (isLabel(block) ? shown.slice(at + 1, at + 4) : []))) {
    const name = text.length <= 160 && !isOrganization(text) ? nameIn(text) : undefined;
    if (name !== undefined) return { value: name, source: 'text', certainty: 'guess' };
  }
  const main = shown
    .filter(({ zone }) => zone === 'main')
    .flatMap(({ text }) => sentencesOf(text))
    .filter((text) => !NO_CONTACT_LINE.test(text));
  for (const text of main) {
    const name = ledName(text.slice(0, 1_500));
    const bare = name === undefined ? undefined : bareName(name);
    if (bare !== undefined && isName(bare)) return { value: bare, source: 'text', certainty: 'guess' };
  }
  for (const text of main) {
    const start = text.slice(0, 1_500);
    const [, name] = RECRUITER.exec(start) ?? (ASKING.test(start) ? BEHIND_TRADE.exec(start) : null) ?? [];
    if (name !== undefined && isName(name)) return { value: name, source: 'text', certainty: 'guess' };
  }
  for (const [index, text] of main.entries()) {
    const isOfHirer = text.length <= 40 && HIRER.test(main[index + 1] ?? '');
    const [, name] = (isOfHirer ? NAME_ALONE.exec(text) : null) ?? [];
    if (name !== undefined && isName(name)) return { value: name, source: 'text', certainty: 'guess' };
  }
  for (const text of main) {
    const [, name] = ANSWERING.exec(text.slice(0, 600)) ?? [];
    if (name !== undefined && isName(name)) return { value: name, source: 'text', certainty: 'guess' };
  }
  for (const text of main) {
    const name = ASKING.test(text) && text.length <= 600 ? TITLED_NAME.exec(text)?.[1] : undefined;
    if (name !== undefined && isName(name) && name.includes(' '))
      return { value: name, source: 'text', certainty: 'guess' };
  }
  const at = email === undefined ? -1 : main.findIndex((text) => text.includes(email));
  if (at < 0) return surnameIn(main);
  for (const text of main.slice(Math.max(0, at - 4), at + 3).toReversed()) {
    const name = text.length <= 220 ? nameIn(text.replace(email ?? '', ' ')) : undefined;
    if (name !== undefined && sharesName(name, email ?? ''))
      return { value: name, source: 'text', certainty: 'guess' };
  }
  const first = firstName(main[at] ?? '', email ?? '');
  return first === undefined ? surnameIn(main) : { value: first, source: 'text', certainty: 'guess' };
}

const NAME_ALONE = new RegExp(String.raw`^${TITLE}${NAME}$`, 'u');
/** Below a name, the trade of those who hire. */
const HIRER =
  /^(?=.{2,60}$)(?:.{0,30}[ ,(-])?(?:HR|RH|RR\. ?HH\.?|People|Talent|Human Resources|Recruit(?:er|erin|ing|ment)|Recrutement|Recruteu(?:r|se)|Personal(?:abteilung|referentin|referent|leiterin|leiter|leitung|wesen)|Ressources Humaines|Recursos Humanos|Hiring Manager|Selección)(?!\p{L})/u;

const OFFICE = /meister|präsident|direkt|direct|maire|président|alcald/i;

/** `Auskünfte erteilt Frau Petersen` */
function surnameIn(texts: readonly string[]): Finding | undefined {
  for (const text of texts) {
    if (!ASKING.test(text)) continue;
    const [whole = '', name = ''] = TITLED_NAME.exec(text.slice(0, 600)) ?? [];
    if (name !== '' && isName(name) && !OFFICE.test(name))
      return { value: whole, source: 'text', certainty: 'guess' };
  }
  return undefined;
}

/** `Send a letter to Ida at ida@` */
function firstName(text: string, email: string): string | undefined {
  const local = email.split('@')[0]?.toLowerCase() ?? '';
  const words = text.slice(0, 1_500).split(/[^\p{L}'’-]+/u);
  return words.find(
    (word, at) =>
      /^\p{Lu}\p{Ll}{2}/u.test(word) &&
      letters(word.toLowerCase()) === local &&
      isName(word) &&
      /^(?:to|for|contact|email|ask|an|bei|à|a|con)$/i.test(words[at - 1] ?? ''),
  );
}

const LABEL =
  /^(?:\p{L}+ ){0,4}(?:contact|contacto|kontakt|ansprech\p{L}+|recruit(?:er|ing|ment)|recrut\p{L}+|interlocut\p{L}+|selección)[\s:.*]*$/iu;

/** `Please apply in writing to:` */
const ADDRESSED =
  /(?:appl[iy]|send|write|\bcv\b|bewerb|unterlagen|schreib|candidat|dossier|solicitud|curr[ií]culum)[^:]{0,60}\b(?:to|an|à|a)\s?:$/iu;

/** `Personne en charge du recrutement`, and the name below it. */
const isLabel = ({ text }: Block) =>
  text.length <= 80 &&
  (LABEL.test(text) || ADDRESSED.test(text) || labelKind(text.replace(/[:.?!]\s*$/, '')) === 'contact');

/** The first name that words such as "write to" lead to. */
function ledName(text: string): string | undefined {
  for (const { 0: lead, index } of text.matchAll(LEAD)) {
    LED.lastIndex = index + lead.length;
    const [, name] = LED.exec(text) ?? [];
    if (name !== undefined) return name;
  }
  return undefined;
}

const ASKING =
  /bewerb|rückfrag|fragen|kontakt|ansprech|candidature|question|contact|renseign|consulta|dudas|candidatura|apply|application|tel\b|telefon|téléphone|@/i;

function nameIn(text: string): string | undefined {
  const [, titled] = TITLED_NAME.exec(text) ?? [];
  if (titled !== undefined && isName(titled)) return titled;
  return [...text.matchAll(ANY_NAME)]
    .slice(0, 8)
    .map(([, name = '']) => bareName(name))
    .find(isName);
}

const ORDERS =
  /^(?:Ask|Mail|Call|Contact|Email|Write|Reach|Speak|Talk|Meet|Ping|Message|Text|Phone|Dear|Regards|Best|Thanks|Cheers|Hi|Hello) (?=\p{Lu}\S* (?:\p{Ll}{2,3} )?\p{Lu})/u;

/** `Professor Ada Bell` and `Ask Ada Bell` without the word before the name. */
function bareName(name: string): string {
  const [first = '', ...rest] = name.replace(ORDERS, '').split(' ');
  const isBefore = rest.length > 1 && /^\p{Lu}/u.test(rest[0] ?? '');
  return isBefore && (namesRole(first) || TITLE_ALONE.test(first))
    ? rest.join(' ')
    : [first, ...rest].join(' ');
}
const TITLE_ALONE = /^(?:Prof|Dr|Sister|Lic|Ing|Mag|Dir|Me|Maître)\.?$/;

const isName = (name: string) =>
  !NO_NAME.test(name) && !namesRole(name) && !isPlace(name) && name.length <= 60;

/** `p.mueller@` is of Petra Müller. */
function sharesName(name: string, email: string): boolean {
  const local = letters((email.split('@')[0] ?? '').toLowerCase());
  return name.split(/[\s-]/).some((word) => word.length > 2 && local.includes(letters(word.toLowerCase())));
}
const letters = (text: string) =>
  text
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/[^a-z]/g, '');
