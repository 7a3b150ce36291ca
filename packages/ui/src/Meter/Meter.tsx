import * as styles from '../Progress/Progress.css.ts';
import { usePerCent } from '../private/use-per-cent.ts';
import { label, type MeterTone, marks } from './Meter.css.ts';

export interface MeterProps {
  /** What is measured. */
  label: string;
  /** From 0 to `max`. */
  value: number;
  /** The most there can be. */
  max?: number;
  /** In words, where per cent says too little: “7 of 10 places”. It must also say what a tone means. */
  valueLabel?: string;
  /** What it means: enough, nearly used up, used up. */
  tone?: MeterTone;
}

/** How much of something there is, measured against its most; work that moves towards its end is a `Progress`. */
export function Meter({ label: name, value, max = 100, valueLabel, tone = 'accent' }: MeterProps) {
  const filled = Math.min(max, Math.max(0, value));
  const perCent = usePerCent(filled, max);
  const text = valueLabel ?? perCent;
  return (
    <div
      role="meter"
      aria-label={name}
      aria-valuenow={filled}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuetext={text}
      className={styles.progress}
    >
      <span className={label} title={name}>
        <bdi>{name}</bdi>
      </span>
      <bdi className={styles.value}>{text}</bdi>
      <div className={styles.track}>
        <div className={marks[tone]} style={{ inlineSize: `${(100 * filled) / max}%` }} />
      </div>
    </div>
  );
}
