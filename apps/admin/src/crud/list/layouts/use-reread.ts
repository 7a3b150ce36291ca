import { useEffect, useRef } from 'react';
import type { List } from '../use-list.ts';

/** Reads again what stands in place of the rows when these were: whoever refreshes the list means what is on screen. */
export function useReread({ seenAt }: List, readAgain: () => void): void {
  const last = useRef(seenAt);
  useEffect(() => {
    if (last.current !== null && last.current !== seenAt) readAgain();
    last.current = seenAt;
  }, [seenAt, readAgain]);
}
