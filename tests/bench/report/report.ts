import type { ScreenResults } from '../screens/measure-screens.ts';
import { type FigureKey, figures } from './figures.ts';

const ours = 'ours';
/** What the ratio is to. */
const rival = 'react-admin';

export interface Line {
  title: string;
  /** One for each subject, in their order. */
  values: string[];
  bar: string;
  /** Null where ours was not measured. */
  isWithin: boolean | null;
  ratio: string;
}

/** The table's lines: each figure with every subject's value, the bar and whether ours is within it. */
export function linesOf(results: ScreenResults): Line[] {
  const valueOf = (subject: string, key: FigureKey) => results.find((each) => each.key === subject)?.figures[key];
  return figures
    .filter(({ key }) => results.some((subject) => subject.figures[key] !== undefined))
    .map(({ key, title, unit, bar }) => {
      const [own, other] = [valueOf(ours, key), valueOf(rival, key)];
      return {
        title,
        values: results.map((subject) => shown(subject.figures[key], unit)),
        bar: `≤ ${bar} ${unit}`,
        isWithin: own === undefined ? null : own <= bar,
        ratio: own === undefined || other === undefined || isNothing(other, unit) ? '' : (own / other).toFixed(2),
      };
    });
}

/** Titles of the bars that ours misses. */
export const missedBars = (results: ScreenResults) =>
  linesOf(results)
    .filter(({ isWithin }) => isWithin === false)
    .map(({ title }) => title);

/** A figure of our own beside its bar. */
export interface BarLine {
  title: string;
  value: string;
  bar: string;
  isWithin: boolean;
}

export const missedOf = (lines: readonly BarLine[]) =>
  lines.filter(({ isWithin }) => !isWithin).map(({ title }) => title);

export function linesText(head: string, lines: readonly BarLine[]): string {
  return [
    head,
    ...lines.map(({ title, value, bar, isWithin }) => `  ${mark(isWithin)} ${title}: ${value} (${bar})`),
  ].join('\n');
}

/** The whole table for a terminal. */
export function tableText(results: ScreenResults): string {
  const head = ['', ...results.map(({ title }) => title), 'bar', '', `to ${rival}`];
  const rows = linesOf(results).map(({ title, values, bar, isWithin, ratio }) => [
    title,
    ...values,
    bar,
    mark(isWithin),
    ratio,
  ]);
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]!.length)));
  return [head, ...rows]
    .map((row) => row.map((cell, column) => cell[column === 0 ? 'padEnd' : 'padStart'](widths[column]!)).join('  '))
    .join('\n');
}

/** What ours fetches before its first row, the heaviest first. */
export function scriptsText(results: ScreenResults): string {
  const own = results.find(({ key }) => key === ours);
  if (!own) return '';
  const { beforeFirstRow } = own.scripts;
  const heaviest = beforeFirstRow.toSorted((one, other) => other.gzip - one.gzip).slice(0, 12);
  return [
    `${beforeFirstRow.length} scripts before the first job post row; the heaviest:`,
    ...heaviest.map(({ name, gzip }) => `${(gzip / 1000).toFixed(1).padStart(7)} KB  ${name}`),
  ].join('\n');
}

export const mark = (isWithin: boolean | null) => (isWithin === null ? '' : isWithin ? '✓' : '✗');

const isNothing = (value: number, unit: string) => Number.parseFloat(shown(value, unit)) === 0;

function shown(value: number | undefined, unit: string): string {
  if (value === undefined) return '–';
  const digits = unit === 'ms' || value >= 100 ? 0 : unit === 'KB' ? 1 : 2;
  return `${value.toFixed(digits)} ${unit}`;
}
