import type { PlanSubscriptionRow } from '@diwan/api-contract/resources/plan-subscriptions';
import type { CellContext } from '#crud/resource/cells/cell-context.ts';
import { cells } from '#crud/resource/cells/cells.tsx';

interface PeriodProps extends Pick<PlanSubscriptionRow, 'currentPeriodStart' | 'currentPeriodEnd'> {
  context: CellContext;
}

/** From which day to which it goes, and how far away its end is. */
export function Period({ currentPeriodStart: from, currentPeriodEnd: to, context: { format } }: PeriodProps) {
  if (!from || !to) return cells.text(null);
  return cells.twoLines(cells.unbroken(format.range(from, to)), format.relative(to));
}
