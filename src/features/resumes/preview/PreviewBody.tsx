import { useMemo, useRef } from 'react';

import type { TailoredResume, TailoredResumeDetails } from '#contracts/resume-views.ts';
import { ResumeContent } from '#contracts/resume-content.ts';

import { ChangeList, showChange } from './ChangeList.tsx';
import { History } from './History.tsx';
import { numbered } from './numbered-changes.ts';
import { Paper } from './Paper.tsx';

type Props = {
  resume: TailoredResume;
  /** Nothing while they are on their way. */
  details: TailoredResumeDetails | undefined;
  hasChanges: boolean;
};

/** R-7 the paper, its changes beside it where they are shown, and its versions below. */
export function PreviewBody({ resume, details, hasChanges }: Props) {
  const content = useMemo(() => parsedContent(resume.content), [resume.content]);
  const changes = useMemo(() => numbered(details?.changes ?? []), [details]);
  const beside = useRef<HTMLDivElement>(null);
  const isCompared = hasChanges && details !== undefined;
  return (
    <>
      <div
        className={`grid grid-cols-1 items-start gap-6 ${isCompared ? 'lg:grid-cols-[minmax(0,1fr)_20rem]' : ''}`}
      >
        {content ? (
          <Paper
            content={content}
            layout={resume.layout}
            mentions={details?.mentions}
            shown={
              isCompared ? { changes, onShow: (change) => showChange(beside.current, change) } : undefined
            }
          />
        ) : (
          <Unformatted text={resume.content} />
        )}
        {isCompared && (
          <div ref={beside}>
            <ChangeList changes={changes} base={details.base} />
          </div>
        )}
      </div>
      {details && <History resume={details} />}
    </>
  );
}

/** R-7 what is no JSON is shown as it is. */
function Unformatted({ text }: { text: string }) {
  return (
    <div className="grid gap-3">
      <p className="text-muted">This resume is stored as plain text, and is shown as it is.</p>
      <pre className="rounded-control border border-line bg-raised p-4 font-sans wrap-anywhere whitespace-pre-wrap">
        {text}
      </pre>
    </div>
  );
}

/** R-7 a resume of its stored text; nothing where that is no JSON, or not of this shape. */
export function parsedContent(text: string): ResumeContent | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return ResumeContent.safeParse(value).data;
  } catch {
    return undefined; // the text is then shown as it is
  }
}
