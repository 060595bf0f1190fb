/**
 * A word that no other test has, nor a second try of the same one: all tests share one database. Of letters alone, because
 * the site takes seven digits for a telephone number.
 */
export const unique = () =>
  crypto
    .randomUUID()
    .slice(0, 8)
    .replaceAll(/\d/gu, (digit) => 'ghijklmnop'.charAt(Number(digit)));
