import type { staffMachine } from '@diwan/machines/workflows/staff/staff.machine';
import type { EventTypeOf } from '@diwan/machines/workflows/workflow';
import { type Notices, nobody } from '#crud/notices.ts';

const ownChange = nobody('Whoever does it sees it, and the journal of the account keeps it.');
const byMail = nobody('Whoever is invited gets an e-mail.');

/** Whom each event tells what. */
export const staffNotices: Notices<never, EventTypeOf<typeof staffMachine>> = {
  'staff.accept': nobody('The list of accounts shows who has come.'),
  'staff.resend': byMail,
  'staff.changeRole': ownChange,
  'staff.lock': nobody('The list of accounts shows who is locked; whoever it is asks to be let in.'),
  'staff.unlock': ownChange,
  'staff.suspend': ownChange,
  'staff.reactivate': ownChange,
  'staff.deactivate': ownChange,
  'staff.revokeSession': ownChange,
};
