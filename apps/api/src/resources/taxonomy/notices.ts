import type { taxonomyTermMachine } from '@diwan/machines/workflows/taxonomy-term/taxonomy-term.machine';
import type { EventTypeOf } from '@diwan/machines/workflows/workflow';
import { type Notices, nobody } from '#crud/notices.ts';

const ofAllAlike = nobody('A taxonomy is everybody’s: its list shows the change, and nobody waits for it.');

/** Whom each event of a term tells what. */
export const termNotices: Notices<never, EventTypeOf<typeof taxonomyTermMachine>> = {
  'term.accept': ofAllAlike,
  'term.reject': ofAllAlike,
  'term.activate': ofAllAlike,
  'term.deactivate': ofAllAlike,
  'term.merge': ofAllAlike,
  'term.setParent': ofAllAlike,
  'term.reorder': ofAllAlike,
};
