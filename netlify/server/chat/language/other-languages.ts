/** Frequent words that English does not share: three of them, or most of a question, tell a language. */
const TELLING_WORDS = new Set(
  `der die das und ist nicht ich sie wer wie wo wann welche welcher hat haben sind kann können ein eine einen mit
für auf bitte danke guten tag sprechen sprichst ihre erfahrung wieviel viele jahre über
le la les des est et qui quel quelle quels quelles où comment pourquoi avez vous votre une avec dans pour êtes
merci bonjour depuis combien années sont expérience parlez il elle nous
el los las qué que quién cómo cuándo dónde cuál cuántos años tiene es con para por una usted hola gracias su
experiencia está habla puede
il lo gli che chi come quando dove perché quale quanti anni ha è con per una lei ciao grazie sono esperienza
o os uma que quem como onde qual quantos você não obrigado olá tem anos experiência com para
het een wie wat hoe waar wanneer welke heeft hebt zijn niet voor met jaren dank bent
jest czy jak kto gdzie kiedy ile lat ma się dziękuję dzień dobry`.split(/\s+/),
);
// Words of English too: they only count beside others.
const SHARED = new Set(
  'die it is a i no me an as on or was as o do come plan per con la son son son con est ma le ist tag'.split(
    ' ',
  ),
);

/** True where the text is in another language than English: by its script, or by its small words. */
export function isOtherLanguage(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  if (letters.length === 0) return false;
  if (/[¿¡]/.test(text)) return true;
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length;
  if (latin / letters.length < 0.5) return true;
  const found = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const telling = found.filter((word) => TELLING_WORDS.has(word));
  const certain = telling.filter((word) => !SHARED.has(word));
  return certain.length >= 1 && telling.length >= 2 && telling.length / found.length >= 0.3;
}
