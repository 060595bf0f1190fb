/** What a heading says by its form: to whom it speaks, and what that one has, brings or gets. */
import type { SectionKind } from '../../../matching/posting/headings.ts';
import { plain } from '../words/plain.ts';

/** In the order in which they count; words as `plain` has them. */
const FORMS: readonly [SectionKind | 'unsaid', RegExp][] = [
  // `Do you have questions?`, `What you need to know`
  [
    'other',
    /\bquestions?\b|\bfragen\b|\b(?:dudas?|preguntas)\b|interess|\binteresa|need to know|happens next/,
  ],
  ['unsaid', /\b(?:not|t|nicht|kein|keine|pas|no)\b/],
  [
    'nice',
    /\b(?:nice|plus|bonus|even|better|also|great if|ideally|assets?|atouts?|optional|von vorteil|wunschenswert|idealerweise|valorara|valorable|valora|valoramos|deseables?|destacar|apprecie\w{0,2}|souhaite\w{0,2})\b/,
  ],
  [
    'offer',
    /look(?:ing)? forward|\berwarten\b.{0,12}\b(?:kannst|konnen)|\b(?:kannst|konnen)\b.{0,24}\b(?:erwarten|freuen)|grunde fur|versprechen|spricht fur uns|vous proposons|nous rejoindre|y gagne|nuestra oferta|obtendras|te damos|te dara|why you|warum (?:du|sie)\b|pourquoi/,
  ],
  [
    'duties',
    /\b(?:candidate|person|applicant|you|kandidat) (?:will|ll) (?:be )?(?:do|doing|be responsible|work|spend|make|lead|join)\b|you ll be doing|your (?:impact|day|time|duties|tasks|responsibilities)\b|^the work$|s involved$|^main purpose|responsib|\b(?:dein|ihr|euer) (?:job|alltag|arbeitstag|tatigkeitsfeld|arbeitsalltag)\b|darum geht|\b(?:du|sie) (?:bewegst|bewegen|tust|machst|machen)\b|^was (?:dich|sie) .{0,12}erwartet|tatigkeit|^(?:ton|votre) role|au quotidien|vas a hacer|haras\b|funciones/,
  ],
  [
    'must',
    /\b(?:you|u)(?: ll| will| would| should| must| can| could| ve| re going to| ll need to| will need to| need to)? (?:bring|need|have|has|possess|offer|hold|require)\b|\byou (?:are|re)\b|\byou must\b|will you bring|\bwe (?:are|re) after|(?:successful|ideal|right|perfect|suitable|preferred|desired|qualified|best|our|your) (?:candidates?|applicants?|person|profile|individual|match|hire)\b|candidates? (?:will|must|should|needs?)\b|(?:are|re|is) (?:you|this you)\b|sounds? like (?:you|a fit)|your (?:strengths|credentials|toolkit|attributes|expertise|know how|talents)\b|\b(?:key|personal) (?:attributes|qualities)|specification$|eligib|^who (?:can|should) apply|be successful|be considered|hear from you|(?:great|good|right|perfect) fit\b/,
  ],
  [
    'must',
    /\b(?:du|ihr) (?:hast|habt|bist|seid|bringst|bringt|brauchst|braucht|verfugst|verfugt|besitzt|kannst|konnt|bietest|solltest|musst|uberzeugst|punktest|begeisterst)\b|\bsie (?:haben|sind|bringen|brauchen|verfugen|besitzen|konnen|bieten|sollten|mussen|uberzeugen|punkten|begeistern)\b|(?:hast|bringst|brauchst|kannst|bietest|solltest|musst|uberzeugst|punktest|begeisterst) du\b|(?:haben|bringen|brauchen|konnen|bieten|sollten|mussen|uberzeugen|punkten|begeistern) sie\b|von (?:dir|ihnen|euch) (?:erwarten|wunschen)|du uns begeisterst|sie uns begeistern|unsere? (?:erwartung|wunsch|anforderung)|voraussetzung|anforderung(?:en)? an|erforderlich|hintergrund$|(?:deine|ihre) (?:starken|talente|skills)\b|(?:dich|sie) aus(?:macht|zeichnet)?$|stellen wir uns .{0,12}vor$|auf dich wenn|auf sie wenn/,
  ],
  [
    'must',
    /\bvous (?:avez|etes|apportez|possedez|disposez|justifiez|maitrisez|offrez|detenez|devez)\b|\btu (?:as|es|apportes|possedes|disposes|justifies|maitrises|dois)\b|\b(?:avez|etes|possedez|maitrisez) vous\b|^et (?:vous|toi)$|^qui es tu|(?:vos|tes) qualites|\bqualites (?:requises|attendues)|conditions (?:requises|d acces)|\brequise?s?$|recherchee?s?$|^criteres|^savoirs?\b|niveau d etudes|perle rare|\b(?:candidat|profil|personne) ideale?\b|^(?:nous|on) (?:cherchons|recherchons|recherche|cherche)(?: quelqu un.{0,8}| une? personne.{0,8})?$/,
  ],
  [
    'must',
    /^(?:.{0,12} )?(?:tienes|eres|aportas|aportar|necesitas|debes|posees|cuentas con|ofreces|encajas|cumples)\b|\b(?:pedimos|requerimos|esperamos de ti)\b|buscamos$|buscamos (?:a alguien|una persona|personas|candidat)|\brequerid[oa]s?$|^estudios\b|\b(?:candidat[oa]|persona|perfil) ideal\b/,
  ],
];

/** @returns nothing where no form tells, or one that says something else */
export function formedKind(text: string): SectionKind | undefined {
  const words = plain(text);
  const kind = FORMS.find(([, form]) => form.test(words))?.[0];
  return kind === 'unsaid' ? undefined : kind;
}
