import { arc, line, type PieArcDatum } from 'd3-shape';
import { DataTable } from '../DataTable/DataTable.tsx';
import * as chart from '../private/chart/chart.css.ts';
import { type ChartProps, noFigure } from '../private/chart/chart-props.ts';
import * as styles from './DonutChart.css.ts';
import { labelPlaces, leader, radius, slicesOf } from './ring.ts';

export interface DonutPart {
  id: string;
  name: string;
  value: number;
}

export interface DonutChartProps extends ChartProps {
  /** At most six, the largest first; what is small goes together into one. */
  parts: readonly DonutPart[];
  /** What all parts are together, in the middle. */
  totalLabel: string;
  /** What parts, amounts and shares are, at the head of the table. */
  heads: readonly [part: string, amount: string, share: string];
  /** Writes a number in the page's language. */
  formatNumber: (value: number) => string;
  /** Writes a share of one, such as 0.42, as per cent. */
  formatShare: (ratio: number) => string;
}

const ring = arc<PieArcDatum<DonutPart>>().innerRadius(radius.inner).outerRadius(radius.outer).padAngle(0.025);
const leaders = line();

/** What a whole is made of, each part named beside it; to compare amounts use a BarList, over time StackedColumns. */
export function DonutChart(props: DonutChartProps) {
  const { label, isTable = false, parts, totalLabel, heads, formatNumber, formatShare } = props;
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const shareOf = (value: number) => (total === 0 ? noFigure : formatShare(value / total));
  if (isTable) {
    const rows = parts.map(({ id, name, value }) => ({ id, cells: [name, formatNumber(value), shareOf(value)] }));
    return <DataTable caption={label} heads={heads} rows={rows} />;
  }
  const arcs = slicesOf(parts);
  const places = labelPlaces(arcs);
  return (
    <figure className={chart.figure}>
      <div className={styles.frame}>
        <div className={styles.ring} role="img" aria-label={label}>
          <svg viewBox="-100 -100 200 200" className={styles.slices} aria-hidden>
            {total === 0 ? <circle r={(radius.inner + radius.outer) / 2} className={styles.nothing} /> : null}
            {arcs.map((each, at) => (
              <g key={each.data.id} className={chart.series[at]}>
                <path d={ring(each) ?? undefined} className={styles.slice}>
                  <title>{`${each.data.name}: ${formatNumber(each.value)}`}</title>
                </path>
                <path d={leaders(leader(each, places[at]!)) ?? undefined} className={styles.leader} />
              </g>
            ))}
          </svg>
          <p className={styles.middle}>
            <strong className={styles.total}>{formatNumber(total)}</strong>
            <span className={styles.caption}>{totalLabel}</span>
          </p>
        </div>
        <ul className={styles.labels}>
          {parts.map(({ id, name, value }, at) => (
            <li
              key={id}
              className={`${styles.sides[places[at]?.side ?? 'end']} ${chart.series[at]}`}
              style={{ insetBlockStart: `${places[at]?.height ?? 50}%` }}
            >
              <span className={chart.swatch} aria-hidden />
              <span>{name}</span>
              <span className={chart.amount}>{shareOf(value)}</span>
            </li>
          ))}
        </ul>
      </div>
    </figure>
  );
}
