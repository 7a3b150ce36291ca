import { type RefObject, useEffect, useRef } from 'react';

export interface TypedGuard {
  ref: RefObject<HTMLDivElement | null>;
  onInput: () => void;
  onOpenChange: (willBeOpen: boolean) => void;
}

/** Keeps an overlay open in which something was entered: Escape and a press outside then lead to its cross instead. */
export function useTypedGuard(isOpen: boolean, onClose: () => void): TypedGuard {
  const ref = useRef<HTMLDivElement>(null);
  const hasTyped = useRef(false);
  useEffect(() => {
    hasTyped.current = false;
  }, [isOpen]);
  return {
    ref,
    onInput: () => {
      hasTyped.current = true;
    },
    onOpenChange: (willBeOpen) => {
      if (willBeOpen) return;
      if (hasTyped.current) ref.current?.querySelector<HTMLElement>('[data-dismiss]')?.focus();
      else onClose();
    },
  };
}
