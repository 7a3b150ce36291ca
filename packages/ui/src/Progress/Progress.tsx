import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import { usePerCent } from '../private/use-per-cent.ts';
import * as styles from './Progress.css.ts';

export interface ProgressProps {
  /** What is under way. */
  label: string;
  /** From 0 to `max`. */
  value: number;
  /** The value at which it is done. */
  max?: number;
  /** In words, where per cent says too little: “320 of 800”. */
  valueLabel?: string;
}

/** How far a longer piece of work has come; short waits have a pending `Button` or a `Skeleton`. */
export function Progress({ label, value, max = 100, valueLabel }: ProgressProps) {
  const perCent = usePerCent(value, max);
  return (
    <AriaProgressBar
      aria-label={label}
      value={value}
      maxValue={max}
      valueLabel={valueLabel ?? perCent}
      className={styles.progress}
    >
      {({ percentage = 0, valueText }) => (
        <>
          <span className={styles.label}>
            <bdi>{label}</bdi>
          </span>
          <bdi className={styles.value}>{valueText}</bdi>
          <div className={styles.track}>
            <div className={styles.bar} style={{ inlineSize: `${percentage}%` }} />
          </div>
        </>
      )}
    </AriaProgressBar>
  );
}
