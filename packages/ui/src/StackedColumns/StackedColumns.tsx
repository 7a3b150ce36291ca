import { DataTable } from '../DataTable/DataTable.tsx';
import { Anchor } from '../Link/Anchor.tsx';
import * as chart from '../private/chart/chart.css.ts';
import type { ChartProps } from '../private/chart/chart-props.ts';
import { FigureLink } from '../private/chart/FigureLink.tsx';
import { TimePlot } from '../private/chart/TimePlot.tsx';
import { zeroScale } from '../private/chart/zero-scale.ts';
import * as styles from './StackedColumns.css.ts';

export type SeriesTone = 'neutral' | 'info' | 'accent' | 'critical' | 'positive' | 'attention' | 'other';

export interface StackedColumnsProps extends ChartProps {
  /** What each column is made of, from below; `href` is where all of a series is listed. */
  series: readonly { id: string; name: string; tone: SeriesTone; href?: string }[];
  /** One column each, in the order of time; `values` in the order of the series, and where what they count is listed. */
  points: readonly { id: string; name: string; values: readonly number[]; hrefs?: readonly string[] }[];
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
    const rows = points.map(({ id, name, values, hrefs }) => {
      const figures = series.map((one, index) => {
        const amount = formatNumber(values[index] ?? 0);
        const said = `${name}, ${one.name}: ${amount}`;
        return (
          <FigureLink key={one.id} href={hrefs?.[index]} label={said}>
            {amount}
          </FigureLink>
        );
      });
      return { id, cells: [name, ...figures] };
    });
    return <DataTable caption={label} heads={[pointHead, ...series.map(({ name }) => name)]} rows={rows} />;
  }
  const scale = zeroScale(points.map(({ values }) => sum(values)));
  return (
    <figure className={chart.figure}>
      <ul className={styles.legend}>
        {series.map(({ id, name, tone, href }, index) => {
          const amount = formatNumber(sum(points.map(({ values }) => values[index] ?? 0)));
          return (
            <li key={id} className={`${chart.label} ${styles.series} ${styles.tones[tone]}`}>
              <span className={chart.swatch} aria-hidden />
              {name}
              <span className={chart.amount}>
                <FigureLink href={href} label={`${name}: ${amount}`} hasLine>
                  {amount}
                </FigureLink>
              </span>
            </li>
          );
        })}
      </ul>
      <TimePlot label={label} scale={scale} moments={points} formatNumber={formatNumber}>
        <div className={styles.columns}>
          {points.map(({ id, name, values, hrefs }) => (
            <div key={id} className={styles.column} title={`${name}: ${formatNumber(sum(values))}`}>
              {series.map((one, index) => (
                <span
                  key={one.id}
                  className={`${styles.part} ${styles.tones[one.tone]}`}
                  style={{ blockSize: `${((values[index] ?? 0) / scale.top) * 100}%` }}
                >
                  {hrefs && values[index] ? (
                    // For the pointer: the keyboard has the table.
                    <Anchor
                      href={hrefs[index] ?? ''}
                      tabIndex={-1}
                      title={`${name}, ${one.name}: ${formatNumber(values[index])}`}
                      className={styles.way}
                    />
                  ) : null}
                </span>
              ))}
            </div>
          ))}
        </div>
      </TimePlot>
    </figure>
  );
}
