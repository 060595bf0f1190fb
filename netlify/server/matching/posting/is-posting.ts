/** Tells a posting from other texts that ask for something. */
import { findPhrases, phrasesOf } from '../text/phrases.ts';
import { joinedKeys, type Tokens } from '../text/tokens.ts';
import { isSpoken } from './heading-hints.ts';
import { BULLET } from './line-headings.ts';
import { rawLines } from './raw-lines.ts';

/** What postings speak of, by kinds: each alone may stand in any text. */
const SIGNS = phrasesOf({
  terms: `day rate, contractor, interim, freelance, fixed term, fixed-term, Tagessatz, freiberuflich, Festanstellung, TJM, full-time, full time, part-time, part time, permanent, salary, wage, an hour, per annum, equity, uncapped, pro rata, grand, money, decent pay, vacation, days off, weeks off, pension, bonus, stock options, health insurance, per hour, a year plus,
    Vollzeit, Teilzeit, Pensum, Ferien, Eintritt, unbefristet, befristet, Gehalt, Vergütung, Entgelt, Urlaub, Tarifvertrag, Altersvorsorge, CDI, CDD, temps plein, rémunération, salaire, Geld, net par mois, brut, congés, mutuelle, titres-restaurant, contrat`,
  place: `help wanted, we need someone, we need somebody, we need you, we need a, we need an, our next, are we after, agencies, recruiters, position, role, vacancy, hire, hiring, employer, employee, employees, colleagues, career, careers, recruiter, we are looking for, looking for a, person to, join us, join our, your team, our team, reports to, job,
    m w d, w m d, d m w, m f d, m f x, Stelle, Stellenangebot, Stelleninserat, Arbeitsort, Funktion, Arbeitgeber, Mitarbeitende, Mitarbeiter, Team, wir suchen, verstärken, h f, f h, poste, recrutons, recrute, embauche, nous recherchons, on cherche, équipe`,
  work: `responsibilities, duties, you will, what you will do, your days, your mission, tasks, your first year, the work, lead, manage, Aufgaben, das erwartet Sie, Ihre Aufgaben, deine Aufgaben, Sie führen, Sie verantworten, Tätigkeiten, missions, vos missions, le poste, vous gérez, vous assurez`,
  heads: `requirements, requirement, qualifications, must have, must-have, must-haves, what you bring, about you, your profile, criteria, Anforderungen, Anforderung, Ihr Profil, dein Profil, Profil, das bringen Sie mit, das bringst du mit, profil recherché, votre profil, prérequis, exigences`,
  past: `years of experience, experience with, experience in, work experience, years in, resume, your CV, a CV, no CV, cover letter, degree, references come, background, skills,
    Berufserfahrung, Erfahrung in, Erfahrung mit, Ausbildung, Studium, Qualifikationen, Bewerbung, Lebenslauf, Anschreiben, d'expérience, expérience en, diplôme, candidature, CV, compétences, formation`,
});
/** A letter to many readers tells of work, and may quote one posting: only a list asks in it. */
const CIRCULAR = phrasesOf({
  leaving:
    'unsubscribe, subscribe to our, manage your subscription, you receive this, hier abmelden, abbestellen, Newsletter abmelden, se désabonner, vous désabonner, se désinscrire, désinscription',
  naming:
    'newsletter, view in your browser, view in browser, view online, this issue, issue no, this edition, our readers, our subscribers, forward this, read more, team news, dear colleagues, dear all, Ausgabe, Rundbrief, Liebe Leser, Leserinnen, im Browser ansehen, weiterlesen, liebe Kolleginnen, infolettre, nos lecteurs, nos abonnés, ce numéro, lire la suite, chers collègues',
});

export function isCircular(tokens: Tokens): boolean {
  const found = findPhrases(CIRCULAR, tokens);
  return (
    found.some(({ label }) => label === 'leaving') ||
    new Set(found.map(({ from, to }) => joinedKeys(tokens.slice(from, to)))).size > 1
  );
}

/** In words; a shorter text is what somebody typed to try. */
const SHORTEST = 80;
const FEWEST = 2;

const FEWEST_SPOKEN = 3;
/** In thousands: `$180K`. */
const PAY = /[$€£]\s?\d{2,3}(?:[.,]000|\s?k)\b/i;

/** Items that say what somebody has done or can. */
function hasSpokenItems(text: string, tokens: Tokens): boolean {
  const items = rawLines(text, tokens).filter(({ start, end }) => BULLET.test(text.slice(start, end)));
  return items.filter(({ from, to }) => isSpoken(tokens.slice(from, to))).length >= FEWEST_SPOKEN;
}

/** No other text that asks for something, such as an advertisement of a flat. */
export function isPosting(text: string, tokens: Tokens): boolean {
  if (tokens.length < SHORTEST) return true;
  const plain = tokens.map((token) => ({
    ...token,
    gap: token.gap === 'slash' ? ('joint' as const) : token.gap,
  }));
  const signs = new Set<string>(findPhrases(SIGNS, plain).map(({ label }) => label));
  if (PAY.test(text)) signs.add('terms');
  return signs.size >= FEWEST || (signs.size > 0 && hasSpokenItems(text, tokens));
}
