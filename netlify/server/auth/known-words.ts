/** What the passwords are made of that are used most, in small letters and without the numbers around them. */
const WORDS =
  'password passwort passw passphrase pass secret letmein welcome hello changeme default admin administrator root ' +
  'user guest test demo owner login access account system server master website site portfolio blog computer ' +
  'iloveyou love forever trustno sunshine princess monkey dragon summer winter autumn spring football ' +
  'baseball superman batman starwars qazwsx qazwsxedc zaqxsw 1qaz2wsx ' +
  '1qaz2wsx3edc zaq12wsx zaq12wsxcde3 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 a1b2c3 a1b2c3d4 this that the ' +
  'and for you your new one';

export const KNOWN_WORDS: readonly string[] = WORDS.split(' ');
