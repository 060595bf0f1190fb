/** What a description of a job holds: prose, what was achieved, and what was done every day. */

const BULLET = /^\s*(?:[•●▪◦‣·*–—-]|\d{1,2}[.)])\s+/;
/** A line with a figure tells of a result more often than not. */
const FIGURE = /\d/;

export type Description = { description: string; achievements: string[]; responsibilities: string[] };

/** Parts lines: those with a bullet by whether they hold a figure, the others are prose. */
export function partsOf(text: string): Description {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
  const bullets = lines.filter((line) => BULLET.test(line)).map((line) => line.replace(BULLET, ''));
  const prose = lines.filter((line) => !BULLET.test(line));
  return { description: prose.join(' '), ...parted(bullets) };
}

/** The bullets of a job in a resume: several sentences above the others introduce it. */
export function partsOfBullets([first = '', ...others]: readonly string[]): Description {
  const isIntroduction = others.length > 0 && /[.!?]\s\p{Lu}/u.test(first);
  return {
    description: isIntroduction ? first : '',
    ...parted(isIntroduction ? others : [first, ...others].filter(Boolean)),
  };
}

/** Bullets with a figure are achievements. */
function parted(bullets: readonly string[]) {
  return {
    achievements: bullets.filter((bullet) => FIGURE.test(bullet)),
    responsibilities: bullets.filter((bullet) => !FIGURE.test(bullet)),
  };
}

/** Paragraphs of a text, each on one line. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\r?\n[ \t]*(?:\r?\n)+/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
