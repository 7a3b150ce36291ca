import { useLayoutEffect } from 'react';
import { firstRows, type ShownRows } from './use-shown-rows.ts';

interface AllRowsProps {
  count: number;
  onShow: (shown: ShownRows | null) => void;
}

/** In place of `VirtualRows` when that can't be fetched: every row is in the document, and nothing is out of reach. */
export function AllRows({ count, onShow }: AllRowsProps) {
  useLayoutEffect(() => {
    onShow(firstRows(count));
    return () => onShow(null);
  }, [count, onShow]);
  return null;
}
