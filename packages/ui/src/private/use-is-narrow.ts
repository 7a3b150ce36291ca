import { useSyncExternalStore } from 'react';
import { below } from '../theme/breakpoints.ts';

const narrow = () => window.matchMedia?.(below.md);

/** Whether the window has room for one column only. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    (changed) => {
      narrow()?.addEventListener('change', changed);
      return () => narrow()?.removeEventListener('change', changed);
    },
    () => narrow()?.matches ?? false,
  );
}
