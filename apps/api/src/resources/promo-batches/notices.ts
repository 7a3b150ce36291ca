import type { promoBatchMachine } from '@diwan/machines/workflows/promo-batch/promo-batch.machine';
import type { EventTypeOf } from '@diwan/machines/workflows/workflow';
import type { Row } from '#crud/definition.ts';
import { author, type Notices, nobody, noticesAbout } from '#crud/notices.ts';
import type { promoBatchesTable } from './table.ts';

type Batch = Row<typeof promoBatchesTable>;

const told = noticesAbout<Batch>(({ id, name }) => ({ ref: { resource: 'promoBatches', id, label: name } }));

/** Whom each event of a batch tells what. */
export const promoBatchNotices: Notices<Batch, EventTypeOf<typeof promoBatchMachine>> = {
  'promoBatch.stop': nobody('Whoever does it sees it, and nobody has to do anything about it.'),
  'promoBatch.finish': [told('promoBatchReady', author, { params: ({ quantity }) => ({ count: quantity }) })],
};
