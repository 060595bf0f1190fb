/**
 * A fixed sentence of the site. In pages and their scripts the build writes the owner's (content/phrases.yaml) in
 * place of each call; a server, which answers everybody's programs, says it in English.
 */
export const phrase = (english: string): string => english;
