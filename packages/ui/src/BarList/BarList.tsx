import { DataTable } from '../DataTable/DataTable.tsx';
import type { ChartProps } from '../private/chart/chart-props.ts';
import { FigureLink } from '../private/chart/FigureLink.tsx';
import * as styles from './BarList.css.ts';

export interface BarListProps extends ChartProps {
  /** One bar each, from above; `text` is the value as it is read, `href` where what it counts is listed. */
  bars: readonly { id: string; name: string; value: number; text: string; href?: string }[];
  /** What the names and the amounts are, at the head of the table. */
  heads: readonly [name: string, amount: string];
  /** So many bars are drawn, the first ones; the table has them all. */
  most?: number;
}

/** A few amounts side by side, each named and told at its bar; over time use StackedColumns. */
export function BarList({ label, isTable = false, bars, heads, most = bars.length }: BarListProps) {
  if (isTable) {
    return (
      <DataTable
        caption={label}
        heads={heads}
        rows={bars.map(({ id, name, text, href }) => ({
          id,
          cells: [
            name,
            <FigureLink key={id} href={href} label={`${name}: ${text}`}>
              {text}
            </FigureLink>,
          ],
        }))}
      />
    );
  }
  const longest = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ul className={styles.list} aria-label={label}>
      {bars.slice(0, most).map(({ id, name, value, text, href }) => (
        <li key={id} className={styles.line}>
          <span className={styles.name}>{name}</span>
          <span className={styles.text}>
            <FigureLink href={href} label={`${name}: ${text}`} hasLine>
              {text}
            </FigureLink>
          </span>
          <span className={styles.track} aria-hidden>
            <span className={styles.bar} style={{ inlineSize: `${(value / longest) * 100}%` }} />
          </span>
        </li>
      ))}
    </ul>
  );
}
