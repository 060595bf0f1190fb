import { useState } from 'react';

import { Button } from '#components/ui/Button.tsx';
import { CopyButton } from '#components/ui/CopyButton.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';
import { VersionChoice, type Side } from '#components/ui/VersionChoice.tsx';

import { compare, merged, type Comparison } from './compare.ts';
import { DiffLines } from './DiffLines.tsx';
import { FieldValue } from './FieldValue.tsx';
import type { EditorSession, Rival } from './use-editor-session.ts';
import type { Editor } from './use-save.ts';
import { FIELD_LABELS, type EditorValues, type ValueKey } from './values.ts';

type Props = { session: EditorSession; rival: Rival; editor: Editor; onClose: () => void };

/** Two versions of the post (409): every difference is shown, and each is kept from one side or from both. */
export function CompareDialog({ session, rival, editor, onClose }: Props) {
  const { form, autosave, setRival } = session;
  const [mine] = useState<EditorValues>(() => form.getValues());
  const [comparison, setComparison] = useState(() => compare(editor.base.saved, mine, rival.values));
  const isSame = comparison.fields.length === 0 && comparison.hunks.length === 0;
  const goOn = () => {
    onClose();
    setRival(undefined);
    if (rival.base) editor.follow(rival.base);
    editor.take(merged(mine, rival.values, comparison));
    autosave.resume(rival.version);
  };
  return (
    <Dialog
      title="This post was also changed elsewhere"
      size="large"
      isOpen
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
        <Fields
          comparison={comparison}
          mine={mine}
          theirs={rival.values}
          onKeep={(key, keep) => setComparison(withField(comparison, key, keep))}
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

type FieldsProps = {
  comparison: Comparison;
  mine: EditorValues;
  theirs: EditorValues;
  onKeep: (key: ValueKey, keep: Side) => void;
};

function Fields({ comparison, mine, theirs, onKeep }: FieldsProps) {
  return comparison.fields.map(({ key, keep }) => (
    <VersionChoice
      key={key}
      label={FIELD_LABELS[key]}
      name={key}
      mine={<FieldValue name={key} value={mine[key]} />}
      theirs={<FieldValue name={key} value={theirs[key]} />}
      keep={keep}
      onKeep={(side) => onKeep(key, side)}
    />
  ));
}

function withField(comparison: Comparison, key: ValueKey, keep: Side): Comparison {
  const fields = comparison.fields.map((field) => (field.key === key ? { key, keep } : field));
  return { ...comparison, fields };
}

function withHunk(comparison: Comparison, index: number, keep: Side | 'both'): Comparison {
  const hunks = comparison.hunks.map((hunk, at) =>
    at === index && hunk.kind === 'changed' ? { ...hunk, keep } : hunk,
  );
  return { ...comparison, hunks };
}
