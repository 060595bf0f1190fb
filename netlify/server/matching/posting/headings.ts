/** What headings of postings say in English, German and French. */
import { findPhrases, phrasesOf } from '../text/phrases.ts';
import type { Tokens } from '../text/tokens.ts';
import { FUNCTION_WORDS } from './plain-words.ts';

export const SECTION_KINDS = [
  'waived',
  'nice',
  'must',
  'duties',
  'place',
  'offer',
  'company',
  'other',
] as const;
/** `waived` is what is not needed, `offer` what the company gives, `other` law and the way of applying. */
export type SectionKind = (typeof SECTION_KINDS)[number];

export const HEADINGS = phrasesOf<SectionKind>({
  waived: `
    don't care about, do not care about, do not ask for, don't ask for, not ask for, do not expect, don't expect, leave at home, can leave at home, don't worry, don't worry about,
    not necessary, nicht mitbringen, musst du nicht, müssen Sie nicht, nicht verlangt, n'est pas requis, ne sont pas requis, ne demandons pas,
    n'est pas demandé, n'est pas nécessaire, n'est pas exigé, not needed, not required, won't need, don't need, do not need, will not need, no need for, not a
    requirement, nicht erforderlich, nicht nötig, brauchen Sie nicht, nicht notwendig, pas nécessaire,
    pas requis, pas demandé, pas besoin`,
  nice: `
    nice if, nice if you, good if, better if, encore mieux, ce serait encore mieux, good to have, noch besser, das wäre schön,
    what would help, would help, what helps, also helps, great if, great if you also had, it would be great, would also like to see, like to see,
    nice, skills we would like, schön wäre, schön wäre außerdem, wäre schön, schön wären, Idealerweise bringen Sie mit, Sie bringen idealerweise mit, idealerweise bringst du mit,
    idealerweise haben Sie, fera la différence, feront la différence, ce qui fera la différence, serait apprécié, seraient appréciés, seraient appréciées,
    serait appréciée, sera apprécié, ce serait bien, what would be a plus, would make you stand out, not essential but, not required but, cherry on top, it helps if, das i-Tüpfelchen, ce serait un plus, nice to have, nice-to-haves, preferred, preferred qualifications, preferred skills,
    preferably, bonus, bonus points, bonus skills, extra credit, plus, pluses, a plus, plusses, big
    plus, desirable, desired, advantageous, an advantage, helpful, helpful but not a must, ideally,
    would be great, would be nice, even better, not a must, optional, stand out, set you apart, sets you
    apart, extra points, make us smile, make me smile, make us happy, make you shine, we would love, we'd love, even
    happier, we'd be delighted, additional assets, asset, assets, von Vorteil, wünschenswert,
    wünschenswert aber kein Muss, kein Muss, idealerweise, das wäre schön, wäre toll, Pluspunkte,
    Bonuspunkte, zusätzlich freuen wir uns, gerne auch, schön wenn, optimalerweise, darüber hinaus
    wünschenswert, Sahnehäubchen, nicht zwingend, les plus, un plus, atouts, un atout, vos atouts,
    souhaité, souhaités, souhaitées, apprécié, appréciés, appréciées, serait un plus, idéalement, en
    plus, facultatif`,
  must: `
    conditions, Bedingungen, what matters, what counts, what we want, what u need, what u need to have, wanted, worauf es ankommt, ce qui compte, what would make me say yes, attend de vous, ce qu'on attend de vous, need to see, I need, what I need, what I'm looking for, skills we value, what we value, applicants should have, candidates should have, applicants must have, candidates must have, should have, you will have, you'll have, bringen Sie mit, bringst du mit,
    nous demandons, ce que nous demandons, nous attendons, vous apportez, ce que vous apportez, il vous faut, il te faut, what we look for, we look for, look for, someone who, someone who has, someone with, who we look for, this is you, you might be a fit, good fit, right fit, a fit if, be a fit if, could it be you, is this you, are you the one, a match if, to succeed, success in this role,
    what it takes, qualifies you, competencies, key competencies, key skills, the person, you'll thrive, wir wünschen uns, das wünschen wir uns, solltest du mitbringen,
    sollten Sie mitbringen, was uns wichtig ist, wenn du, wenn Sie, Fähigkeiten, Fachkenntnisse, pré-requis, ce poste est pour vous, fait pour vous, votre expérience, nous recherchons, must have, must haves, required, requirement, requirements, minimum requirements, qualification,
    qualifications, minimum qualifications, basic qualifications, essential, essential criteria, criteria, criterion,
    essential skills, you need, you will need, you'll need, what you need, what you bring, you bring,
    you'll bring, what we're looking for, what we are looking for, looking for, who you are, about you,
    your profile, your background, your skills, your experience, your qualifications, candidate profile,
    person specification, skill, skills, skills and experience, experience, knowledge skills and
    abilities, what you have, you have, you should have, you should apply if, apply if, we ask for, we
    expect, we need, you are, should bring, mandatory, certifications, education, licenses, on-call, on call, work authorization, work authorisation, technical
    skills, conditions of employment, language, languages, language skills, Sprache, Sprachen, Sprachkenntnisse, langue, langues, Zertifikat, Zertifikate, certificat, certificats, Abschluss, job requirements, the ideal candidate, Profil, Ihr Profil, dein Profil,
    Anforderungen, Anforderungsprofil, Voraussetzung, Voraussetzungen, Qualifikation, Qualifikationen,
    Ihre Qualifikation, das bringen Sie mit, das bringst du mit, Sie bringen mit, was Sie mitbringen,
    was du mitbringst, mitbringen, mitbringst, womit Sie überzeugen, womit du überzeugst, was wir
    erwarten, wir erwarten, das erwarten wir, wir suchen, Kenntnisse, das zeichnet Sie aus, das zeichnet
    dich aus, auszeichnet, Sie passen zu uns, du passt zu uns, Muss, zwingend, profil recherché, votre profil,
    profil, le profil, profil souhaité, compétences, compétences requises, vos compétences, compétences
    attendues, prérequis, exigences, qualifications requises, indispensable, indispensables, vous avez,
    vous êtes, ce que nous attendons, qui êtes-vous, formation, formation et expérience, expérience,
    savoir-faire, savoir-être`,
  duties: `
    what we need you to do, we need you to do, need you to do, the impact, impact you'll make, impact you will make, what you'll own, what you will own, you'll be responsible for, you will be responsible for, day to day, your impact, your focus, what the job involves, what the role involves, what you'll get to do, your challenge, your challenges,
    what success looks like, success looks like, how success is measured, your first year, first year, your first months, first months, your first 90 days, first 90 days, first 30 days, your first weeks, typical day, typical week, day in the life, tech stack, our stack, the stack, deine ersten Monate, dein erstes Jahr, Ihr erstes Jahr, woran wir Erfolg messen, vos premiers mois, votre première année,
    position profile, job profile, role profile, Stellenprofil, Stellenblatt, fiche de poste, on your plate, what's on your plate, work on, what you will work on, what you'll work on, accountabilities, principal accountabilities, machst du, das machst du, das machst du bei uns,
    das machen Sie, vous ferez, ce que vous ferez, responsibilities, responsibility, key responsibilities, duties, essential functions, essential
    duties, essential job functions, what you'll do, what you will do, what you'll be doing, what you
    do, you will, your role, the role, your job, the job, your day, a day, your tasks, your mission,
    tasks, job summary, job description, summary, position summary, position purpose, role summary,
    overview, purpose of the job, the position, about the role, about the job, about the position, the
    opportunity, what to expect, in this role, main tasks, Aufgaben, Ihre Aufgaben, deine Aufgaben,
    Aufgabengebiet, Aufgabenbereich, Tätigkeiten, Ihre Tätigkeiten, was Sie erwartet, was dich erwartet,
    das erwartet Sie, das erwartet dich, was Sie tun, was Sie bewegen, Verantwortung,
    Stellenbeschreibung, Ihre Mission, Ihre Rolle, missions, vos missions, mission, vos responsabilités,
    responsabilités, le poste, description du poste, vos tâches, tâches, votre rôle, activités, votre
    quotidien`,
  place: `
    where, wo, where you'll be, place, place and time, where you work, where you'll work, location, job location, work location, place of work, workplace, facility, based in, Standort,
    Arbeitsort, Einsatzort, Dienstort, Ort, lieu, lieu de travail, localisation, site`,
  offer: `
    what we propose, we propose, the deal, money, the money, what we've got, what we have got, we promise, we can promise, in exchange, life at, life here, working at, working here, working with us, why you'll love, why you will love, what's on offer, on offer, our promise, our promise to you, what we promise, compensation and perks, pay and perks, arbeiten bei, das Leben bei, travailler chez, la vie chez,
    we bring, wir bringen, von uns erwarten, erwarten können, können Sie erwarten, kannst du erwarten, nous apportons, the package, pay and benefits, dürfen Sie erwarten, das dürfen Sie erwarten, darfst du erwarten, das darfst du erwarten, you can expect,
    what you can expect, Sie bekommen, du bekommst, das bekommst du, das bekommen Sie, benefit, benefits, perk, perks, what we offer, we offer, our offer, in return, what you get, what
    you'll get, you get, you will get, you also get, compensation, compensation and benefits, salary, salary range, pay, pay range,
    rewards, total rewards, package, remuneration, why join us, why join, why us, why work, what's in it
    for you, in it for you, physical demands, working conditions, work environment, hours, shift,
    schedule, working hours, wir bieten, das bieten wir, was wir bieten, was wir Ihnen bieten, unser
    Angebot, unsere Leistungen, Ihre Vorteile, deine Vorteile, darauf dürfen Sie sich freuen, darauf
    kannst du dich freuen, freuen Sie sich, Vorteile, Benefits, Vergütung, Gehalt, Arbeitszeit, nous
    offrons, nous vous offrons, nous proposons, ce que nous offrons, ce que nous proposons, avantages,
    vos avantages, on vous propose, rémunération, conditions de travail, salaire, horaires`,
  company: `
    about, about us, about the company, about the team, who we are, what we do, our company, our story,
    our mission, our values, core values, our culture, the company, the team, our team, company,
    department, reports to, meet the team, über uns, wer wir sind, wir sind, das sind wir, unser
    Unternehmen, das Unternehmen, Unternehmen, unser Team, qui sommes-nous, nous, à propos, à propos de
    nous, l'entreprise, notre entreprise, présentation, notre histoire, l'équipe, notre équipe`,
  other: `
    applying, how we hire, how hiring works, what happens next, what to expect next, the fine print, small print, our commitment, our commitment to you, our commitments, the process, hiring, steps, so geht es weiter, wie es weitergeht, la suite,
    good to know, gut zu wissen, bon à savoir, details, how to apply, apply, to apply, application process, hiring process, interview process, our process, selection process, recruitment process, equal
    opportunity, equal opportunities, EEO, legal, diversity, privacy, disclaimer, additional
    information, next steps, contact, job ID, reference, FLSA status, start date, job type, employment
    type, contract type, Bewerbung, jetzt bewerben, so bewerben Sie sich, bewerben Sie sich, Kontakt,
    Ansprechpartner, Datenschutz, Chancengleichheit, Hinweise, Referenznummer, candidature, pour
    postuler, comment postuler, postuler, processus de recrutement, contact, référence, type de contrat,
    égalité des chances`,
});

/** @param share of the words, grammar aside, that must belong to a known heading */
export function kindOf(words: Tokens, share: number): SectionKind | undefined {
  const joined = words.map((word) => ({ ...word, gap: 'joint' as const }));
  const found = findPhrases(HEADINGS, joined);
  const known = found.reduce((count, { from, to }) => count + to - from, 0);
  const others = words.filter(
    ({ key }, at) => !FUNCTION_WORDS.has(key) && !found.some(({ from, to }) => from <= at && at < to),
  );
  if (known === 0 || known / (known + others.length) < share) return undefined;
  return SECTION_KINDS.find((kind) => found.some(({ label }) => label === kind));
}
