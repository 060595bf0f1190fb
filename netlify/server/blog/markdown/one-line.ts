/** The text with each line break, and the white space around it, as one space. */
export const onOneLine = (text: string) =>
  text.replace(/\s+/g, (space) => (space.includes('\n') ? ' ' : space));
