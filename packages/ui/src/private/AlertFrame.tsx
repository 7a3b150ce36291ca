import type { ReactNode } from 'react';
import { Modal as AriaModal, ModalOverlay as AriaModalOverlay } from 'react-aria-components/Modal';
import { backdrop, sizes } from '../Dialog/Dialog.css.ts';
import { OverlayFrame } from './OverlayFrame.tsx';

interface AlertFrameProps {
  title: string;
  isOpen: boolean;
  /** Called by Escape; without it, only a button of the footer closes. */
  onEscape?: (() => void) | undefined;
  footer: ReactNode;
  children: ReactNode;
}

/** What dialogs have in common that must be answered: read out at once, and not closed by a press outside. */
export function AlertFrame({ title, isOpen, onEscape, footer, children }: AlertFrameProps) {
  return (
    <AriaModalOverlay
      isOpen={isOpen}
      onOpenChange={(willBeOpen) => !willBeOpen && onEscape?.()}
      isKeyboardDismissDisabled={!onEscape}
      className={backdrop}
    >
      <AriaModal className={sizes.small}>
        <OverlayFrame role="alertdialog" title={title} footer={footer}>
          {children}
        </OverlayFrame>
      </AriaModal>
    </AriaModalOverlay>
  );
}
