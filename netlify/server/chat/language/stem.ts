/** Endings that do not change what a word is about; the first that fits is replaced. */
const ENDINGS: [RegExp, string][] = [
  [/(?<=..)if(ication|icate|ied|ying|y)$/, 'if'],
  [/(?<=..)i[sz](ation|e|ed|ing|er)$/, 'iz'],
  [/(?<=...)ations?$|(?<=...)ators?$|(?<=...)ating$|(?<=...)ative$/, 'at'],
  [/(?<=..)[ai]bilit(y|ies)$/, 'abl'],
  [/(?<=...)it(y|ies)$/, ''],
  [/(?<=.[^aeiou])(ies|y)$/, 'i'],
  [/(?<=...)(ing|ed)$/, ''],
  [/(?<=....)ly$/, ''],
];

const memory = new Map<string, string>();
const MEMORY_LIMIT = 20_000;

/**
 * A light English stemmer: "manage", "managed" and "managing" meet, and so do "migrate" and "migration".
 * It needs to be consistent, not right; words of up to three letters and words with digits stay.
 */
export function stem(word: string): string {
  const known = memory.get(word);
  if (known !== undefined) return known;
  const result = reduce(word);
  if (memory.size < MEMORY_LIMIT) memory.set(word, result);
  return result;
}

/** Numbers in words and in digits meet. */
const NUMBERS = new Map(
  'four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, index) => [word, String(index + 4)]),
);

/** Verbs whose past shares no ending with them: each with its forms. */
const IRREGULAR = new Map(
  `begin began begun|break broke broken|bring brought|buy bought|catch caught|choose chose chosen|draw drew drawn|
  drive drove driven|eat ate eaten|fall fell fallen|fight fought|fly flew flown|forget forgot forgotten|freeze froze frozen|
  grow grew grown|hide hid hidden|keep kept|lose lost|meet met|pay paid|ride rode ridden|ring rang rung|run ran|sell sold|
  send sent|shake shook shaken|shoot shot|sing sang sung|sit sat|sleep slept asleep|speak spoke spoken|spend spent|
  stand stood|steal stole stolen|strike struck|swim swam swum|teach taught|throw threw thrown|wake woke woken|
  wear wore worn|win won`
    .split('|')
    .flatMap((verb) => {
      const [base = '', ...forms] = verb.trim().split(' ');
      return forms.map((form): [string, string] => [form, base]);
    }),
);

function reduce(written: string): string {
  const number = NUMBERS.get(written);
  if (number) return number;
  const word = IRREGULAR.get(written) ?? written;
  if (word.length <= 3 || /\d/.test(word)) return word;
  let stemmed = withoutPlural(word);
  for (const [ending, replacement] of ENDINGS) {
    if (!ending.test(stemmed)) continue;
    stemmed = stemmed.replace(ending, replacement);
    break;
  }
  return stemmed
    .replace(/(?<=.[^aeiou])y$/, 'i')
    .replace(/(?<=....)ment(at)?$/, '')
    .replace(/([bdgklmnprt])\1$/, '$1')
    .replace(/(?<=...)e$/, '');
}

function withoutPlural(word: string): string {
  if (/(?:[sui]s|aws)$/.test(word)) return word;
  if (/(x|ch|sh|ss|z)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') && !word.endsWith('ies') ? word.slice(0, -1) : word;
}
