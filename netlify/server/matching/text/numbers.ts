/** Small whole numbers as they are written in figures and in words. */
const WORDS: Record<string, number> = Object.fromEntries(
  (
    'one ein eine einem einer un une, two zwei deux, three drei trois, four vier quatre, five funf cinq, six sechs, seven sieben sept, ' +
    'eight acht huit, nine neun neuf, ten zehn dix, eleven elf onze, twelve zwolf douze, thirteen dreizehn treize, fourteen vierzehn quatorze, ' +
    'fifteen funfzehn quinze, sixteen sechzehn seize, seventeen siebzehn, eighteen achtzehn, nineteen neunzehn, twenty zwanzig vingt'
  )
    .split(', ')
    .flatMap((words, index) => words.split(' ').map((word) => [word, index + 1] as const)),
);
const LARGEST = 60;

/** @param key a folded word: `5`, `5+`, `five` */
export function smallNumber(key: string): number | undefined {
  const figure = /^(\d{1,2})\+?$/.exec(key)?.[1];
  const number = figure === undefined ? WORDS[key] : Number(figure);
  return number !== undefined && number > 0 && number <= LARGEST ? number : undefined;
}

/** The word for years, in the three languages, folded. */
export const isYears = (key: string) => /^(?:year|yrs?|jahre?|jahren|ans?|annee)$/.test(key);
