/** Marks that nobody sees; letters of Latin, Greek and Cyrillic need no joiners, other scripts and emoji do. */
const UNSEEN =
  /(?<=^|[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{N}\p{P}\s])[\u0080-\u009f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]+|[\u0080-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;

/** In characters. What is longer is refused as it is: to order its marks takes with the square of their number. */
const LONGEST = 1_000;

/** A name as it is seen, in one line: names that look alike are one, and none turns the text beside it. */
export const asSeen = (name: string): string =>
  name.length > LONGEST
    ? name
    : name.toWellFormed().normalize('NFC').replace(UNSEEN, '').replace(/\s+/g, ' ').trim();
