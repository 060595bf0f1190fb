import { useId, type ReactNode } from 'react';

import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

type Props = {
  title: string;
  size?: 'small' | 'medium';
  onClose: () => void;
  /** What the button does that sends the form: `Save`. */
  action: string;
  isPending: boolean;
  isDisabled?: boolean;
  isDestructive?: boolean;
  onSubmit: () => void;
  children: ReactNode;
};

/** A dialog that is one form: sent by its button or by Enter, and only once at a time. */
export function FormDialog({
  action,
  isPending,
  isDisabled = false,
  isDestructive = false,
  ...props
}: Props) {
  const { title, size = 'small', onClose, onSubmit, children } = props;
  const id = useId();
  return (
    <Dialog
      title={title}
      size={size}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button
            type="submit"
            form={id}
            variant={isDestructive ? 'danger' : 'primary'}
            {...{ isDisabled, isPending }}
          >
            {action}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className="grid grid-cols-1 gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation(); // React takes it up to the form that a dialog was opened from
          if (!isPending) onSubmit();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
