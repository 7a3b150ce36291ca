import type { KeyboardEvent, PointerEvent } from 'react';
import * as styles from './inspector.css.ts';
import { texts } from './texts.ts';

const least = 160;
const step = 40;

export interface ResizeEdgeProps {
  size: number;
  onResize: (size: number) => void;
}

/** The upper edge of the panel: drawn by the pointer, or moved by the arrow keys. */
export function ResizeEdge({ size, onResize }: ResizeEdgeProps) {
  const most = Math.max(least, window.innerHeight - 80);
  const resize = (next: number) => onResize(Math.min(most, Math.max(least, next)));
  const draw = (event: PointerEvent) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) resize(window.innerHeight - event.clientY);
  };
  const move = (event: KeyboardEvent) => {
    const by = { ArrowUp: step, ArrowDown: -step }[event.key];
    if (!by) return;
    event.preventDefault();
    resize(size + by);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex -- a separator that can be moved takes the focus
    <div
      className={styles.edge}
      role="separator"
      tabIndex={0}
      aria-label={texts.size}
      aria-orientation="horizontal"
      aria-valuenow={size}
      aria-valuemin={least}
      aria-valuemax={most}
      onKeyDown={move}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={draw}
    />
  );
}
