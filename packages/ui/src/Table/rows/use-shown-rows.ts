import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { rowAt, setHiddenRows } from './row-access.ts';

export interface RowSlot {
  index: number;
  /** As many pixels as the rows before it, as far as they aren't in the document, would take. */
  gap: number;
}

export interface ShownRows {
  slots: readonly RowSlot[];
  gapAfter: number;
}

interface Wanted {
  index: number;
  /** Called once the row is in the document. */
  use: () => void;
}

const virtualFrom = 100;
// In the document until the code that knows better has arrived: more than a window shows.
const atFirst = 30;

export function firstRows(count: number): ShownRows {
  return { slots: Array.from({ length: count }, (_, index) => ({ index, gap: 0 })), gapAfter: 0 };
}

/** Which rows are in the document: all of a short list, those in sight of a long one. */
export function useShownRows(table: RefObject<HTMLTableElement | null>, count: number) {
  const isVirtual = count >= virtualFrom;
  const [inSight, show] = useState<ShownRows | null>(null);
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const used = useRef<Wanted>(null);
  const reveal = useCallback((index: number, use: () => void) => setWanted({ index, use }), []);

  useLayoutEffect(() => {
    if (!table.current || !isVirtual) return;
    return setHiddenRows(table.current, { count, reveal });
  }, [table, isVirtual, count, reveal]);

  useLayoutEffect(() => {
    if (!wanted || wanted === used.current || !table.current || !rowAt(table.current, wanted.index)) return;
    used.current = wanted;
    wanted.use();
  }, [table, wanted, inSight]);

  const early = useMemo(() => firstRows(isVirtual ? atFirst : count), [isVirtual, count]);
  return { ...((isVirtual && inSight) || early), isVirtual, wanted: wanted?.index, show };
}
