/** What is kept of a user agent: whether it is a program, and else the kind of browser and device. */

const PROGRAMS =
  /bot|crawl|spider|slurp|preview|headless|lighthouse|pagespeed|monitor|scrap|archiv|fetch|curl|wget|python|java\/|okhttp|axios|undici|node|go-http|libwww|httpclient|facebookexternalhit|embedly|whatsapp|ia_archiver|phantom|selenium/i;

/** True for programs that read pages without being asked by a person, and for who does not say what it is. */
export function isProgram(userAgent: string | null): boolean {
  return !userAgent?.includes('Mozilla/') || PROGRAMS.test(userAgent);
}

const BROWSERS: [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

/** `Firefox, desktop`: enough for a chart, nothing that tells visitors apart (D34). */
export function describeUserAgent(userAgent: string | null): string | null {
  if (!userAgent) return null;
  const browser = BROWSERS.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'Other';
  return `${browser}, ${/Mobi|Android|iPhone|iPad/.test(userAgent) ? 'mobile' : 'desktop'}`;
}
