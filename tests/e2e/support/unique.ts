/** A word that no other test has, nor a second try of the same one: all tests share one database. */
export const unique = () => crypto.randomUUID().slice(0, 8);
