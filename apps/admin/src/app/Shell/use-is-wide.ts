import { useSyncExternalStore } from 'react';

/** Where the main menu has room beside the product's name and the tools. */
const wide = () => window.matchMedia?.('(min-width: 1280px)');

const follow = (changed: () => void) => {
  wide()?.addEventListener('change', changed);
  return () => wide()?.removeEventListener('change', changed);
};

/** Whether bar and menu are one line. */
export const useIsWide = (): boolean => useSyncExternalStore(follow, () => wide()?.matches ?? false);
