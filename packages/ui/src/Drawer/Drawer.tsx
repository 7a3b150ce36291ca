import type { ReactNode } from 'react';
import { Modal as AriaModal, ModalOverlay as AriaModalOverlay } from 'react-aria-components/Modal';
import { OverlayFrame } from '../private/overlay/OverlayFrame.tsx';
import { backdrop, drawer } from './Drawer.css.ts';

export interface DrawerProps {
  /** What this is about; names the drawer. */
  title: string;
  /** What it is about, before its title. */
  picture?: ReactNode;
  /** Whether it is shown. */
  isOpen: boolean;
  /** Escape, its button, or a press outside. */
  onClose: () => void;
  /** `end` for a closer look at something, `start` for a narrow screen's menu. */
  side?: 'start' | 'end';
  /** Buttons that stay in sight below what scrolls. */
  footer?: ReactNode;
  /** What it contains. */
  children: ReactNode;
}

/** A panel from the side for a closer look without leaving the page; what must be decided is a `Dialog`. */
export function Drawer({ title, picture, isOpen, onClose, side = 'end', footer, children }: DrawerProps) {
  return (
    <AriaModalOverlay
      isOpen={isOpen}
      onOpenChange={(willBeOpen) => !willBeOpen && onClose()}
      isDismissable
      className={backdrop}
    >
      <AriaModal className={drawer({ side })}>
        <OverlayFrame title={title} isName picture={picture} onDismiss={onClose} footer={footer}>
          {children}
        </OverlayFrame>
      </AriaModal>
    </AriaModalOverlay>
  );
}
