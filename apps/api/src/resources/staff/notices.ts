import type { staffMachine } from '@diwan/machines/workflows/staff/staff.machine';
import type { EventTypeOf } from '@diwan/machines/workflows/workflow';
import { type Notices, nobody, noticesAbout, queueOf } from '#crud/notices.ts';
import type { StaffMember } from '#db/schema/identity.ts';

const told = noticesAbout<StaffMember>(({ id, name }) => ({ ref: { resource: 'staff', id, label: { ar: name } } }));
const ownChange = nobody('Whoever does it sees it, and the journal of the account keeps it.');
const byMail = nobody('Whoever is invited gets an e-mail.');

/** Whom each event tells what. */
export const staffNotices: Notices<StaffMember, EventTypeOf<typeof staffMachine>> = {
  'staff.accept': nobody('The list of accounts shows who has come.'),
  'staff.resend': byMail,
  'staff.changeRole': ownChange,
  'staff.lock': [told('accountLocked', queueOf('users.manage'))],
  'staff.resetMfa': nobody('Whoever it is gets an e-mail, and the journal of the account keeps who did it and why.'),
  'staff.unlock': ownChange,
  'staff.suspend': ownChange,
  'staff.reactivate': ownChange,
  'staff.deactivate': ownChange,
  'staff.revokeSession': ownChange,
};
