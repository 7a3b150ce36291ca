import { type RefObject, useLayoutEffect } from 'react';

const homes = 'section, article, aside, form, fieldset, main, [role="dialog"], [role="region"], [role="tabpanel"]';

/** Whoever has the focus on something that goes away keeps it nearby: in the section, dialog or page that it stood in. */
export function useKeptFocus(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const going = element.current;
    return () => {
      if (!going || going !== document.activeElement) return;
      const around = homesOf(going);
      // Once all that goes is gone, and what comes instead has taken the focus if it wants it.
      queueMicrotask(() => {
        if (document.activeElement === document.body) takeFocus(around.find((home) => home.isConnected));
      });
    };
  }, [element]);
}

function homesOf(element: Element): HTMLElement[] {
  const home = element.parentElement?.closest<HTMLElement>(homes);
  return home ? [home, ...homesOf(home)] : [];
}

function takeFocus(home: HTMLElement | undefined): void {
  if (!home) return;
  if (!home.hasAttribute('tabindex')) {
    home.tabIndex = -1;
    home.addEventListener('blur', () => home.removeAttribute('tabindex'), { once: true });
  }
  home.focus({ preventScroll: true });
}
