/** A capability's name as its files, its code and its page write it. */
export type SliceName = {
  /** `release-notes`: files, folders and addresses. */
  kebab: string;
  /** `releaseNotes`: the contract. */
  camel: string;
  /** `ReleaseNotes`: components. */
  pascal: string;
  /** `Release notes`: what people read. */
  label: string;
};

const LENGTH_MAXIMUM = 40;

/** @throws {Error} in a sentence, for a name that is not kebab-case or that `taken` has. */
export function sliceName(kebab: string, taken: readonly string[]): SliceName {
  if (kebab.length > LENGTH_MAXIMUM || !/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(kebab))
    throw new Error(
      'Name the capability in kebab-case, such as release-notes: npm run new:slice release-notes',
    );
  if (taken.includes(kebab)) throw new Error(`The name ${kebab} is taken. Choose another one.`);
  const pascal = kebab
    .split('-')
    .map((word) => capitalized(word))
    .join('');
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  if (RESERVED.has(camel))
    throw new Error(`The name ${kebab} means something else in code. Choose another one.`);
  return { kebab, camel, pascal, label: capitalized(kebab.replaceAll('-', ' ')) };
}

/** Words that no variable can be called by, and names that the generated files use themselves. */
const RESERVED = new Set(
  'api await break case catch class const continue contract db debugger default delete do else enum export extends false finally for function if implements import in interface let new null oc open owner package private protected public repository return router service static super switch this throw true try typeof var void while with yield z'.split(
    ' ',
  ),
);

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
