import type { CellContext } from '../resource/cells/cell-context.ts';

/** How many are left, in words; nothing where nobody knows. */
export function leftText(left: number | null, { t, format }: Pick<CellContext, 't' | 'format'>): string {
  if (left === null) return '';
  return Number.isFinite(left) ? t('review:left', { count: left, number: format.number(left) }) : t('review:leftMany');
}
