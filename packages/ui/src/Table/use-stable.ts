import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function at every render, always running the newest code: rows stay memoised. */
export function useStable<Arguments extends unknown[], Result>(
  run: (...given: Arguments) => Result,
): (...given: Arguments) => Result {
  const newest = useRef(run);
  useLayoutEffect(() => {
    newest.current = run;
  });
  return useCallback((...given: Arguments) => newest.current(...given), []);
}
