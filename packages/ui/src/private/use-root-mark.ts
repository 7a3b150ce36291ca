import { useLayoutEffect } from 'react';

const standing = new Map<string, number>();

/**
 * Says on the page's root, as `data-<name>`, that something stands there for which other things make room. Styles ask for the mark:
 * a `:root:has(…)` would be tried again with every change of the page.
 */
export function useRootMark(name: 'bulk-bar' | 'dialog-foot' | 'save-bar' | 'side-panel'): void {
  useLayoutEffect(() => {
    change(name, 1);
    return () => change(name, -1);
  }, [name]);
}

function change(name: string, by: 1 | -1): void {
  const count = (standing.get(name) ?? 0) + by;
  standing.set(name, count);
  document.documentElement.toggleAttribute(`data-${name}`, count > 0);
}
