import { type RefObject, useEffect } from 'react';
import { preferences } from '#session/preferences/preferences.ts';
import { useShortcuts } from '#session/preferences/use-shortcuts.ts';

interface ReaderKeys {
  pages: RefObject<HTMLElement | null>;
  onZoom: (by: 1 | -1) => void;
}

const taken =
  'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
/** A little of the page before stays in sight. */
const shareOfPage = 0.9;

/** Page Up and Page Down turn the pages wherever the focus is, `+` and `-` change their size; the focus on the pages has all the browser's keys. */
export function useReaderKeys({ pages, onZoom }: ReaderKeys): void {
  useShortcuts({ '+': () => onZoom(1), '=': () => onZoom(1), '-': () => onZoom(-1) });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const by = { PageDown: 1, PageUp: -1 }[event.key];
      if (by === undefined || event.defaultPrevented || !preferences.read().hasShortcuts) return;
      if (event.target instanceof Element && event.target.closest(taken)) return;
      const place = pages.current!;
      place.scrollBy({ top: by * place.clientHeight * shareOfPage });
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [pages]);
}
