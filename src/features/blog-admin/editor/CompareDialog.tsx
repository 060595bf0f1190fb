import { useState } from 'react';

import { Button } from '#components/ui/Button.tsx';
import { CopyButton } from '#components/ui/CopyButton.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';
import { VersionChoices } from '#components/ui/VersionChoices.tsx';
import type { Rival } from '#lib/owner/editing/editing.ts';
import type { Side } from '#lib/owner/editing/versions.ts';

import { compare, type Comparison, DiffLines, FieldValue, merged } from './DiffLines.tsx';
import type { Base } from './save-post.ts';
import type { EditorSession } from './use-editor-session.ts';
import { FIELD_LABELS, type EditorForm, type EditorValues } from './values.ts';

type Props = { session: EditorSession; rival: Rival<EditorForm, Base>; onClose: () => void };

/** Two versions of the post (409): every difference is shown, and each is kept from one side or from both. */
export function CompareDialog({ session, rival, onClose }: Props) {
  const { form, editing } = session;
  const [mine] = useState<EditorValues>(() => form.getValues());
  const [comparison, setComparison] = useState(() => compare(editing.base.values, mine, rival.values));
  const isSame = comparison.fields.length === 0 && comparison.hunks.length === 0;
  const goOn = () => {
    onClose();
    session.take(merged(mine, rival.values, comparison));
    session.goOn({ ...(rival.base && { base: rival.base }), version: rival.version });
  };
  return (
    <Dialog
      title="This post was also changed elsewhere"
      size="large"
      onClose={onClose}
      footer={
        <>
          <CopyButton label="Copy my text" text={mine.content} />
          <CopyButton label="Copy the other text" text={rival.values.content} />
          <Button onPress={onClose}>Not now</Button>
          <Button variant="primary" onPress={goOn}>
            Go on with this choice
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <p>
          {isSame
            ? 'Both versions have the same text: nothing has to be chosen.'
            : 'Choose what to keep of each difference. Nothing is saved to the post before you press Save.'}
        </p>
        <VersionChoices
          choices={comparison.fields}
          labels={FIELD_LABELS}
          contentOf={(name, side) => (
            <FieldValue name={name} value={(side === 'mine' ? mine : rival.values)[name]} />
          )}
          onChange={(fields) => setComparison({ ...comparison, fields })}
        />
        {comparison.hunks.length > 0 && (
          <section className="grid gap-2">
            <h3 className="font-medium">{FIELD_LABELS.content}</h3>
            <DiffLines
              hunks={comparison.hunks}
              onKeep={(index, keep) => setComparison(withHunk(comparison, index, keep))}
            />
          </section>
        )}
      </div>
    </Dialog>
  );
}

function withHunk(comparison: Comparison, index: number, keep: Side | 'both'): Comparison {
  const hunks = comparison.hunks.map((hunk, at) =>
    at === index && hunk.kind === 'changed' ? { ...hunk, keep } : hunk,
  );
  return { ...comparison, hunks };
}
