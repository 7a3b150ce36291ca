import type { ReactNode } from 'react';
import { Modal as AriaModal, ModalOverlay as AriaModalOverlay } from 'react-aria-components/Modal';
import { OverlayFrame } from '../private/OverlayFrame.tsx';
import * as styles from './Dialog.css.ts';

export interface DialogProps {
  title: string;
  isOpen: boolean;
  /** Called by the cross, by Escape and by a press outside. */
  onClose: () => void;
  size?: 'small' | 'medium' | 'large';
  /** False while what it asks for may not be lost by a press outside. */
  isDismissable?: boolean;
  footer?: ReactNode;
  children: ReactNode;
}

/** Asks for something before the page goes on; a yes or no to one deed is a `ConfirmDialog`, more to read a `Drawer`. */
export function Dialog(props: DialogProps) {
  const { title, isOpen, onClose, size = 'medium', isDismissable = true, footer, children } = props;
  return (
    <AriaModalOverlay
      isOpen={isOpen}
      onOpenChange={(willBeOpen) => !willBeOpen && onClose()}
      isDismissable={isDismissable}
      className={styles.backdrop}
    >
      <AriaModal className={styles.sizes[size]}>
        <OverlayFrame title={title} onDismiss={onClose} footer={footer}>
          {children}
        </OverlayFrame>
      </AriaModal>
    </AriaModalOverlay>
  );
}
