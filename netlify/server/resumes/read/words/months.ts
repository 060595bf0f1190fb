/** Months in English, German and French as resumes write them, without accents and dots. */
export const MONTHS: readonly (readonly string[])[] = [
  ['january', 'jan', 'januar', 'janner', 'jaenner', 'jann', 'janvier', 'janv'],
  ['february', 'febr', 'feb', 'februar', 'feber', 'fevrier', 'fevr', 'fev'],
  ['march', 'mar', 'marz', 'maerz', 'mrz', 'mars'],
  ['april', 'apr', 'avril', 'avr'],
  ['may', 'mai'],
  ['june', 'jun', 'juni', 'juin'],
  ['july', 'jul', 'juli', 'juillet', 'juill', 'juil'],
  ['august', 'aug', 'aout'],
  ['september', 'sept', 'sep', 'septembre'],
  ['october', 'oct', 'oktober', 'okt', 'octobre'],
  ['november', 'nov', 'novembre'],
  ['december', 'dec', 'dezember', 'dez', 'decembre'],
];

/** Of these only the year is kept. */
export const SEASONS =
  'spring|summer|fall|autumn|winter|fruhjahr|fruhling|sommer|herbst|printemps|ete|automne|hiver|wintersemester|sommersemester|ws|wise|ss|sose|q1|q2|q3|q4|early|mid|late|anfang|mitte|ende|debut|fin'.split(
    '|',
  );

export const PRESENT =
  "present|the present|present day|now|till date|till now|current|currently|today|date|to date|ongoing|heute|jetzt|aktuell|laufend|dato|gegenwart|aujourd’hui|aujourd'hui|ce jour|a ce jour|present jour|actuel|actuellement|en cours|maintenant".split(
    '|',
  );

/** Before a beginning whose end is the present. */
export const SINCE = ['since', 'seit', 'ab', 'depuis', 'depuis le', 'des', 'a partir de'];

/** Before a date that is nothing but that. */
export const PREFIXES =
  'from|von|vom|de|du|expected|anticipated|exp.|voraussichtlich|graduated|graduation|bis|until|to|class of|jusqu’en'.split(
    '|',
  );

export const BETWEEN =
  "-|--|->|=>|..|…|–|—|‒|−|~|/|→|to|until|till|through|thru|bis|bis zum|a|au|jusqu’a|jusqu'a|jusque|to the".split(
    '|',
  );
