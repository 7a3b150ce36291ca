import { DataTable } from '../DataTable/DataTable.tsx';
import * as chart from '../private/chart/chart.css.ts';
import type { ChartProps } from '../private/chart/chart-props.ts';
import { TimePlot } from '../private/chart/TimePlot.tsx';
import { zeroScale } from '../private/chart/zero-scale.ts';
import * as styles from './StackedColumns.css.ts';

export type SeriesTone = 'neutral' | 'info' | 'accent' | 'critical' | 'positive';

export interface StackedColumnsProps extends ChartProps {
  /** What each column is made of, from below. */
  series: readonly { id: string; name: string; tone: SeriesTone }[];
  /** One column each, in the order of time; `values` in the order of the series. */
  points: readonly { id: string; name: string; values: readonly number[] }[];
  /** What a column is, at the head of the table: “Week from”. */
  pointHead: string;
  /** Writes a number in the page's language. */
  formatNumber: (value: number) => string;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Amounts over time and what they are made of, from zero, in the direction of reading; a few amounts side by side are a BarList. */
export function StackedColumns({
  label,
  isTable = false,
  series,
  points,
  pointHead,
  formatNumber,
}: StackedColumnsProps) {
  if (isTable) {
    const rows = points.map(({ id, name, values }) => ({ id, cells: [name, ...values.map(formatNumber)] }));
    return <DataTable caption={label} heads={[pointHead, ...series.map(({ name }) => name)]} rows={rows} />;
  }
  const scale = zeroScale(points.map(({ values }) => sum(values)));
  return (
    <figure className={chart.figure}>
      <ul className={styles.legend}>
        {series.map(({ id, name, tone }, index) => (
          <li key={id} className={`${chart.label} ${styles.tones[tone]}`}>
            <span className={chart.swatch} aria-hidden />
            {name}
            <span className={chart.amount}>{formatNumber(sum(points.map(({ values }) => values[index] ?? 0)))}</span>
          </li>
        ))}
      </ul>
      <TimePlot label={label} scale={scale} moments={points} formatNumber={formatNumber}>
        <div className={styles.columns}>
          {points.map(({ id, name, values }) => (
            <div key={id} className={styles.column} title={`${name}: ${formatNumber(sum(values))}`}>
              {series.map((one, index) => (
                <span
                  key={one.id}
                  className={`${styles.part} ${styles.tones[one.tone]}`}
                  style={{ blockSize: `${((values[index] ?? 0) / scale.top) * 100}%` }}
                />
              ))}
            </div>
          ))}
        </div>
      </TimePlot>
    </figure>
  );
}
