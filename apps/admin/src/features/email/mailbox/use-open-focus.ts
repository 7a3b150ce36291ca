import { focusRow } from '@diwan/ui';
import { type RefObject, useEffect, useRef } from 'react';
import type { MailApp } from './use-mailbox.ts';

/** The focus goes along: into the conversation that is opened; and when that or a letter closes, to what is there then. */
export function useOpenFocus(list: RefObject<HTMLTableElement | null>, { shown, location }: MailApp) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { openId, composing } = location;
  const index = shown.findIndex(({ id }) => id === openId);
  // Nobody is led anywhere when the page is opened.
  const last = useRef({ openId, composing, index });
  useEffect(() => {
    const before = last.current;
    const isSame = before.openId === openId && before.composing === composing;
    const isThere = heading.current !== null;
    // The conversation comes and goes a moment after its address.
    if (!isSame && composing === null && isThere !== (openId !== null)) return;
    last.current = { openId, composing, index: index < 0 ? before.index : index };
    if (isSame || composing !== null) return;
    if (openId !== null) heading.current?.focus();
    // What had the focus is gone; whoever has it elsewhere keeps it.
    else if (document.activeElement === document.body && list.current && shown.length > 0)
      focusRow(list.current, Math.max(0, Math.min(before.index, shown.length - 1)));
  });
  return heading;
}
