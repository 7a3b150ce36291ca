import type { employerMachine } from '@diwan/machines/workflows/employer/employer.machine';
import type { EventTypeOf } from '@diwan/machines/workflows/workflow';
import type { Row } from '#crud/definition.ts';
import { type Notices, nobody, noticesAbout, queueOf } from '#crud/notices.ts';
import type { employersTable } from './table.ts';

type Employer = Row<typeof employersTable>;

const told = noticesAbout<Employer>(({ id, name }) => ({
  ref: { resource: 'employers', id, label: name },
}));
const waits = told('employerRegistered', queueOf('people.verify'));
const byMail = nobody('The employer gets an e-mail; to colleagues the queue has become shorter.');

/** Whom each event of an employer tells what. */
export const employerNotices: Notices<Employer, EventTypeOf<typeof employerMachine>> = {
  'employer.submit': [waits],
  'employer.reopen': [waits],
  'employer.verify': byMail,
  'employer.requestChanges': byMail,
  'employer.reject': byMail,
  'employer.suspend': nobody('The employer gets an e-mail; the authors of its posts are told of each that was paused.'),
  'employer.reinstate': nobody('The employer gets an e-mail; the authors of its posts are told of each that is back.'),
  'employer.close': nobody('The employer gets an e-mail; nothing is left to be done.'),
  'employer.assignCrmUser': nobody('CRM users work on the marketplace, and are told there.'),
  'employer.assignManager': [told('employerAssigned', ({ accountManagerId }) => [accountManagerId])],
  'employer.extendPlan': nobody('Whoever does it sees it; the subscription shows its new end.'),
  'employer.email': nobody('The employer gets the e-mail; the outbox shows it.'),
  'employer.refuseAddress': nobody('The mail that could not be sent is told of.'),
  'employer.trustAddress': nobody('Whoever does it sees it, and nobody has to do anything about it.'),
  'employer.registrationExpired': [told('employerRegistrationExpired', queueOf('people.verify'))],
};
