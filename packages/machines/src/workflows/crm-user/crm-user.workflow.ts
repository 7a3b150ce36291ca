import type { Workflow } from '../workflow.ts';
import type { AnyCrmUserEvent, CrmUserInput } from './crm-user.input.ts';
import { crmUserMachine } from './crm-user.machine.ts';

export type { AnyCrmUserEvent, CrmUserInput } from './crm-user.input.ts';

const somebodyElse = '01900000-0000-7000-8000-000000000002';

/** A member of the sales and support team, whose customers are never left to nobody. */
export const crmUserWorkflow: Workflow<CrmUserInput, AnyCrmUserEvent, typeof crmUserMachine> = {
  id: 'crm-user',
  version: 1,
  machine: crmUserMachine,
  may: {
    'crmUser.invite': 'users.manage',
    'crmUser.accept': 'users.manage',
    'crmUser.setLeave': 'users.manage',
    'crmUser.return': 'users.manage',
    'crmUser.endLeave': 'system',
    'crmUser.suspend': 'users.manage',
    'crmUser.reinstate': 'users.manage',
    'crmUser.setTarget': 'users.manage',
    'crmUser.reassignCustomers': 'users.manage',
    'crmUser.offboard': 'users.manage',
  },
  samples: {
    'crmUser.invite': () => ({ type: 'crmUser.invite' }),
    'crmUser.accept': () => ({ type: 'crmUser.accept' }),
    'crmUser.setLeave': () => ({ type: 'crmUser.setLeave', until: '2099-12-31', delegate: somebodyElse }),
    'crmUser.return': () => ({ type: 'crmUser.return' }),
    'crmUser.endLeave': () => ({ type: 'crmUser.endLeave' }),
    'crmUser.suspend': () => ({ type: 'crmUser.suspend' }),
    'crmUser.reinstate': () => ({ type: 'crmUser.reinstate' }),
    'crmUser.setTarget': () => ({ type: 'crmUser.setTarget', monthlyTarget: 100_000_00 }),
    'crmUser.reassignCustomers': () => ({ type: 'crmUser.reassignCustomers', successor: somebodyElse }),
    'crmUser.offboard': () => ({ type: 'crmUser.offboard', successor: somebodyElse }),
  },
};
