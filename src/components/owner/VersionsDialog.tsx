import { useState, type ReactNode } from 'react';

import { Button } from '#components/ui/Button.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';
import { VersionChoice, type Side } from '#components/ui/VersionChoice.tsx';

/** One field in which two versions differ, and the side that is kept unless somebody chooses. */
export type Difference<Name extends string> = {
  name: Name;
  label: string;
  mine: ReactNode;
  theirs: ReactNode;
  keep: Side;
};

type Props<Name extends string> = {
  /** What was changed elsewhere as well: `application`. */
  what: string;
  /** The button that saves the form after the choice. */
  saveLabel: string;
  differences: readonly Difference<Name>[];
  onChoose: (choices: { name: Name; keep: Side }[]) => void;
  onClose: () => void;
};

/** Two versions of what is edited (409): each difference is shown, and kept from one side. */
export function VersionsDialog<Name extends string>(props: Props<Name>) {
  const { what, saveLabel, differences, onChoose, onClose } = props;
  const [chosen, setChosen] = useState<ReadonlyMap<Name, Side>>(new Map());
  const sideOf = ({ name, keep }: Difference<Name>) => chosen.get(name) ?? keep;
  const choices = () => differences.map((one) => ({ name: one.name, keep: sideOf(one) }));
  return (
    <Dialog
      title={`This ${what} was also changed elsewhere`}
      size="medium"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>Not now</Button>
          <Button variant="primary" onPress={() => onChoose(choices())}>
            Go on with this choice
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <p>
          {differences.length === 0
            ? 'Both versions say the same: nothing has to be chosen.'
            : `Choose what to keep of each difference. Nothing is saved before you press “${saveLabel}” again.`}
        </p>
        {differences.map((one) => (
          <VersionChoice
            key={one.name}
            {...one}
            keep={sideOf(one)}
            onKeep={(side) => setChosen(new Map(chosen).set(one.name, side))}
          />
        ))}
      </div>
    </Dialog>
  );
}
