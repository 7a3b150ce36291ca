import type { talentListEntryMachine } from '@diwan/machines/workflows/talent-list-entry/talent-list-entry.machine';
import type { EventTypeOf } from '@diwan/machines/workflows/workflow';
import { type Notices, nobody } from '#crud/notices.ts';

const ownChange = nobody('Whoever does it sees it, and nobody has to do anything about it.');

/** Whom each event tells what. */
export const talentListEntryNotices: Notices<never, EventTypeOf<typeof talentListEntryMachine>> = {
  'talentListEntry.contact': ownChange,
  'talentListEntry.shortlist': ownChange,
  'talentListEntry.putBack': ownChange,
};
