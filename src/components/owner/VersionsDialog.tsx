import { useState } from 'react';

import { Button } from '#components/ui/Button.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';
import { VersionChoices } from '#components/ui/VersionChoices.tsx';
import { choicesOf, type Parts, type Side } from '#lib/owner/editing/versions.ts';

type Props<Values, Name extends string> = {
  /** What was changed elsewhere as well: `application`. */
  what: string;
  /** The button that saves the form after the choice. */
  saveLabel: string;
  parts: Parts<Values, Name>;
  /** `base` is what mine began with. */
  versions: Readonly<Record<'base' | Side, Values>>;
  onChoose: (values: Values) => void;
  onClose: () => void;
};

/** Two versions of what is edited (409): each difference is shown, and kept from one side. */
export function VersionsDialog<Values, Name extends string>(props: Props<Values, Name>) {
  const { what, saveLabel, parts, versions, onChoose, onClose } = props;
  const [choices, setChoices] = useState(() => choicesOf(parts.differences, versions));
  const goOn = () => {
    const taken = choices.filter(({ keep }) => keep === 'theirs').map(({ name }) => name);
    onChoose(parts.taking(versions.mine, versions.theirs, taken));
  };
  return (
    <Dialog
      title={`This ${what} was also changed elsewhere`}
      size="medium"
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>Not now</Button>
          <Button variant="primary" onPress={goOn}>
            Go on with this choice
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <p>
          {choices.length === 0
            ? 'Both versions say the same: nothing has to be chosen.'
            : `Choose what to keep of each difference. Nothing is saved before you press “${saveLabel}” again.`}
        </p>
        <VersionChoices
          choices={choices}
          labels={parts.labels}
          contentOf={(name, side) => parts.wordsOf(versions[side], name)}
          onChange={setChoices}
        />
      </div>
    </Dialog>
  );
}
