import type { examMachine } from '@diwan/machines/workflows/exam/exam.machine';
import type { EventTypeOf } from '@diwan/machines/workflows/workflow';
import { type Notices, nobody } from '#crud/notices.ts';

const ownChange = nobody('Whoever does it sees it, and nobody has to do anything about it.');

/** Whom each event of the workflow tells what. */
export const examNotices: Notices<never, EventTypeOf<typeof examMachine>> = {
  'exam.publish': ownChange,
  'exam.pause': ownChange,
  'exam.resume': ownChange,
  'exam.close': ownChange,
  'exam.reopen': ownChange,
  'exam.archive': ownChange,
  'exam.end': nobody('Its end was known beforehand, and nobody has to do anything about it.'),
};
