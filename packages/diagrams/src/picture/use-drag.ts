import { type PointerEvent, useRef } from 'react';

/** Moves what is scrolled by dragging it with a mouse; a finger and the keys move it already. */
export function useDrag() {
  const last = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: ({ button, pointerType, clientX, clientY }: PointerEvent<HTMLElement>) => {
      if (button === 0 && pointerType === 'mouse') last.current = { x: clientX, y: clientY };
    },
    onPointerMove: ({ currentTarget, clientX, clientY, buttons }: PointerEvent<HTMLElement>) => {
      if (!last.current) return;
      if (buttons === 0) {
        last.current = null;
        return;
      }
      currentTarget.scrollBy(last.current.x - clientX, last.current.y - clientY);
      last.current = { x: clientX, y: clientY };
    },
    onPointerUp: () => {
      last.current = null;
    },
  };
}
