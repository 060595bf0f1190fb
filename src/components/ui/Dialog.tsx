import { X } from 'lucide';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';

import { closeOnBack } from '#lib/page/close-on-back.ts';

import { Button, IconButton } from './Button.tsx';

const WIDTHS = { small: 'max-w-md', medium: 'max-w-2xl', large: 'max-w-5xl' };

type Props = {
  title: string;
  onClose: () => void;
  size?: keyof typeof WIDTHS;
  /** `alertdialog` for questions that must be answered. */
  role?: 'dialog' | 'alertdialog';
  /** Whether a press outside closes it; Escape always does. */
  isDismissable?: boolean;
  /** Buttons at the lower end; they stay in sight while the body scrolls. */
  footer?: ReactNode;
  children: ReactNode;
};

/**
 * A modal dialog, open as long as it is drawn: takes and gives back the focus, closes by Escape and by Back, scrolls inside. In a
 * low window, as at 400 %, it scrolls as a whole: head and buttons would leave nothing of it. On a phone it stands at
 * the lower end, where its buttons are in reach, and leaves the upper one to toasts.
 */
export function Dialog({
  title,
  onClose,
  size = 'small',
  role = 'dialog',
  isDismissable = false,
  footer,
  children,
}: Props) {
  useBack(onClose);
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(open) => !open && onClose()}
      isDismissable={isDismissable}
      className="backdrop fixed inset-0 z-50 grid h-(--visual-viewport-height) place-items-center p-3 max-md:items-end sm:p-6"
    >
      <Modal
        className={`flex max-h-full w-full ${WIDTHS[size]} overflow-hidden rounded-card border border-line bg-surface shadow-panel`}
      >
        <AriaDialog
          role={role}
          className="flex min-h-0 w-full flex-col outline-none [@media(height<30rem)]:block [@media(height<30rem)]:overflow-y-auto"
        >
          <header className="flex items-center gap-3 border-b border-line py-2 pr-2 pl-5">
            <Heading slot="title" className="min-w-0 flex-1 text-base font-medium">
              {title}
            </Heading>
            <IconButton icon={X} iconSize={18} label="Close" onPress={onClose} />
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto p-5 text-sm">{children}</div>
          {footer && (
            <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3">
              {footer}
            </footer>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Back closes it; one that asks first and stays hears of the next Back as well. */
function useBack(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const goBack = (place: number) => {
      close();
      timer = setTimeout(() => (forget = closeOnBack(goBack, place)));
    };
    let forget = closeOnBack(goBack);
    return () => {
      clearTimeout(timer);
      forget();
    };
  }, []);
}

type ConfirmProps = {
  title: string;
  onClose: () => void;
  /** What the pressed button does, where the title does not say so: `Delete post`. */
  confirmLabel?: string;
  /** Closes when it resolves; when it is refused the dialog stays, the toast says why. */
  onConfirm: () => Promise<unknown>;
  /** What happens, and what of it cannot be taken back. */
  children: ReactNode;
};

/** Asks before something that matters; the focus starts on Cancel. */
export function ConfirmDialog({ confirmLabel, onConfirm, onClose, children, ...props }: ConfirmProps) {
  const [isPending, setPending] = useState(false);
  const running = useRef<symbol>(undefined);
  const close = () => {
    running.current = undefined;
    setPending(false);
    onClose();
  };
  const confirm = async () => {
    const run = (running.current = Symbol());
    setPending(true);
    const isDone = await onConfirm().then(
      () => true,
      () => false,
    );
    if (running.current !== run) return; // it was closed meanwhile, and may ask something else by now
    if (isDone) close();
    else setPending(false);
  };
  return (
    <Dialog
      {...props}
      role="alertdialog"
      onClose={close}
      footer={
        <>
          <Button autoFocus onPress={close}>
            Cancel
          </Button>
          <Button variant="danger" isPending={isPending} onPress={() => void confirm()}>
            {confirmLabel ?? props.title}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
