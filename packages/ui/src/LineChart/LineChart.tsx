import { line } from 'd3-shape';
import { DataTable } from '../DataTable/DataTable.tsx';
import * as chart from '../private/chart/chart.css.ts';
import { type ChartProps, noFigure } from '../private/chart/chart-props.ts';
import { spread } from '../private/chart/spread.ts';
import { TimePlot } from '../private/chart/TimePlot.tsx';
import { zeroScale } from '../private/chart/zero-scale.ts';
import * as styles from './LineChart.css.ts';

export interface LinePoint {
  id: string;
  name: string;
  /** In the order of the series; null where nothing was measured. */
  values: readonly (number | null)[];
}

export interface LineChartProps extends ChartProps {
  /** At most six. */
  series: readonly { id: string; name: string }[];
  /** In the order of time, each as long as the others. */
  points: readonly LinePoint[];
  /** What a point is, at the head of the table: “Week from”. */
  pointHead: string;
  /** Writes a number in the page's language. */
  formatNumber: (value: number) => string;
}

/** Least distance of labels, as a share of the height: a line of text. */
const labelRoom = 12;

/** How amounts changed over time, each line named at its end; what they are made of is a StackedColumns. */
export function LineChart({ label, isTable = false, series, points, pointHead, formatNumber }: LineChartProps) {
  const textOf = (value: number | null | undefined) => (typeof value === 'number' ? formatNumber(value) : noFigure);
  if (isTable) {
    const rows = points.map(({ id, name, values }) => ({
      id,
      cells: [name, ...series.map((_, at) => textOf(values[at]))],
    }));
    return <DataTable caption={label} heads={[pointHead, ...series.map(({ name }) => name)]} rows={rows} />;
  }
  const valuesOf = (at: number) => points.map(({ values }) => values[at] ?? null);
  const scale = zeroScale(points.flatMap(({ values }) => values.filter((value) => value !== null)));
  const heightOf = (value: number) => (value / scale.top) * 100;
  const path = line<number | null>()
    .defined((value) => value !== null)
    .x((_, index) => ((index + 0.5) / points.length) * 100)
    .y((value) => 100 - heightOf(value ?? 0));
  const lasts = series.map((_, at) => valuesOf(at).findLast((value) => value !== null) ?? null);
  const places = spread(
    lasts.map((value) => heightOf(value ?? 0)),
    labelRoom,
  );
  const ends = (
    <ul className={styles.ends}>
      {series.map(({ id, name }, at) => (
        <li key={id} className={`${styles.end} ${chart.series[at]}`} style={{ insetBlockEnd: `${places[at]}%` }}>
          <span className={styles.dash} aria-hidden />
          {name}
          <span className={chart.amount}>{textOf(lasts[at])}</span>
        </li>
      ))}
    </ul>
  );
  return (
    <figure className={chart.figure}>
      <TimePlot label={label} scale={scale} moments={points} formatNumber={formatNumber} ends={ends}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.lines} aria-hidden>
          {series.map(({ id }, at) => (
            <path key={id} className={`${styles.line} ${chart.series[at]}`} d={path(valuesOf(at)) ?? undefined} />
          ))}
        </svg>
        <div className={styles.moments}>
          {points.map(({ id, name, values }) => (
            <div
              key={id}
              className={styles.moment}
              title={[name, ...series.map((one, at) => `${one.name}: ${textOf(values[at])}`)].join('\n')}
            />
          ))}
        </div>
      </TimePlot>
    </figure>
  );
}
