import type { planMachine } from '@diwan/machines/workflows/plan/plan.machine';
import type { EventTypeOf } from '@diwan/machines/workflows/workflow';
import type { Row } from '#crud/definition.ts';
import { type Notices, nobody } from '#crud/notices.ts';
import type { plansTable } from './table.ts';

const ownChange = nobody('Whoever does it sees it, and nobody has to do anything about it.');

/** Whom each event of a plan tells what. */
export const planNotices: Notices<Row<typeof plansTable>, EventTypeOf<typeof planMachine>> = {
  'plan.publish': ownChange,
  'plan.hide': ownChange,
  'plan.returnToSale': ownChange,
  'plan.retire': ownChange,
  'plan.endSale': nobody('The last day of its sale was written by staff; it ends as they said.'),
};
