import { focusRow } from '@diwan/ui';
import { type RefObject, useEffect, useRef } from 'react';
import { preferences } from '#session/preferences/preferences.ts';
import type { MailApp } from './use-mailbox.ts';

const typing = 'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="menu"], [role="dialog"]';

/** The keys of the e-mail app wherever the focus is; those of a row belong to the list. Letters go by their place, so that they work while typing Arabic. */
export function useMailKeys(list: RefObject<HTMLTableElement | null>, app: MailApp): void {
  const latest = useRef(app);
  useEffect(() => {
    latest.current = app;
  });
  useEffect(() => {
    function step(by: 1 | -1) {
      const { shown, location } = latest.current;
      const from = shown.findIndex(({ id }) => id === location.openId);
      const to = from < 0 ? (by > 0 ? 0 : shown.length - 1) : from + by;
      if (list.current && shown[to]) focusRow(list.current, to);
    }
    function answer() {
      const { open, goTo } = latest.current;
      if (open) goTo({ composing: open.mailFolder === 'draft' ? 'draft' : 'reply' }, 'replace');
    }
    function back() {
      const { location, goTo } = latest.current;
      if (location.composing !== null) goTo({ composing: null }, 'replace');
      else if (location.openId !== null) goTo({ openId: null });
    }
    const acts: Record<string, () => void> = {
      KeyJ: () => step(1),
      KeyK: () => step(-1),
      KeyC: () => latest.current.goTo({ composing: 'new' }),
      KeyR: answer,
      KeyE: () => latest.current.move('trash'),
      Escape: back,
    };
    function act(event: KeyboardEvent) {
      const isWriting = latest.current.location.composing !== null;
      const run = isWriting && event.code !== 'Escape' ? undefined : acts[event.code];
      const isOff = event.code !== 'Escape' && !preferences.read().hasShortcuts;
      const isTyping = event.target instanceof Element && event.target.closest(typing);
      if (
        !run ||
        isOff ||
        isTyping ||
        event.defaultPrevented ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.shiftKey
      )
        return;
      event.preventDefault();
      run();
    }
    document.addEventListener('keydown', act);
    return () => document.removeEventListener('keydown', act);
  }, [list]);
}
