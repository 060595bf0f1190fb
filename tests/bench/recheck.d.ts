/** What the judge of regular expressions says: the package is fetched by `npm run lint:expressions` alone. */
declare module 'recheck' {
  type Judgment =
    | { status: 'safe' | 'unknown' }
    | { status: 'vulnerable'; complexity: { summary: string }; attack: { pattern: string } };
  export function check(source: string, flags: string, options: { timeout: number }): Promise<Judgment>;
}
