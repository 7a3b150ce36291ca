import type { examMachine } from '@diwan/machines/workflows/exam/exam.machine';
import type { EventTypeOf } from '@diwan/machines/workflows/workflow';
import type { Row } from '#crud/definition.ts';
import { author, type Notices, nobody, noticesAbout } from '#crud/notices.ts';
import type { examsTable } from './table.ts';

type Exam = Row<typeof examsTable>;

const told = noticesAbout<Exam>(({ id, title }) => ({ ref: { resource: 'exams', id, label: title } }));
const ownChange = nobody('Whoever does it sees it, and nobody has to do anything about it.');

/** Whom each event of the workflow tells what. */
export const examNotices: Notices<Exam, EventTypeOf<typeof examMachine>> = {
  'exam.publish': ownChange,
  'exam.pause': ownChange,
  'exam.resume': ownChange,
  'exam.close': ownChange,
  'exam.reopen': ownChange,
  'exam.archive': ownChange,
  'exam.end': nobody('Its end was known beforehand, and nobody has to do anything about it.'),
  'exam.regrade': [told('examRegraded', author)],
  'exam.grantAttempt': nobody('The candidate learns of it from the app in which exams are sat.'),
};
