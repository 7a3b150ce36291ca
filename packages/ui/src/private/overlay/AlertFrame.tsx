import { type ReactNode, type RefObject, useEffect } from 'react';
import { Modal as AriaModal, ModalOverlay as AriaModalOverlay } from 'react-aria-components/Modal';
import { backdrop, sizes } from '#Dialog/Dialog.css.ts';
import { OverlayFrame } from './OverlayFrame.tsx';

interface AlertFrameProps {
  title: string;
  isOpen: boolean;
  /** Called by Escape; without it, only a button of the footer closes. */
  onEscape?: (() => void) | undefined;
  /** The answer that does no harm: it has the focus. */
  safeAnswer: RefObject<HTMLButtonElement | null>;
  footer: ReactNode;
  children: ReactNode;
}

/** What dialogs have in common that must be answered: read out at once, and not closed by a press outside. */
export function AlertFrame({ title, isOpen, onEscape, safeAnswer, footer, children }: AlertFrameProps) {
  // After the dialog has taken the focus: what is open below it, such as a drawer, would take it back before.
  useEffect(() => {
    if (isOpen) safeAnswer.current?.focus();
  }, [isOpen, safeAnswer]);
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
