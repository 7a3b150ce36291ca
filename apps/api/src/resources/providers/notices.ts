import type { providerMachine } from '@diwan/machines/workflows/provider/provider.machine';
import type { EventTypeOf } from '@diwan/machines/workflows/workflow';
import type { Row } from '#crud/definition.ts';
import { type Notices, nobody, noticesAbout, queueOf } from '#crud/notices.ts';
import type { providersTable } from './table.ts';

type Provider = Row<typeof providersTable>;

const told = noticesAbout<Provider>(({ id, tradeName }) => ({
  ref: { resource: 'providers', id, label: tradeName },
}));
const waits = told('providerRegistered', queueOf('people.verify'));
const byMail = nobody('The provider gets an e-mail; to colleagues the queue has become shorter.');
const ownChange = nobody('Whoever does it sees it, and nobody has to do anything about it.');

/** Whom each event of a provider tells what. */
export const providerNotices: Notices<Provider, EventTypeOf<typeof providerMachine>> = {
  'provider.submit': [waits],
  'provider.reopen': [waits],
  'provider.approve': byMail,
  'provider.requestChanges': byMail,
  'provider.reject': byMail,
  'provider.suspend': byMail,
  'provider.reinstate': byMail,
  'provider.endSuspension': byMail,
  'provider.close': nobody('The provider gets an e-mail; nothing is left to be done.'),
  'provider.requestDocument': byMail,
  'provider.verifyBank': ownChange,
  'provider.feature': ownChange,
  'provider.unfeature': ownChange,
  'provider.assignCrmUser': nobody('CRM users work on the marketplace, and are told there.'),
  'provider.assignManager': [told('providerAssigned', ({ accountManagerId }) => [accountManagerId])],
  'provider.email': nobody('The provider gets the e-mail; the outbox shows it.'),
  'provider.refuseAddress': nobody('The mail that could not be sent is told of.'),
  'provider.trustAddress': ownChange,
  'provider.documentExpired': [told('providerDocumentExpired', queueOf('people.verify'))],
};
