import { moveRow } from '@diwan/ui';
import { type RefObject, useEffect } from 'react';

const steps: Record<string, 1 | -1> = { KeyJ: 1, KeyK: -1 };

/** `j` and `k` lead into the table from anywhere on the screen; inside it, the table has its own keys. */
export function useRowKeys(table: RefObject<HTMLTableElement | null>): void {
  useEffect(() => {
    function move(event: KeyboardEvent) {
      const step = steps[event.code];
      const isElsewhere =
        event.target === document.body || (event.target instanceof Element && event.target.matches('h1'));
      if (!step || !table.current || !isElsewhere || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      moveRow(table.current, step);
    }
    document.addEventListener('keydown', move);
    return () => document.removeEventListener('keydown', move);
  }, [table]);
}
