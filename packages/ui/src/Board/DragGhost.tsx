import type { ReactNode, RefObject } from 'react';
import * as styles from './Board.css.ts';

/** The card that hangs on the pointer; it is moved without rendering. */
export function DragGhost({ ghostRef, children }: { ghostRef: RefObject<HTMLDivElement | null>; children: ReactNode }) {
  return (
    <div ref={ghostRef} aria-hidden className={styles.ghost}>
      <div dir={document.documentElement.dir}>{children}</div>
    </div>
  );
}
