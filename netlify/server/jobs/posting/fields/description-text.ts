/** The posting itself among all that a page shows: from its title to what is no longer about it. */
import { plainBlock, type Block } from '../page/block.ts';
import type { Pair } from '../page/pairs.ts';
import { OPENED } from '../page/zones.ts';
import { plain } from '../words/plain.ts';
import { isHeading } from './sections.ts';

const END =
  /^(?:similar|related|other|more|recommended|further|latest|recent|people also|you (?:may|might)|explore|browse|see all|view all|jobs? (?:you|like)|ähnliche|weitere|mehr|andere|passende|verwandte|das könnte|offres? similaires?|autres offres?|d['’]autres|ces offres|vous aimerez|emplois? similaires?|ofertas? (?:similares?|relacionadas?)|otras ofertas?|más ofertas?|también te|empleos? similares?|vacantes similares)[^.]{0,60}$/i;
const END_WORDS =
  /^(?:share(?: this.*)?|teilen|partager|compartir|follow us|newsletter|get job alerts?|create (?:a )?job alert|job alerts?|sign up.*|subscribe.*|leave a (?:reply|comment)|comments?|apply for this (?:job|position|role)|submit (?:your )?application|application form|upload.*|cookie.*|we use cookies.*|wir verwenden cookies.*|nous utilisons des cookies.*|utilizamos cookies.*|report this job|suchagent|jobs per mail|alerte emploi.*|crear alerta.*|bewerbungsformular|formulaire de candidature|formulario.*|about the author|read next|(?:außerdem|auch|ebenfalls) suchen wir.*|wir suchen (?:auch|außerdem|ebenfalls).*|nous (?:recherchons|recrutons) (?:aussi|également).*|también (?:buscamos|necesitamos).*|we(?:['’]re| are) also (?:hiring|looking).*|otras convocatorias|popular (?:jobs|searches)|jobs in .{2,40}|jobs by .{2,40}|top companies)$/i;
/** With these words a mail or a site speaks of itself, to its end. */
const EPILOGUE =
  /if you are not the intended recipient|this e-?mail (?:and any attachments? )?(?:is|are|may be|contains?) confidential|confidentiality notice|refer a friend|do not sell my personal|people you may know|^try premium|unsubscribe|diese e-?mail (?:ist|enthält) vertraulich|ce (?:message|courriel|mail) (?:est|peut être) confidentiel|este (?:mensaje|correo) (?:es|puede ser) confidencial|denunciar esta oferta|política de cookies|cookie[- ](?:policy|richtlinie|settings|einstellungen)|politique de cookies|gestion des cookies|signaler cette (?:offre|annonce)|anzeige melden|report (?:this )?job|offer reported|sent from my |von meinem \p{L}+ gesendet|you are receiving this|sie erhalten diese|vous recevez ce|te interesan ofertas|ofertas parecidas|ähnliche stellen|similar jobs|offres similaires|\d{1,4} (?:comments?|replies|kommentare|commentaires|comentarios)$/iu;
const EPILOGUE_MAXIMUM = 220;

const NOISE =
  /^(?:apply(?: now| for this (?:job|position|role)| here| online| today| on company (?:web)?site)?|easy apply|save(?: job| this job)?|share(?: job)?|print|report(?: job| this job)?|back(?: to (?:all |job |search |the )?(?:jobs|results|search|listings?|overview|list|openings))?|all jobs|view all jobs|home|menu|skip to (?:main )?content|sign in|log ?in|register|sign up|search|next|previous|close|accept(?: all)?|decline|jobs|show more|show less|read more|copy link|jetzt bewerben|bewerben|online bewerben|merken|speichern|drucken|teilen|zurück(?: zur .{3,30})?|anmelden|registrieren|menü|suche|zur startseite|mehr anzeigen|postuler(?: maintenant| en ligne| à cette offre)?|je postule|sauvegarder|partager|imprimer|retour(?: aux .{3,30})?|se connecter|connexion|recherche|voir plus|accueil|aplicar(?: ahora)?|inscribirme(?: en esta oferta)?|solicitar(?: empleo)?|postular|guardar(?: oferta)?|compartir|imprimir|volver(?: a .{3,40})?|iniciar sesión|registrarse|buscar|ver más|inicio|linkedin|facebook|twitter|x|xing|whatsapp|e-?mail|instagram|youtube|(?:(?:impressum|datenschutz|agb|imprint|privacy|terms|cookies?|mentions légales|confidentialité|aviso legal|privacidad)[\s|·,]{0,3}){1,6})[!.→»›]?$/i;
const LONG_ENOUGH = 80;

/** Lines of buttons and menus; `Email` in a table or a list of definitions is a label. */
export const isNoise = ({ text, linked, kind, isTerm, cell, hints }: Block): boolean =>
  (NOISE.test(text.trim()) && !isTerm && !cell) ||
  (linked >= text.length * 0.8 && text.length < 60 && kind !== 'heading' && !OPENED.test(hints));

const isEpilogue = ({ text }: Block) => text.length <= EPILOGUE_MAXIMUM && EPILOGUE.test(text);

/** Whether what follows a line is about something else. */
export function endsPosting(blocks: readonly Block[], at: number): boolean {
  const block = blocks[at];
  if (!block || block.text.length > LONG_ENOUGH) return false;
  const text = block.text.trim();
  if (END_WORDS.test(text)) return block.kind === 'heading' || isHeading(blocks, at) || block.linked === 0;
  return (
    END.test(text) &&
    /job|stelle|offre|oferta|position|role|opening|vacan|emploi|empleo|poste|puesto|article|opportunit|angebot|also|aimer|interesa|roles|company|beruf/i.test(
      text,
    )
  );
}

/** The lines that are the posting, from the one behind its title; all of them where there is no title. */
export function postingLines(blocks: readonly Block[], title: number): Block[] {
  const shown = blocks.map((block, at) => ({ block, at })).filter(({ block }) => block.zone === 'main');
  const inside = shown.filter(({ block }) => block.isInside);
  const size = (lines: typeof shown) => lines.reduce((sum, { block }) => sum + block.text.length, 0);
  const all = untilEnd(shown, blocks, title);
  // The articles of a page may be the other jobs below its posting.
  const isTold = all.filter(({ text }) => text.length >= LONG_ENOUGH).length > 1;
  const isMain =
    (inside.length === 0 || inside.some(({ at }) => at > title)) &&
    size(inside) >= size(shown) * 0.4 &&
    (!isTold || all.some(({ isInside }) => isInside));
  return isMain ? untilEnd(inside, blocks, title) : all;
}

type Placed = { block: Block; at: number };

function untilEnd(lines: readonly Placed[], blocks: readonly Block[], title: number): Block[] {
  const behind = lines.filter(({ at }) => at > title);
  const kept: Block[] = [];
  for (const { block, at } of behind.length > 0 ? behind : lines) {
    if (kept.length > 3 && (endsPosting(blocks, at) || isEpilogue(block))) break;
    if (!isNoise(block)) kept.push(block);
  }
  return kept;
}

/** The posting as a text: without the facts of its head, with its headings and bullets. */
export function descriptionOf(
  lines: readonly Block[],
  pairs: readonly Pair[],
  blocks: readonly Block[],
): string {
  const facts = new Set<Block | undefined>();
  for (const { at, value, label } of pairs.filter(
    ({ kind }) => kind !== 'requirements' && kind !== 'description',
  )) {
    const block = blocks[at];
    facts.add(block);
    if (block && plain(block.text) === plain(label))
      facts.add(blocks[at + 1]?.text === value ? blocks[at + 1] : undefined);
    for (let next = at + 1; block?.cell && blocks[next]?.cell?.row === block.cell.row; next += 1)
      facts.add(blocks[next]);
  }
  facts.delete(undefined);
  const isFact = (block: Block) => facts.has(block) && block.text.length <= 160 && block.kind !== 'item';
  const body = lines.filter((block) => !isFact(block));
  const begins = body.findIndex(
    (block, at) =>
      block.text.length >= LONG_ENOUGH ||
      block.kind !== 'line' ||
      isSentence(block.text) ||
      isHeading(body, at),
  );
  // Behind its beginning a labelled line is part of the posting.
  const first = lines.indexOf(body[Math.max(0, begins)] ?? plainBlock(''));
  const told = lines.slice(Math.max(0, first)).filter((block) => !block.cell || !isFact(block));
  const texts = told.map((block, at) => shownBlock(block, told[at - 1]));
  return texts.join('').trim();
}

const isSentence = (text: string) => /[.!?]$/.test(text) && text.split(' ').length > 5;

function shownBlock({ kind, text }: Block, before: Block | undefined): string {
  if (kind === 'item') return `\n• ${text.replace(/^[•·*–-]\s/, '')}`;
  return before === undefined ? text : `\n\n${text}`;
}
