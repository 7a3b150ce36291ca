import { useEffect, useRef } from 'react';
import { preferences } from './preferences.ts';

/** What single keys do, by the character that each stands for on an English keyboard. */
type Shortcuts = Readonly<Record<string, (() => void) | undefined>>;

const busy =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], [aria-haspopup="listbox"], [role="menu"], [role="dialog"], [role="alertdialog"]';
/** A table has these keys for its rows. */
const keysOfRows = /^[ejkx]$/;
const punctuation: Readonly<Record<string, string>> = {
  Slash: '/',
  ShiftSlash: '?',
  BracketLeft: '[',
  BracketRight: ']',
};

/** Single keys that work anywhere on the page, unless the person turned them off; not while something is typed, chosen or asked. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const character = characterOf(event);
      const act = latest.current[character];
      if (!act || !preferences.read().hasShortcuts) return;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && isTaken(event.target, character)) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

function isTaken(target: Element, character: string): boolean {
  return target.closest(busy) !== null || (keysOfRows.test(character) && target.closest('[role="grid"]') !== null);
}

/** The character of an English keyboard; on one that writes other letters, the one at the same place. */
function characterOf({ key, code, shiftKey }: KeyboardEvent): string {
  if (/^[!-~]$/.test(key)) return shiftKey ? key : key.toLowerCase();
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter) return shiftKey ? letter : letter.toLowerCase();
  return punctuation[shiftKey ? `Shift${code}` : code] ?? '';
}
