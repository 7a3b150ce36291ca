import type { Workflow } from '../workflow.ts';
import type { AnyStaffEvent, StaffInput } from './staff.input.ts';
import { staffMachine } from './staff.machine.ts';

export type { AnyStaffEvent, StaffInput, StaffRefusal } from './staff.input.ts';

/** The account of a colleague from the invitation to the last day; an administrator always remains. */
export const staffWorkflow: Workflow<StaffInput, AnyStaffEvent, typeof staffMachine> = {
  id: 'staff',
  version: 1,
  machine: staffMachine,
  may: {
    'staff.accept': 'system',
    'staff.resend': 'users.manage',
    'staff.changeRole': 'users.manage',
    'staff.resetMfa': 'users.manage',
    'staff.lock': 'system',
    'staff.unlock': 'users.manage',
    'staff.suspend': 'users.manage',
    'staff.reactivate': 'users.manage',
    'staff.deactivate': 'users.manage',
    'staff.revokeSession': 'users.manage',
  },
  stepUp: new Set(['staff.changeRole', 'staff.resetMfa']),
  samples: {
    'staff.accept': () => ({ type: 'staff.accept' }),
    'staff.resend': () => ({ type: 'staff.resend' }),
    'staff.changeRole': ({ role }) => ({ type: 'staff.changeRole', role: role === 'admin' ? 'editor' : 'admin' }),
    'staff.resetMfa': () => ({ type: 'staff.resetMfa', note: 'Lost the phone' }),
    'staff.lock': () => ({ type: 'staff.lock' }),
    'staff.unlock': () => ({ type: 'staff.unlock' }),
    'staff.suspend': () => ({ type: 'staff.suspend' }),
    'staff.reactivate': () => ({ type: 'staff.reactivate' }),
    'staff.deactivate': () => ({ type: 'staff.deactivate', successor: '01900000-0000-7000-8000-000000000002' }),
    'staff.revokeSession': () => ({ type: 'staff.revokeSession' }),
  },
};
