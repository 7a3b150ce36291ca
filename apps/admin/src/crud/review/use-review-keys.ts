import { useEffect, useRef } from 'react';
import { useShortcuts } from '#session/preferences/use-shortcuts.ts';

interface ReviewKeys {
  /** What single keys do. */
  keys: Readonly<Record<string, (() => void) | undefined>>;
  /** Leaves the question, or else the review. */
  onEscape: () => void;
}

const overlay = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [aria-expanded="true"]';

/** The keys of a review: single ones, and Escape out of it; what stands above it has Escape first. */
export function useReviewKeys({ keys, onEscape }: ReviewKeys): void {
  useShortcuts(keys);
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      if (event.target instanceof Element && event.target.closest(overlay)) return;
      latest.current();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
