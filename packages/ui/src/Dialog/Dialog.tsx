import type { ReactNode } from 'react';
import { Modal as AriaModal, ModalOverlay as AriaModalOverlay } from 'react-aria-components/Modal';
import { OverlayFrame } from '../private/overlay/OverlayFrame.tsx';
import { useTypedGuard } from '../private/overlay/use-typed-guard.ts';
import * as styles from './Dialog.css.ts';

export interface DialogProps {
  /** What this is about; names the dialog. */
  title: string;
  /** Whether it is shown. */
  isOpen: boolean;
  /** Called by the cross, and by Escape and a press outside unless something was entered. */
  onClose: () => void;
  /** How wide it is at most. */
  size?: 'small' | 'medium' | 'large';
  /** False while what it asks for may not be lost by a press outside. */
  isDismissable?: boolean;
  /** False where what is chosen in it only says how something is looked at: nothing of it could be lost. */
  holdsEntries?: boolean;
  /** True where what was entered is there again when the same is asked once more: then it may be left without a question. */
  keepsEntries?: boolean;
  /** The buttons at its end, the one that acts first. */
  footer?: ReactNode;
  /** What it says and asks. */
  children: ReactNode;
}

/** Asks for something before the page goes on; a yes or no to one deed is a `ConfirmDialog`, more to read a `Drawer`. */
export function Dialog(props: DialogProps) {
  const {
    title,
    isOpen,
    onClose,
    size = 'medium',
    isDismissable = true,
    holdsEntries = true,
    keepsEntries = false,
    footer,
    children,
  } = props;
  const { ref, onInput, onOpenChange } = useTypedGuard({ isOpen, onClose, keepsEntries });
  return (
    <AriaModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable}
      className={styles.backdrop}
    >
      <AriaModal ref={ref} className={styles.sizes[size]}>
        <OverlayFrame title={title} onDismiss={onClose} onInput={holdsEntries ? onInput : undefined} footer={footer}>
          {children}
        </OverlayFrame>
      </AriaModal>
    </AriaModalOverlay>
  );
}
