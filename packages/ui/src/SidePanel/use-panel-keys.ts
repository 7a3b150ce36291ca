import { type RefObject, useEffect, useRef } from 'react';
import { announce } from '../Announcer/announce.ts';
import { standing } from '../theme/rules/standing.ts';

/** F6 leads into the panel and back, Escape closes it; the focus goes back to where it came from. */
export function usePanelKeys(title: string, onClose: () => void): RefObject<HTMLElement | null> {
  const panel = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => announce(title), [title]);

  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const isInside = () => element.contains(document.activeElement);
    const goBack = () => {
      const from = cameFrom.current;
      const isThere = from instanceof HTMLElement && from.isConnected && from !== document.body;
      focusWhileThere(isThere ? from : pageStart());
    };
    function remember(event: FocusEvent) {
      if (event.target instanceof Element && !element?.contains(event.target)) cameFrom.current = event.target;
    }
    function handleKey(event: KeyboardEvent) {
      if (event.defaultPrevented) return;
      if (event.key === 'F6') {
        event.preventDefault();
        if (isInside()) return goBack();
        // Not left to `remember`: a window without the focus tells nobody who has it.
        cameFrom.current = document.activeElement;
        element?.focus();
      } else if (event.key === 'Escape' && (isInside() || !isTyping(event.target))) {
        event.preventDefault();
        close.current();
      }
    }
    cameFrom.current = document.activeElement;
    // The page has made room for the panel: what has the focus may have moved out of sight.
    cameFrom.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    document.addEventListener('focusin', remember);
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('keydown', handleKey);
      // By now the panel may have left the page and taken the focus with it.
      if (isInside() || document.activeElement === document.body) goBack();
    };
  }, []);
  return panel;
}

/** Whoever closes a drawer that was opened from something that has gone since has a place on the page all the same. */
export function usePlaceAfter(): void {
  useEffect(
    () => () => {
      // The drawer gives the focus back a frame after it has gone.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => document.activeElement === document.body && focusWhileThere(pageStart())),
      );
    },
    [],
  );
}

/** What one goes back to may go a moment later, where its list is being read again: then the page has the focus. */
function focusWhileThere(place: HTMLElement | null): void {
  place?.focus();
  const observer = new MutationObserver(() => {
    if (document.activeElement === place) return;
    observer.disconnect();
    if (document.activeElement === document.body && !place?.isConnected) pageStart()?.focus();
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

/** Where a page is read from when nobody can say where one came from: its rows, else its heading. */
const pageStart = () =>
  document.querySelector<HTMLElement>(`main [role="grid"] [tabindex="0"]${standing}`) ??
  document.querySelector<HTMLElement>(`main h1[tabindex]${standing}`);

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('select, textarea, input:not([type="checkbox"])');
}
