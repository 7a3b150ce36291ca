import { type RefObject, useContext, useEffect, useRef } from 'react';
import { EnteredContext } from '#UiProvider/ui-context.ts';

interface GuardedOverlay {
  isOpen: boolean;
  onClose: () => void;
  /** Whether what was entered is there again when it opens once more. */
  keepsEntries: boolean;
}

export interface TypedGuard {
  ref: RefObject<HTMLDivElement | null>;
  onInput: () => void;
  onOpenChange: (willBeOpen: boolean) => void;
}

/** Keeps an overlay open in which something was entered: Escape and a press outside then lead to its cross instead, and the product is told of what would be lost. */
export function useTypedGuard({ isOpen, onClose, keepsEntries }: GuardedOverlay): TypedGuard {
  const ref = useRef<HTMLDivElement>(null);
  const hasTyped = useRef(false);
  const noteEntered = useContext(EnteredContext);
  const settle = useRef<() => void>(undefined);
  useEffect(
    () => () => {
      hasTyped.current = false;
      settle.current?.();
      settle.current = undefined;
    },
    [isOpen],
  );
  return {
    ref,
    onInput: () => {
      hasTyped.current = true;
      if (!keepsEntries) settle.current ??= noteEntered?.();
    },
    onOpenChange: (willBeOpen) => {
      if (willBeOpen) return;
      if (hasTyped.current) ref.current?.querySelector<HTMLElement>('[data-dismiss]')?.focus();
      else onClose();
    },
  };
}
