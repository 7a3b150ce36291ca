import { useState } from 'react';

const few = 3;

/** The first few of many sessions, until all of them are asked for. */
export function useFirstFew<Item>(all: readonly Item[]) {
  const [isAll, setAll] = useState(false);
  // One more is not worth a press.
  const isLong = all.length > few + 1;
  return { shown: isLong && !isAll ? all.slice(0, few) : all, isLong, isAll, toggle: () => setAll(!isAll) };
}
