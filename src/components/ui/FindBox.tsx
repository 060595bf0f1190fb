import { ChevronDown } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import {
  Button,
  ComboBox,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components/ComboBox';

import { Icon } from './Icon.tsx';
import { iconButton, input, option, popover } from './owner-styles.ts';

/** What is offered: its name is what a pick says, its text what the list shows where that is more. */
export type Offer<Id extends string | number> = { id: Id; name: string; text?: string };

type Props<Id extends string | number> = {
  label: string;
  placeholder: string;
  /** Which of them is chosen; without it a pick adds to what is chosen elsewhere, and the list stays open for more. */
  value?: Id | undefined;
  /** What goes with `text`; whoever draws it finds them. */
  offers: readonly Offer<Id>[];
  text: string;
  onText: (text: string) => void;
  onPick: (id: Id) => void;
  /** Ids of what is said of it elsewhere. */
  describedBy: string;
  isInvalid?: boolean;
  isReadOnly?: boolean;
  onKeyDown?: ComponentProps<typeof Input>['onKeyDownCapture'];
  /** Between the label and the box. */
  children?: ReactNode;
};

/** A box that finds by typing, and the list of what it found. What is typed stays, whatever becomes of the list. */
export function FindBox<Id extends string | number>({ value, offers, onPick, ...props }: Props<Id>) {
  const { label, placeholder, text, onText, describedBy, isInvalid = false, isReadOnly, onKeyDown } = props;
  return (
    <ComboBox
      menuTrigger="focus"
      allowsEmptyCollection
      allowsCustomValue
      items={offers}
      defaultFilter={() => true}
      inputValue={text}
      onInputChange={onText}
      value={value ?? null}
      onChange={(key) => {
        // Without a key the list was left, not used.
        const picked = offers.find(({ id }) => id === key);
        if (picked) onPick(picked.id);
      }}
      isInvalid={isInvalid}
      aria-describedby={describedBy}
      className="grid gap-1.5"
    >
      <Label className="text-sm font-medium">{label}</Label>
      {props.children}
      <div className="relative">
        <Input
          className={`${input} pr-(--control)`}
          placeholder={placeholder}
          readOnly={isReadOnly}
          onKeyDownCapture={onKeyDown}
        />
        <Button className={`${iconButton} absolute top-0 right-0`}>
          <Icon shape={ChevronDown} size={16} />
        </Button>
      </div>
      <Popover className={`${popover} w-(--trigger-width)`}>
        <ListBox<Offer<Id>>
          renderEmptyState={() => <p className="px-2.5 py-2 text-muted">Nothing to choose</p>}
        >
          {({ id, name, text: shown }) => (
            <ListBoxItem id={id} textValue={name} className={option}>
              {shown ?? name}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
