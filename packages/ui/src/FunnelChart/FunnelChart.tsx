import { area } from 'd3-shape';
import { DataTable } from '../DataTable/DataTable.tsx';
import * as chart from '../private/chart/chart.css.ts';
import { type ChartProps, noFigure } from '../private/chart/chart-props.ts';
import { FigureLink } from '../private/chart/FigureLink.tsx';
import * as styles from './FunnelChart.css.ts';

export interface FunnelChartProps extends ChartProps {
  /** From the first to the last; each is a part of the one before, and `href` is where it is listed. */
  steps: readonly { id: string; name: string; value: number; href?: string }[];
  /** What the columns of the table are. */
  heads: readonly [step: string, amount: string, ofFirst: string, ofPrevious: string];
  /** Writes a number in the page's language. */
  formatNumber: (value: number) => string;
  /** Writes a share of one, such as 0.42, as per cent. */
  formatShare: (ratio: number) => string;
}

interface Edge {
  height: number;
  width: number;
}

const shape = area<Edge>()
  .y(({ height }) => height)
  .x0(({ width }) => 50 - width / 2)
  .x1(({ width }) => 50 + width / 2);
/** Where in its line a step's bar ends and the way to the next one begins. */
const bar = 64;

/** How many of those who began got how far; amounts that aren't part of each other are a BarList. */
export function FunnelChart({ label, isTable = false, steps, heads, formatNumber, formatShare }: FunnelChartProps) {
  const first = steps[0]?.value ?? 0;
  const share = (part: number, whole: number) => (whole === 0 ? noFigure : formatShare(part / whole));
  if (isTable) {
    const rows = steps.map(({ id, name, value, href }, at) => {
      const previous = steps[at - 1];
      const ofPrevious = previous ? share(value, previous.value) : noFigure;
      const amount = formatNumber(value);
      const listed = (
        <FigureLink key={id} href={href} label={`${name}: ${amount}`}>
          {amount}
        </FigureLink>
      );
      return { id, cells: [name, listed, share(value, first), ofPrevious] };
    });
    return <DataTable caption={label} heads={heads} rows={rows} />;
  }
  const widthOf = (value: number) => (first === 0 ? 0 : (value / first) * 100);
  return (
    <ul className={styles.funnel} aria-label={label}>
      {steps.map(({ id, name, value, href }, at) => {
        const [width, next] = [widthOf(value), steps[at + 1]];
        const edges = [0, bar].map((height) => ({ height, width }));
        const fall = next ? [edges[1]!, { height: 100, width: widthOf(next.value) }] : [];
        return (
          <li key={id} className={styles.step}>
            <span className={styles.name}>{name}</span>
            <span className={styles.place}>
              <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.drawing} aria-hidden>
                <path d={shape(fall) ?? undefined} className={styles.fall} />
                <path d={shape(edges) ?? undefined} className={styles.bar} />
              </svg>
            </span>
            <span className={styles.figure}>
              <strong className={styles.number}>
                <FigureLink href={href} label={`${name}: ${formatNumber(value)}`} hasLine>
                  {formatNumber(value)}
                </FigureLink>
              </strong>{' '}
              <span className={chart.amount}>{share(value, first)}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
