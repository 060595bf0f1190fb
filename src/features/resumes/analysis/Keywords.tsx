import { Check, Plus } from 'lucide';

import { Icon } from '#components/ui/Icon.tsx';
import type { ResumeAnalysis } from '#contracts/resume-score.ts';

import { Evidence } from '../Evidence.tsx';

/** R-8 what the posting asks for: where it stands in the resume, what is missing, and what the base has of that. */
export function Keywords({ analysis: { score, evidence, supportedMissing } }: { analysis: ResumeAnalysis }) {
  const supported = new Set(supportedMissing);
  if (score.matchedKeywords.length + score.missingKeywords.length === 0)
    return <p className="text-muted">The posting names no keywords to look for.</p>;
  return (
    <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
      <section className="min-w-0">
        <h3 className="mb-2 border-b border-line pb-1.5 text-base font-medium">Matched keywords</h3>
        <ul className="grid gap-1.5">
          {score.matchedKeywords.map((keyword) => {
            const found = evidence.find((one) => one.keyword === keyword);
            return (
              <li key={keyword} className="flex items-start gap-2">
                <Icon shape={Check} size={16} className="mt-0.5 shrink-0 text-success" />
                <div className="grid min-w-0">
                  <span className="wrap-anywhere">
                    {keyword}
                    {found?.necessity === 'nice' && <span className="text-muted"> (nice to have)</span>}
                  </span>
                  {found && <Evidence spans={found.spans} />}
                </div>
              </li>
            );
          })}
        </ul>
        {score.matchedKeywords.length === 0 && (
          <p className="text-muted">None of those that the posting has.</p>
        )}
      </section>
      <section className="min-w-0">
        <h3 className="mb-2 border-b border-line pb-1.5 text-base font-medium">Missing keywords</h3>
        <ul className="flex flex-wrap gap-2">
          {score.missingKeywords.map((keyword) => (
            <li
              key={keyword}
              className={`inline-flex min-h-6 items-center gap-1 rounded-[0.375rem] border px-2 text-xs wrap-anywhere ${supported.has(keyword) ? 'border-transparent bg-accent-soft text-accent' : 'border-line'}`}
            >
              {supported.has(keyword) && <Icon shape={Plus} size={12} />}
              {keyword}
              {supported.has(keyword) && <span className="sr-only">, which your base resume has</span>}
            </li>
          ))}
        </ul>
        {score.missingKeywords.length === 0 && <p className="text-muted">None: all of them are there.</p>}
        {score.missingKeywords.length > 0 && (
          <p className="mt-3 text-xs text-muted">
            {supportedMissing.length > 0
              ? 'Those with a plus stand in your base resume: enhancing can bring them in. The others can only come by way of your base.'
              : 'None of them stands in your base resume. Add there what is true of you: only then can it come in here.'}
          </p>
        )}
      </section>
    </div>
  );
}
