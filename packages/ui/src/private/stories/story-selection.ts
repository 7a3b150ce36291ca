import { useState } from 'react';
import type { TableSelection } from '#Table/columns.ts';

/** A list's selection as stories and tests need it: of one page, with ranges. */
export function useStorySelection(pageKeys: readonly string[], selected: readonly string[] = []): TableSelection {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set(selected));
  const [last, setLast] = useState<string>();
  return {
    kind: 'some',
    keys,
    onToggle: (key, isRange) => {
      const from = isRange && last !== undefined ? pageKeys.indexOf(last) : pageKeys.indexOf(key);
      const to = pageKeys.indexOf(key);
      const next = new Set(keys);
      for (const each of pageKeys.slice(Math.min(from, to), Math.max(from, to) + 1))
        next[keys.has(key) ? 'delete' : 'add'](each);
      setKeys(next);
      setLast(key);
    },
    onTogglePage: () => setKeys(pageKeys.every((key) => keys.has(key)) ? new Set() : new Set(pageKeys)),
  };
}
