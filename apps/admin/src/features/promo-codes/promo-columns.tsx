import type { PromoCodeRow } from '@diwan/api-contract/resources/promo-codes';
import type { ReactNode } from 'react';
import type { CellContext } from '#crud/resource/cells/cell-context.ts';
import { cells } from '#crud/resource/cells/cells.tsx';

/** From when until when; without end, or over. */
export function periodCell(
  { startsAt, endsAt }: Pick<PromoCodeRow, 'startsAt' | 'endsAt'>,
  { format, t }: CellContext,
): ReactNode {
  return cells.twoLines(
    format.date(startsAt),
    endsAt === null ? t('noEnd') : t('sheet.until', { day: format.date(endsAt) }),
  );
}
