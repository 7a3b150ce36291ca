import type { CellContext } from '#crud/resource/cells/cell-context.ts';
import type { FilterKind } from '#crud/resource/filter-kinds.ts';

type Range = Extract<FilterKind, { kind: `${string}Range` }>;
type Figures = Exclude<Range, { kind: 'dayRange' }>;

/** How the figures of a range are typed and read, whatever the server counts in. */
interface Measure {
  /** How many of the server's are one that is typed. */
  per: number;
  unit: string | undefined;
  text: (figure: number) => string;
}

export function measureOf(filter: Figures, { t, format }: Pick<CellContext, 't' | 'format'>): Measure {
  switch (filter.kind) {
    case 'numberRange':
      return { per: 1, unit: undefined, text: (figure) => format.number(figure) };
    case 'moneyRange':
      return { per: 100, unit: t('currency'), text: format.money };
    case 'percentageRange':
      return { per: filter.whole / 100, unit: '%', text: (parts) => format.percent(parts / filter.whole, 2) };
    case 'durationRange':
      return { per: 1, unit: t('minutes'), text: format.duration };
  }
}
