import { TriangleAlert } from 'lucide';
import { useState } from 'react';

import { Icon } from '#components/ui/Icon.tsx';
import type { BaseResumeDetails } from '#contracts/resume-views.ts';
import { Button } from '#components/ui/Button.tsx';

import type { UploadStart } from '../upload/upload-rules.ts';
import { countMarks, markAt, markCountsInWords, markedFields } from './certainty.ts';

type Props = {
  base: BaseResumeDetails;
  onClose: () => void;
  onUpload: (start: UploadStart) => void;
};

/** What was read and how surely; where nothing was, why, and the ways on. */
export function ReadingNotice({ base, onClose, onUpload }: Props) {
  const { problem, content, name } = base;
  if (content === null)
    return (
      <div className="grid gap-2 rounded-control border border-warning/40 p-3">
        <p className="flex items-start gap-2">
          <Icon shape={TriangleAlert} size={16} className="mt-0.5 shrink-0 text-warning" />
          <span className="min-w-0 wrap-anywhere">
            {problem ?? 'Nothing was read of this document.'} The document is kept. Type in what it says, or
            paste its text.
          </span>
        </p>
        <div>
          <Button
            onPress={() => {
              onClose();
              onUpload({ way: 'text', name });
            }}
          >
            Paste its text
          </Button>
        </div>
      </div>
    );
  const counts = countMarks(markedFields(content).map((path) => markAt(base, path)));
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-0 flex-1 basis-60 text-muted">
        {markCountsInWords(counts)}. What you correct survives a new reading of the document.
      </p>
      {counts.unsure > 0 && <NextUnsure />}
    </div>
  );
}

/** Leads from one field that was read unsurely to the next. */
function NextUnsure() {
  const [next, setNext] = useState(0);
  const show = () => {
    const marks = [...document.querySelectorAll('form [data-mark=unsure]')];
    const mark = marks[next % marks.length];
    setNext(next + 1);
    // A field is described by its mark: its control has the name of the hint that the mark is in.
    const hint = mark?.closest('[id$="-hint"]')?.id ?? '';
    document.getElementById(hint.replace(/-hint$/u, ''))?.focus();
  };
  return <Button onPress={show}>{next === 0 ? 'Show what is unsure' : 'Show the next one'}</Button>;
}
