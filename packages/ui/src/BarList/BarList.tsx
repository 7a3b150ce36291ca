import * as styles from './BarList.css.ts';

export interface BarListProps {
  label: string;
  bars: readonly { id: string; name: string; value: number; text: string }[];
}

/** A few amounts side by side, each named and told at its bar; over time use StackedColumns. */
export function BarList({ label, bars }: BarListProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ul className={styles.list} aria-label={label}>
      {bars.map(({ id, name, value, text }) => (
        <li key={id} className={styles.line}>
          <span className={styles.name}>{name}</span>
          <span className={styles.text}>{text}</span>
          <span className={styles.track} aria-hidden>
            <span className={styles.bar} style={{ inlineSize: `${(value / most) * 100}%` }} />
          </span>
        </li>
      ))}
    </ul>
  );
}
