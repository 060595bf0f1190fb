/** Phrases in four languages that a name of an employer stands in. */

const NAME = String.raw`(\p{Lu}[\p{L}\p{N}'’.&+-]{0,30}(?: (?:\p{Lu}[\p{L}\p{N}'’.&+-]{0,30}|&|und|and|et|y|de|du|des|of|für|von|the|la|\d{1,4})){0,5})`;
/** Headings that name the employer. */
export const ABOUT = [
  new RegExp(
    String.raw`^(?i:(?:about|who is|why|join|life at|working at|work at|careers at|jobs at|welcome to|meet|what is) (?:the )?)${NAME}[?:!.]?$`,
    'u',
  ),
  new RegExp(
    String.raw`^(?i:(?:über|warum|karriere bei|arbeiten bei|wer ist|willkommen bei|jobs bei|das ist|das bietet) (?:die |das |den |der )?)${NAME}[?:!.]?$`,
    'u',
  ),
  new RegExp(
    String.raw`^(?i:(?:à propos d(?:e |['’]|u )|qui est |pourquoi |rejoignez |travailler chez |rejoindre |découvrez |bienvenue chez )(?:la |le |l['’])?)${NAME}(?i:\s?[?:!.]?$)`,
    'u',
  ),
  new RegExp(
    String.raw`^(?i:(?:sobre|acerca de|quién es|por qué|únete a|trabaja en|trabajar en|conoce|bienvenido a) (?:la |el )?)${NAME}[?:!.]?$`,
    'u',
  ),
];
/** Sentences that name it; the first of an agency's client, those from the third to the sixth as their subject. */
export const OPENINGS = [
  new RegExp(
    String.raw`(?:(?i:(?:my|our|mein|unser|notre|mi|nuestro) (?:client|kunde|cliente)(?:,| is| ist| est| es)? )|(?:[Rr]etained|[Ee]ngaged|[Aa]ppointed|[Cc]ommissioned|[Mm]andated|[Ii]nstructed) by |(?:I['’]m|I am|[Ww]e['’]re|[Ww]e are|[Cc]urrently) (?:working|partnering) with |[Oo]n behalf of )(?:the )?${NAME}`,
    'u',
  ),
  new RegExp(
    String.raw`^(?i:(?:at|here at|bei|chez|en) (?:der |dem |la |le |l['’])?)${NAME}(?i:,? (?:we|you|our|wir|dich|sie|nous|vous|on|nos|notre|creemos|trabajamos|queremos|buscamos|somos|entwickeln|arbeiten|bieten|erwartet|dreht|steht|glauben)\b)`,
    'u',
  ),
  new RegExp(
    String.raw`^(?:the |die |der |das |la |le |les |el )?${NAME},? (?:is|are|has|was|needs|wants|provides|builds|makes|operates|helps|runs|delivers|seeks|develops|manufactures|offers|designs)\b`,
    'u',
  ),
  new RegExp(
    String.raw`^(?i:(?:die |der |das )?)${NAME}(?i:,? (?:ist|sind|versorgt|fertigt|verkauft|berät|vertreibt|sucht|suchen|bietet|entwickelt|betreibt|gehört|zählt|steht|beschäftigt|produziert|baut)\b)`,
    'u',
  ),
  new RegExp(
    String.raw`^(?i:(?:la |le |les |l['’])?)${NAME}(?i:,? (?:est|protège|accueille|exploite|réunit|gère|produit|vend|forme|recherche|recrute|conçoit|accompagne|développe|propose|fabrique|emploie|cherche)\b)`,
    'u',
  ),
  new RegExp(
    String.raw`^(?i:(?:la |el |los )?)${NAME}(?i:,? (?:es|gestiona|atiende|acoge|produce|vende|busca|somos|desarrolla|ofrece|fabrica|cuenta con|selecciona|precisa|necesita|incorpora|opera)\b)`,
    'u',
  ),
  new RegExp(String.raw`^(?i:(?:we at|wir bei|wir von|wir,? die|nous,? chez|en) )${NAME}`, 'u'),
  new RegExp(
    String.raw`\b(?:(?:role|position|opening|opportunity) (?:at|with)|(?:hiring|looking for|seeking|recruiting|needs?) an? [^.,;:]{3,60}? at|join|rejoignez|únete a|joining|to work (?:at|for)|arbeiten bei|verstärken sie|verstärke) (?:the |die |das )?${NAME}`,
    'u',
  ),
];
export const COPYRIGHT =
  /(?:©|\(c\)|copyright)\s{0,3}(?:\d{4}\s{0,3}(?:[-–]\s{0,3}\d{4})?)?\s{0,3}(?:by )?([^|·•–—.,]{2,60})/i;
/** With these words a sentence begins, not a name. */
export const DETERMINER =
  /^(?:this|these|those|our|your|my|its|their|all|some|any|each|every|both|no|diese[rsmn]?|unsere?[rsmn]?|ihre?[rsmn]?|deine?[rsmn]?|alle|jede[rsmn]?|keine?|cette?|ces|nos|notre|votre|vos|tous|toutes|chaque|est[ae]s?|estos|nuestr[oa]s?|tus?|sus?|todos|todas|cada) \S/i;
