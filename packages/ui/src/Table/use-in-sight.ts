import { useEffect, useMemo, useRef, useState } from 'react';

interface Range {
  startIndex: number;
  endIndex: number;
}

export interface InSight {
  /** Whether some of these rows have been painted: if not, one has jumped to them. */
  isNear: (range: Range) => boolean;
  /** Told of the rows in sight whenever they have been drawn. */
  note: (range: Range | null) => void;
  /** How often rows that one jumped to have been painted. */
  jumps: number;
}

const isNear = (range: Range, other: Range) => range.startIndex <= other.endIndex && range.endIndex >= other.startIndex;

/** Follows which rows are in sight: after a jump they are painted first, and a moment later it is another, with room for those around them. */
export function useInSight(): InSight {
  const painted = useRef<Range | null>(null);
  const frame = useRef(0);
  const [jumps, setJumps] = useState(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  return useMemo(
    () => ({
      jumps,
      isNear: (range) => !painted.current || isNear(range, painted.current),
      note(range) {
        const before = painted.current;
        painted.current = range ?? before;
        if (!range || !before || isNear(range, before)) return;
        cancelAnimationFrame(frame.current);
        frame.current = requestAnimationFrame(() => setTimeout(() => setJumps((times) => times + 1)));
      },
    }),
    [jumps],
  );
}
