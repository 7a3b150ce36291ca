import * as styles from './identity.css.ts';
import { Mark } from './Mark.tsx';
import { Wordmark } from './Wordmark.tsx';

export interface LogoProps {
  /** As in a bar, or alone above a page. */
  size?: 'medium' | 'large';
}

const heights = { medium: 24, large: 36 } as const;

/** The mark and the name beside it. */
export function Logo({ size = 'medium' }: LogoProps) {
  return (
    <span className={styles.logo}>
      <span className={size === 'medium' ? styles.whereThereIsRoom : styles.mark}>
        <Mark size={heights[size]} />
      </span>
      <Wordmark height={heights[size]} />
    </span>
  );
}
