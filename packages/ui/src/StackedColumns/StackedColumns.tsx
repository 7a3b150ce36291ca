import { scaleLinear } from 'd3-scale';
import * as styles from './StackedColumns.css.ts';

export type SeriesTone = 'neutral' | 'info' | 'accent' | 'critical' | 'positive';

export interface StackedColumnsProps {
  /** What the chart shows, for those who don't see it; give the figures in a table beside it. */
  label: string;
  series: readonly { id: string; name: string; tone: SeriesTone }[];
  /** One column each, in the order of time; `values` in the order of the series. */
  points: readonly { id: string; name: string; values: readonly number[] }[];
  formatNumber: (value: number) => string;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Amounts over time and what they are made of, from zero, in the direction of reading; a few amounts side by side are a BarList. */
export function StackedColumns({ label, series, points, formatNumber }: StackedColumnsProps) {
  const scale = scaleLinear()
    .domain([0, Math.max(1, ...points.map(({ values }) => sum(values)))])
    .nice(4);
  const top = scale.domain()[1]!;
  const ticks = scale.ticks(4).filter(Number.isInteger);
  const every = Math.ceil(points.length / 6);
  return (
    <figure className={styles.chart}>
      <ul className={styles.legend}>
        {series.map(({ id, name, tone }, index) => (
          <li key={id} className={styles.entry}>
            <span className={styles.tones[tone]} data-swatch aria-hidden />
            {name}
            <span className={styles.total}>{formatNumber(sum(points.map(({ values }) => values[index] ?? 0)))}</span>
          </li>
        ))}
      </ul>
      <div className={styles.plot} role="img" aria-label={label}>
        {ticks.map((tick) => (
          <span key={tick} className={styles.tick} style={{ insetBlockEnd: `${(tick / top) * 100}%` }}>
            {formatNumber(tick)}
          </span>
        ))}
        <div className={styles.columns}>
          {points.map(({ id, name, values }) => (
            <div key={id} className={styles.column} title={`${name}: ${formatNumber(sum(values))}`}>
              {series.map((one, index) => (
                <span
                  key={one.id}
                  className={styles.tones[one.tone]}
                  style={{ blockSize: `${((values[index] ?? 0) / top) * 100}%` }}
                />
              ))}
            </div>
          ))}
        </div>
      </div>
      <div className={styles.axis} aria-hidden>
        {points.map(({ id, name }, index) => (
          <span key={id} className={styles.moment}>
            {index % every === 0 ? name : null}
          </span>
        ))}
      </div>
    </figure>
  );
}
