import { startTransition, useEffect, useState } from 'react';

/**
 * How many sections of a long form are drawn: the first at once, the others one after another behind whatever the person does.
 * Whoever moves on by Tab, or whatever needs them all, gets them at once.
 */
export function useSectionsInTurn(count: number, isEveryOneNeeded: boolean): number {
  const [drawn, setDrawn] = useState(1);
  useEffect(() => {
    if (drawn >= count) return;
    // After the section before has been painted.
    const turn = setTimeout(() => startTransition(() => setDrawn(drawn + 1)));
    const onTab = ({ key }: KeyboardEvent) => key === 'Tab' && setDrawn(count);
    document.addEventListener('keydown', onTab);
    return () => {
      clearTimeout(turn);
      document.removeEventListener('keydown', onTab);
    };
  }, [drawn, count]);
  return isEveryOneNeeded ? count : drawn;
}
