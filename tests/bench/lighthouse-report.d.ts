/** What the bench reads of Lighthouse's report: the package is fetched by `npm run bench` alone. */
declare module 'lighthouse' {
  type Audit = {
    title: string;
    score: number | null;
    scoreDisplayMode: string;
    numericValue?: number;
    details?: { type: string; items?: Record<string, unknown>[] };
  };
  type Category = { title: string; score: number | null; auditRefs: { id: string; weight: number }[] };
  export type Report = {
    runtimeError?: { message: string };
    audits: Record<string, Audit>;
    categories: Record<string, Category>;
  };
  type Flags = { port: number; output: 'json'; logLevel: 'silent' };
  export default function lighthouse(url: string, flags: Flags): Promise<{ lhr: Report } | undefined>;
}
