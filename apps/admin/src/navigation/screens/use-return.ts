import { useEffect, useRef } from 'react';

/** Calls back when a screen that was at rest is shown again: after effects that stand before this one, and before those behind it. */
export function useReturn(onReturn: () => void): void {
  const latest = useRef(onReturn);
  const hasRested = useRef(false);
  useEffect(() => {
    latest.current = onReturn;
  });
  useEffect(() => {
    if (hasRested.current) latest.current();
    return () => {
      hasRested.current = true;
    };
  }, []);
}
