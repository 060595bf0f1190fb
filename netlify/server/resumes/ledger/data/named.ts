/** Reads `name: words | name: words` as a table from each word to its name. */
export const named = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    text.split(' | ').flatMap((group) => {
      const [name = '', words = ''] = group.split(': ');
      return words.split(' ').map((word) => [word, name]);
    }),
  );

/** The same with numbers for names. */
export const numbered = (text: string): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(named(text)).map(([word, name]) => [word, Number(name)]));

/** Reads lines of `name: words` as a table from each name to its words. */
export const byLine = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line): [string, string] => {
        const [name = '', words = ''] = line.split(': ');
        return [name, words];
      }),
  );
