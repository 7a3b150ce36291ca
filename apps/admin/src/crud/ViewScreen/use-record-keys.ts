import { useEffect, useRef } from 'react';

/** By the place of the key, so that they work on an Arabic keyboard too. */
const names: Readonly<Record<string, 'previous' | 'next' | 'edit'>> = {
  BracketLeft: 'previous',
  BracketRight: 'next',
  KeyE: 'edit',
};

type RecordKeys = { [name in 'previous' | 'next' | 'edit']?: (() => void) | undefined };

/** `[` and `]` walk through the records of a list, `e` opens the form; not while something is typed, chosen or asked. */
export function useRecordKeys(keys: RecordKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = latest.current[names[event.code] ?? ('none' as never)];
      if (!act || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (event.target instanceof Element && event.target.closest(elsewhere)) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

const elsewhere =
  'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"], [role="grid"]';
