/** Tells a posting from another text that asks for something, such as an advertisement of a flat. */
import { findPhrases, phrasesOf } from '../text/phrases.ts';
import type { Token } from '../text/tokens.ts';

const list = (text: string) => text.split(',').map((phrase) => phrase.trim());

/** What postings speak of, by kinds: each alone may stand in any text. */
const SIGNS = phrasesOf({
  terms:
    list(`full-time, full time, part-time, part time, permanent, salary, wage, vacation, days off, weeks off, pension, bonus, stock options, health insurance, per hour, a year plus,
    Vollzeit, Teilzeit, unbefristet, befristet, Gehalt, Vergütung, Entgelt, Urlaub, Tarifvertrag, Altersvorsorge, CDI, CDD, temps plein, rémunération, salaire, net par mois, brut, congés, mutuelle, titres-restaurant, contrat`),
  place:
    list(`position, role, vacancy, hire, hiring, employer, employee, employees, colleagues, career, careers, recruiter, we are looking for, looking for a, person to, join us, join our, your team, our team, reports to, job,
    m w d, w m d, d m w, m f d, m f x, Stelle, Stellenangebot, Arbeitgeber, Mitarbeitende, Mitarbeiter, Team, wir suchen, verstärken, h f, f h, poste, recrutons, recrute, embauche, nous recherchons, on cherche, équipe`),
  work: list(
    `responsibilities, duties, you will, what you will do, your days, your mission, tasks, your first year, the work, lead, manage, Aufgaben, das erwartet Sie, Ihre Aufgaben, deine Aufgaben, Sie führen, Sie verantworten, Tätigkeiten, missions, vos missions, le poste, vous gérez, vous assurez`,
  ),
  heads: list(
    `requirements, requirement, qualifications, must have, must-have, must-haves, what you bring, about you, your profile, criteria, Anforderungen, Anforderung, Ihr Profil, dein Profil, das bringen Sie mit, das bringst du mit, profil recherché, votre profil, prérequis, exigences`,
  ),
  past: list(`years of experience, experience with, experience in, work experience, years in, resume, your CV, a CV, no CV, cover letter, degree, references come, background, skills,
    Berufserfahrung, Erfahrung in, Erfahrung mit, Ausbildung, Studium, Qualifikationen, Bewerbung, Lebenslauf, Anschreiben, d'expérience, expérience en, diplôme, candidature, CV, compétences, formation`),
});
/** In words; a shorter text is what somebody typed to try. */
const SHORTEST = 80;
const FEWEST = 2;

export function isPosting(tokens: readonly Token[]): boolean {
  if (tokens.length < SHORTEST) return true;
  const plain = tokens.map((token) => ({
    ...token,
    gap: token.gap === 'slash' ? ('joint' as const) : token.gap,
  }));
  return new Set(findPhrases(SIGNS, plain).map(({ label }) => label)).size >= FEWEST;
}
