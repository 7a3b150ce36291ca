import { tellSearchNear } from './near.ts';
import type { ScreenLoader } from './screen-loader.ts';
import type { ScreenTable } from './screen-table.ts';

/** Milliseconds for which one points at something before one is taken to want it. */
const rest = 80;

/** A link, or a control that says where it leads. */
const leading = 'a[href], [data-href]';

/**
 * Fetches the screen that a link leads to as soon as somebody points at it or reaches it by keyboard, and what will be shown there
 * once they have stayed for a moment; again, when it leads elsewhere while they stay. In a row that leads to a record, its form
 * is fetched too, which a key opens.
 */
export function preloadLinked(
  loader: Pick<ScreenLoader, 'preload'>,
  table: Pick<ScreenTable, 'match' | 'prefetch'>,
  screensNear: (pattern: string) => readonly string[],
): () => void {
  const ended = new AbortController();
  let near: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const moved = new MutationObserver(() => approach());

  function approach() {
    clearTimeout(timer);
    const address = near?.getAttribute('href') ?? near?.getAttribute('data-href');
    // What people write may hold addresses that are none.
    if (!address || !URL.canParse(address, location.href)) return;
    const { origin, pathname, search } = new URL(address, location.href);
    const match = origin === location.origin ? table.match(pathname) : null;
    if (!match) return;
    if (near?.localName === 'a') void loader.preload(match.pattern);
    timer = setTimeout(() => {
      if (pathname === location.pathname) tellSearchNear(search);
      else table.prefetch(pathname, search);
    }, rest);
  }
  function look({ target }: Event) {
    const element = target instanceof Element ? target.closest(leading) : null;
    if (element === near) return;
    near = element;
    moved.disconnect();
    if (near) moved.observe(near, { attributeFilter: ['href', 'data-href'] });
    approach();
  }
  function lookAtRow({ target }: Event) {
    const row = target instanceof Element ? target.closest('[data-row-key]') : null;
    const match = table.match(row?.querySelector('a')?.pathname ?? '');
    const near = match ? screensNear(match.pattern) : [];
    for (const pattern of near) if (pattern.includes('/edit')) void loader.preload(pattern);
  }
  const listening = { signal: ended.signal, passive: true };
  document.addEventListener('pointerover', look, listening);
  document.addEventListener('focusin', look, listening);
  document.addEventListener('focusin', lookAtRow, listening);
  return () => {
    clearTimeout(timer);
    moved.disconnect();
    ended.abort();
  };
}
