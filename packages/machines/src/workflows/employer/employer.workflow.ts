import { sampleMessage } from '../messages.ts';
import { sampleReason } from '../reasons.ts';
import type { Workflow } from '../workflow.ts';
import type { AnyEmployerEvent, EmployerInput } from './employer.input.ts';
import { employerMachine } from './employer.machine.ts';

export type {
  AnyEmployerEvent,
  EmployerInput,
  EmployerJudgement,
  EmployerRefusal,
  PlanExtension,
} from './employer.input.ts';

/** An employer from registration over verification to closing; its live job posts follow it. */
export const employerWorkflow: Workflow<EmployerInput, AnyEmployerEvent, typeof employerMachine> = {
  id: 'employer',
  version: 1,
  machine: employerMachine,
  may: {
    'employer.submit': 'people.verify',
    'employer.verify': 'people.verify',
    'employer.requestChanges': 'people.verify',
    'employer.reject': 'people.verify',
    'employer.suspend': 'people.verify',
    'employer.reinstate': 'people.verify',
    'employer.reopen': 'people.verify',
    'employer.close': 'people.verify',
    'employer.assignManager': 'people.verify',
    'employer.assignCrmUser': 'people.verify',
    'employer.email': 'bulk.email',
    'employer.trustAddress': 'people.verify',
    'employer.extendPlan': 'subscriptions.grant',
    'employer.refuseAddress': 'system',
    'employer.registrationExpired': 'system',
  },
  samples: {
    'employer.submit': () => ({ type: 'employer.submit' }),
    'employer.verify': () => ({ type: 'employer.verify' }),
    'employer.requestChanges': () => ({ type: 'employer.requestChanges', ...sampleReason }),
    'employer.reject': () => ({ type: 'employer.reject', ...sampleReason }),
    'employer.suspend': () => ({ type: 'employer.suspend', ...sampleReason }),
    'employer.reinstate': () => ({ type: 'employer.reinstate' }),
    'employer.reopen': () => ({ type: 'employer.reopen' }),
    'employer.close': () => ({ type: 'employer.close', ...sampleReason }),
    'employer.assignManager': () => ({
      type: 'employer.assignManager',
      accountManager: '01900000-0000-7000-8000-000000000002',
    }),
    'employer.assignCrmUser': () => ({
      type: 'employer.assignCrmUser',
      crmUser: '01900000-0000-7000-8000-000000000002',
    }),
    'employer.email': () => ({ type: 'employer.email', ...sampleMessage }),
    'employer.trustAddress': () => ({ type: 'employer.trustAddress' }),
    'employer.extendPlan': () => ({ type: 'employer.extendPlan', days: 14, reason: 'compensation' }),
    'employer.refuseAddress': () => ({ type: 'employer.refuseAddress' }),
    'employer.registrationExpired': () => ({ type: 'employer.registrationExpired' }),
  },
};
