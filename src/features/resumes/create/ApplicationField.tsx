import { useId, useState } from 'react';

import { FindBox } from '#components/ui/FindBox.tsx';
import { formatCount } from '#lib/owner/format.ts';

import { applicationName } from '../use-applications.ts';

const SHOWN = 50; // of thousands; whoever looks for another one types a few letters of it

type Application = { id: number; position: string; company: string };

type Props = {
  /** The newest first. */
  applications: readonly Application[];
  chosen: number | undefined;
  onChoose: (id: number | undefined) => void;
};

/** One of the applications, found by words of its position or company. What is typed is none until it is picked. */
export function ApplicationField({ applications, chosen, onChoose }: Props) {
  const id = useId();
  const choices = applications.map((application) => ({
    id: application.id,
    name: applicationName(application),
  }));
  const nameOf = (wanted: number | undefined) => choices.find((choice) => choice.id === wanted)?.name ?? '';
  const [text, setText] = useState(nameOf(chosen));
  // The whole list again where one is chosen and the field is opened to choose another.
  const found = chosen === undefined ? find(choices, text) : choices;
  return (
    <div className="grid gap-1.5">
      <FindBox
        label="Job application"
        placeholder="Find by position or company"
        value={chosen}
        offers={found.slice(0, SHOWN)}
        text={text}
        onText={(typed) => {
          setText(typed);
          if (typed !== nameOf(chosen)) onChoose(undefined);
        }}
        onPick={(picked) => {
          setText(nameOf(picked));
          onChoose(picked);
        }}
        describedBy={`${id}-hint`}
      />
      <p id={`${id}-hint`} className="text-xs text-muted">
        {found.length > SHOWN
          ? `${SHOWN} of ${formatCount(found.length, 'application')} are listed: type to find the others.`
          : 'Type a part of the position or the company.'}
      </p>
    </div>
  );
}

/** Those with all the words in their name; first where they stand in it as they are: `Acme 24` before `Acme 2400`. */
function find<Named extends { name: string }>(choices: readonly Named[], text: string): readonly Named[] {
  const words = wordsOf(text).filter(Boolean);
  if (words.length === 0) return choices;
  const isWhole = ({ name }: Named) => words.every((word) => wordsOf(name).includes(word));
  const found = choices.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
  return [...found.filter(isWhole), ...found.filter((choice) => !isWhole(choice))];
}

const wordsOf = (text: string) => text.toLowerCase().split(/\s+/u);
