import type { crmUserMachine } from '@diwan/machines/workflows/crm-user/crm-user.machine';
import type { EventTypeOf } from '@diwan/machines/workflows/workflow';
import type { Row } from '#crud/definition.ts';
import { type Notices, nobody } from '#crud/notices.ts';
import type { crmUsersTable } from './table.ts';

const ownChange = nobody('Whoever does it sees it, and CRM users are told on the marketplace, where they work.');

/** Whom each event tells what. */
export const crmUserNotices: Notices<Row<typeof crmUsersTable>, EventTypeOf<typeof crmUserMachine>> = {
  'crmUser.invite': nobody('Whoever is invited gets an e-mail.'),
  'crmUser.accept': ownChange,
  'crmUser.setLeave': ownChange,
  'crmUser.return': ownChange,
  'crmUser.endLeave': nobody('The list says who works; a leave that is over leaves nothing to be done.'),
  'crmUser.suspend': ownChange,
  'crmUser.reinstate': ownChange,
  'crmUser.setTarget': ownChange,
  'crmUser.reassignCustomers': ownChange,
  'crmUser.offboard': ownChange,
};
