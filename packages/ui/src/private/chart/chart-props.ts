/** What every chart takes besides its figures. */
export interface ChartProps {
  /** Names the chart and its table. */
  label: string;
  /** Shows the same figures as a table in its place. */
  isTable?: boolean;
}

/** Where a figure is missing or means nothing. */
export const noFigure = '—';
