import type { ReactNode } from 'react';
import * as styles from './time-plot.css.ts';
import type { ZeroScale } from './zero-scale.ts';

interface TimePlotProps {
  label: string;
  scale: ZeroScale;
  /** In the order of time, each as wide as the others. */
  moments: readonly { id: string; name: string }[];
  formatNumber: (value: number) => string;
  /** Labels at the end of the lines. */
  ends?: ReactNode;
  children: ReactNode;
}

/** The scale, the base line and the moments below it, in the direction of reading; what is drawn stands in between. */
export function TimePlot({ label, scale: { top, ticks }, moments, formatNumber, ends, children }: TimePlotProps) {
  const every = Math.ceil(moments.length / 6);
  // As wide as what follows up to the next name: the last one may have no room.
  const isNamed = (index: number) => index % every === 0 && index + every <= moments.length;
  // In a narrow place only every other name is written.
  const isSeldom = (index: number) => (index / every) % 2 === 1 || index + 2 * every > moments.length;
  return (
    <div className={styles.frame}>
      <div className={styles.plot}>
        <div className={styles.scale} role="img" aria-label={label}>
          {ticks.map((tick) => (
            <span key={tick} className={styles.tick} style={{ insetBlockEnd: `${(tick / top) * 100}%` }}>
              {formatNumber(tick)}
            </span>
          ))}
        </div>
        <div className={styles.area} aria-hidden>
          {children}
        </div>
      </div>
      {ends}
      <div className={styles.axis} aria-hidden>
        {moments.map(({ id, name }, index) => (
          <span key={id} className={styles.moment} data-seldom={isSeldom(index) || undefined}>
            {isNamed(index) ? name : null}
          </span>
        ))}
      </div>
    </div>
  );
}
