import type { talentListMachine } from '@diwan/machines/workflows/talent-list/talent-list.machine';
import type { EventTypeOf } from '@diwan/machines/workflows/workflow';
import { type Notices, nobody } from '#crud/notices.ts';

const ownChange = nobody('Whoever does it sees it, and nobody has to do anything about it.');

/** Whom each event tells what. */
export const talentListNotices: Notices<never, EventTypeOf<typeof talentListMachine>> = {
  'talentList.archive': ownChange,
  'talentList.reopen': ownChange,
};
