/** What a page is: an open posting, a closed one, or something else that only looks like one. */
import type { PostingState } from '#contracts/job-posting.ts';
import { paysIn } from '#contracts/money.ts';

import type { Block } from '../page/block.ts';
import type { PageHead } from '../page/page-head.ts';
import type { Pair } from '../page/pairs.ts';
import { namesRole } from '../words/roles.ts';
import { sectionsOf } from './sections.ts';
import { isNoise } from './description-text.ts';

const CLOSED = [
  /\b(?:this |the )?(?:job|position|role|vacancy|posting|listing|advert|opportunity|opening|competition|requisition|application(?:s| period| window)?|campaign)s?(?: posting| listing| advert| ad| you are looking for| you requested)? (?:is|are|has|have|was)(?: been)?(?: now)? (?:no longer (?:available|open|active|accepting|online|being)|not available|closed|filled|expired|unavailable|been filled|been closed|been removed|been archived|been withdrawn|ended|passed|archived|inactive|removed|withdrawn)/i,
  /\bno longer (?:accepting|taking) applications|\bwe are no longer (?:hiring|accepting|recruiting)|\bno longer available\b|\bapplications? (?:are |have )?(?:now )?closed\b|\bapplications are not (?:being )?accepted\b|closing date (?:of|for) [^.]{3,40} has passed|\bthis posting closed\b|\b(?:job|vacancy|posting|position) (?:closed|expired|filled)\b|\bposition (?:already )?filled\b|\b(?:closed|expired) (?:job|vacancy|position|posting)\b|deadline (?:has|for applications has) (?:now )?passed/i,
  /(?:stelle(?:nangebot|nanzeige|nausschreibung)?|position|anzeige|ausschreibung|vakanz|job|inserat|angebot)\b[^.!?]{0,50}(?:nicht mehr (?:verfügbar|aktuell|online|aktiv|aktuelle|ausgeschrieben|vakant|offen)|bereits (?:besetzt|vergeben)|(?:ist|wurde) (?:inzwischen |mittlerweile |leider )?(?:besetzt|abgelaufen|geschlossen|deaktiviert|beendet|vergeben|archiviert))/i,
  /nicht mehr (?:verfügbar|ausgeschrieben)|bewerbungs(?:frist|schluss|phase)\b[^.!?]{0,20}(?:abgelaufen|beendet|vorbei|verstrichen)|(?:nehmen|werden) (?:wir )?(?:derzeit )?keine bewerbungen mehr|keine weiteren bewerbungen|bewerbungen sind nicht mehr möglich/i,
  /(?:offre|annonce|poste|recrutement|candidatures?)\b[^.!?]{0,50}(?:n['’]est plus (?:disponible|en ligne|active|d['’]actualité|ouverte?|à pourvoir)|ne sont plus (?:acceptées|possibles|ouvertes)|(?:est|a été|sont|ont été) (?:désormais |déjà |maintenant )?(?:pourvue?|clôturée?s?|expirée?|fermée?s?|archivée?|désactivée?|retirée?|closes?|terminée?))/i,
  /\boffre (?:expirée|pourvue|clôturée|fermée|archivée)|n['’]accepte plus (?:de|les) candidatures|plus possible de postuler|candidatures closes/i,
  /(?:oferta|vacante|puesto|anuncio|proceso|plazo|convocatoria)\b[^.!?]{0,50}(?:ya no (?:está|se encuentra|acepta|es)|no (?:está|se encuentra) (?:ya )?disponible|ha (?:caducado|expirado|finalizado|sido (?:cubiert[ao]|cerrad[ao]|cubierto|retirada|desactivada)|cerrado)|está cerrad[ao]|(?:fue|ha sido) cubiert[ao]|cerrad[ao] el)/i,
  /\b(?:oferta|convocatoria|selección|inscripción) (?:caducada|cerrada|finalizada|expirada)|\bplazo\b[^.!?]{0,30}(?:terminó|finalizó|cerró|venció)|ya no (?:acepta|admite|se aceptan|se admiten) (?:candidaturas|solicitudes|inscripciones)|(?:vacante|puesto) (?:cubiert[ao]|cerrad[ao])|inscripciones cerradas/i,
];
/** A sentence about what will or may be. */
const CONDITION =
  /\b(?:if|until|when|once|unless|should|after|before|may|might|will|wenn|falls|bis|sobald|sollte|si|jusqu|lorsque|dès que|quand|tant que|cuando|hasta|una vez|mientras|wird geschlossen|hasta que|never|not yet|other|another)\b/i;
const CLOSED_MAXIMUM = 240;

/** Whether the page says that nobody can apply any more. */
export function saysClosed(blocks: readonly Block[]): boolean {
  return blocks.some(({ text, zone, hints, kind }) => {
    if (
      text.length > CLOSED_MAXIMUM ||
      zone === 'edge' ||
      kind === 'item' ||
      /similar|related|recommend|other-?jobs|card/.test(hints)
    )
      return false;
    return sentences(text).some(
      (sentence) => !CONDITION.test(sentence) && CLOSED.some((pattern) => pattern.test(sentence)),
    );
  });
}

const sentences = (text: string) => text.split(/(?<=[.!?]) /).slice(0, 8);

const LOGIN =
  /^(?:(?:please )?(?:sign|log) ?in(?: or .{3,40})?(?: to .{3,60})?|sign up to .{3,60}|join (?:now )?to (?:see|view|apply).{0,60}|members only.{0,40}|create (?:a|an|your) (?:free )?account.{0,60}|(?:bitte )?(?:melde dich an|melden sie sich an|anmelden|einloggen).{0,60}|(?:connectez-vous|se connecter|identifiez-vous|connexion).{0,60}|(?:inicia sesión|iniciar sesión|identifícate|regístrate).{0,60}|login|authentication required|access denied|just a moment.{0,5}|attention required.*|are you a robot.*|verify (?:that )?you are (?:a )?human.*|checking your browser.*|security check.*|enable javascript.*)[.!]?$/i;
const LITTLE_TEXT = 900;

/** Whether the page shows a way in rather than a job. */
function isLogin(head: PageHead | undefined, blocks: readonly Block[], size: number): boolean {
  if (size > LITTLE_TEXT) return false;
  const hasSign = [head?.title.split(/\s[|–—·-]\s/)[0] ?? '', head?.heading ?? ''].some((text) =>
    LOGIN.test(text.trim()),
  );
  const says = blocks.some(
    ({ text, zone }) => zone !== 'edge' && text.length <= 120 && text.length > 12 && LOGIN.test(text.trim()),
  );
  return (
    hasSign ||
    (head?.hasPassword === true && (says || size < LITTLE_TEXT / 2)) ||
    (says && size < LITTLE_TEXT / 3)
  );
}

/** What asks for names to keep, whatever job there may be some day. */
const POOL =
  /\b(?:talent[ -]?(?:community|network|pools?)|(?:speculative|spontaneous|general|open) applications?)\b|\binitiativbewerbung|\bcandidatures? spontanées?|\bcandidaturas? espontáneas?|\bbanco de talento|\bbolsa de talento|\bvivier de (?:talents|candidat)/i;

const LIST_TITLE =
  /^(?:\d[\d.,]* |all |our |current |open |aktuelle |offene |unsere |alle |nos |toutes nos |nuestras |todas las )?.{0,40}?\b(?:open positions|open roles|openings|vacancies|jobs|job openings|current opportunities|careers|stellenangebote|offene stellen|offene positionen|stellen|offres d['’]emploi|offres|postes ouverts|postes à pourvoir|ofertas de empleo|ofertas|vacantes|empleos)\b(?: (?:in|at|bei|für|chez|à|en|de) .{2,50})?$/i;
const MANY_LINKS = 5;

/** Whether the page names many jobs and tells of none. */
function isList(head: PageHead | undefined, blocks: readonly Block[], prose: number): boolean {
  const titles = [head?.heading ?? '', (head?.title ?? '').split(/\s[|–—·-]\s/)[0] ?? ''].map((text) =>
    text.trim(),
  );
  const isTitled = titles.some((title) => title.length <= 90 && LIST_TITLE.test(title));
  const cards = blocks.filter(
    ({ zone, linked, text, kind }) =>
      zone === 'main' &&
      linked > 5 &&
      linked >= text.length * 0.5 &&
      text.length < 140 &&
      (kind !== 'line' || linked > 12),
  ).length;
  const items = blocks.filter(
    ({ zone, linked, text, kind }) => zone === 'main' && kind === 'item' && linked > 3 && text.length < 140,
  ).length;
  return (
    (isTitled && Math.max(cards, items) >= 3) ||
    (cards >= MANY_LINKS * 2 && prose < 600) ||
    (isTitled && cards >= 2 && prose < 300)
  );
}

const JOB_WORDS =
  /\b(?:apply|you would|you['’]d|applicants?|candidates?|salary|full[\s-]time|part[\s-]time|you will|you['’]ll|we are looking for|we['’]re looking for|hiring|bewerb|gehalt|vollzeit|teilzeit|wir suchen|ihr profil|dein profil|aufgaben|candidat|postuler|cdi|cdd|missions?|profil recherché|salaire|nous recherchons|candidatura|jornada|requisitos|salario|buscamos|funciones|inscr[ií]b)/gi;
const MARKER =
  /\((?:m|w|f|d|x|h|i)\s?[/|*]\s?(?:m|w|f|d|x|h|i)(?:\s?[/|*]\s?(?:m|w|f|d|x|div|gn))?\)|\b(?:H\/F|F\/H|m\/w\/d|w\/m\/d)\b/i;
const SEEKING =
  /\b(?:(?:is|are) (?:looking for|hiring|seeking|recruiting) an? |sucht (?:eine|ab |zum )|suchen (?:wir )?(?:eine|ab |zum )|(?:re)?cherch(?:e|ons) une?|recrut(?:e|ons) une?|busca(?:mos)? una? |selecciona(?:mos)? )/i;
const APPLYING =
  /\b(?:send|submit|forward|e-?mail) [^.]{0,40}(?:\bcv\b|resume|résumé|application|letter)|accepting applications|envoy\p{L}+ [^.]{0,30}\bcv\b|bewerbung(?:en|sunterlagen)? [^.]{0,40}\b(?:an|bis)\b|env[ií]\p{L}+ [^.]{0,20}(?:\bcv\b|curr[ií]culum)/iu;
const HIRING = /\bhiring\b|\bwanted\b|\bvacancy\b|\bgesucht\b|wir suchen|recrut|buscamos|se busca/i;
const PROSE_MAXIMUM = 3_000;

/** How much speaks for a posting: its sections, labels, marks and words. */
function evidence(blocks: readonly Block[], pairs: readonly Pair[], title: string): number {
  const kinds = new Set(sectionsOf(blocks).map(({ kind }) => kind));
  const sections = (['must', 'duties', 'offer', 'nice'] as const).filter((kind) => kinds.has(kind)).length;
  const labels = new Set(
    pairs
      .map(({ kind }) => kind)
      .filter((kind) => ['location', 'salary', 'employment', 'mode', 'until', 'company'].includes(kind)),
  ).size;
  const words = new Set(
    blocks.flatMap(({ text }) =>
      [...text.slice(0, PROSE_MAXIMUM).matchAll(JOB_WORDS)].map(([word]) => word.toLowerCase()),
    ),
  ).size;
  const applies = blocks.some(
    (block) =>
      isNoise(block) &&
      /^(?:apply|jetzt bewerben|bewerben|postuler|je postule|inscrib|aplicar|solicitar)/i.test(block.text),
  );
  return (
    sections * 2 +
    Math.min(labels, 3) +
    Math.min(words, 4) +
    (MARKER.test(title) ? 3 : 0) +
    (applies ? 2 : 0) +
    (HIRING.test(title) ? 2 : 0) +
    Number(namesRole(title)) +
    (blocks.some(({ text }) => APPLYING.test(text.slice(0, PROSE_MAXIMUM))) ? 2 : 0) +
    Number(blocks.some(({ text }) => SEEKING.test(text.slice(0, PROSE_MAXIMUM)))) +
    Number(blocks.some(({ text }) => paysIn(text).some(({ period, currency }) => period && currency)))
  );
}

const ARTICLE_TYPES = /^(?:article|blog|news|website:article)/i;
const BYLINE =
  /^(?:by |von (?!vorteil)|par |por )\p{Lu}|min(?:ute)?s? read|lesezeit|min de lecture|min de lectura|published on .{5,30} by/iu;
const QUESTION =
  /^(?:¿|(?:how|why|what|cuánto|cómo|qué|por qué|wie|was|warum|combien|comment|pourquoi|quels?|quelles?)\s)/i;
const FACTS: ReadonlySet<string> = new Set(['location', 'salary', 'employment', 'until', 'contact', 'email']);
const ENOUGH = 4;
const ENOUGH_OF_AN_ARTICLE = 8;
const TELLING = 350;

type Seen = {
  head: PageHead | undefined;
  blocks: readonly Block[];
  pairs: readonly Pair[];
  title: string;
  isArticle: boolean;
};

/** What a page without structured data of a job is. */
export function stateOf({ head, blocks, pairs, title, isArticle }: Seen): PostingState {
  const main = blocks.filter(({ zone }) => zone === 'main');
  const size = main.reduce((sum, { text }) => sum + text.length, 0);
  const prose = main
    .filter(({ text, linked }) => text.length >= 60 && linked < text.length / 2)
    .reduce((sum, { text }) => sum + text.length, 0);
  const isClosed = saysClosed(blocks);
  if (!isClosed && isLogin(head, blocks, size)) return 'login';
  const found = evidence(main, pairs, `${title} ${head?.title ?? ''}`);
  if (!isClosed && (isList(head, blocks, prose) || POOL.test(head?.heading ?? ''))) return 'list';
  const written = [
    isArticle,
    ARTICLE_TYPES.test(head?.meta.get('og:type') ?? ''),
    main.slice(0, 15).some(({ text }) => text.length < 90 && BYLINE.test(text)),
  ].filter(Boolean).length;
  // News of many jobs tell of them as a posting does, but label nothing.
  const isNews = written > 1 && !pairs.some(({ kind }) => FACTS.has(kind));
  if (
    !isClosed &&
    written > 0 &&
    (isNews || found < ENOUGH_OF_AN_ARTICLE || QUESTION.test((head?.heading ?? '').trim()))
  )
    return 'article';
  if (!isClosed && size >= TELLING && found < ENOUGH) return 'article';
  return isClosed ? 'closed' : 'open';
}
