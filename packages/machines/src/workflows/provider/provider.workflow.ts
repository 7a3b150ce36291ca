import { sampleMessage } from '../messages.ts';
import type { Workflow } from '../workflow.ts';
import type { AnyProviderEvent, ProviderInput } from './provider.input.ts';
import { providerMachine } from './provider.machine.ts';

export type { AnyProviderEvent, ProviderInput, ProviderJudgement, ProviderRefusal } from './provider.input.ts';

/** A provider from registration over the review to closing. */
export const providerWorkflow: Workflow<ProviderInput, AnyProviderEvent, typeof providerMachine> = {
  id: 'provider',
  version: 1,
  machine: providerMachine,
  may: {
    'provider.submit': 'people.verify',
    'provider.approve': 'people.verify',
    'provider.requestChanges': 'people.verify',
    'provider.reject': 'people.verify',
    'provider.suspend': 'people.verify',
    'provider.reinstate': 'people.verify',
    'provider.reopen': 'people.verify',
    'provider.verifyBank': 'people.verify',
    'provider.feature': 'people.verify',
    'provider.unfeature': 'people.verify',
    'provider.requestDocument': 'people.verify',
    'provider.assignManager': 'people.verify',
    'provider.assignCrmUser': 'people.verify',
    'provider.email': 'bulk.email',
    'provider.trustAddress': 'people.verify',
    'provider.close': 'people.anonymise',
    'provider.refuseAddress': 'system',
    'provider.documentExpired': 'system',
    'provider.endSuspension': 'system',
  },
  samples: {
    'provider.submit': () => ({ type: 'provider.submit' }),
    'provider.approve': () => ({ type: 'provider.approve' }),
    'provider.requestChanges': () => ({ type: 'provider.requestChanges', reason: 'incomplete' }),
    'provider.reject': () => ({ type: 'provider.reject', reason: 'incomplete' }),
    'provider.suspend': () => ({ type: 'provider.suspend', reason: 'complaints' }),
    'provider.reinstate': () => ({ type: 'provider.reinstate' }),
    'provider.reopen': () => ({ type: 'provider.reopen' }),
    'provider.verifyBank': () => ({ type: 'provider.verifyBank' }),
    'provider.feature': () => ({ type: 'provider.feature', until: '2099-12-31' }),
    'provider.unfeature': () => ({ type: 'provider.unfeature' }),
    'provider.requestDocument': () => ({ type: 'provider.requestDocument', document: 'cr' }),
    'provider.assignManager': () => ({
      type: 'provider.assignManager',
      accountManager: '01900000-0000-7000-8000-000000000002',
    }),
    'provider.assignCrmUser': () => ({
      type: 'provider.assignCrmUser',
      crmUser: '01900000-0000-7000-8000-000000000002',
    }),
    'provider.email': () => ({ type: 'provider.email', ...sampleMessage }),
    'provider.trustAddress': () => ({ type: 'provider.trustAddress' }),
    'provider.close': () => ({ type: 'provider.close', reason: 'requested' }),
    'provider.refuseAddress': () => ({ type: 'provider.refuseAddress' }),
    'provider.documentExpired': () => ({ type: 'provider.documentExpired' }),
    'provider.endSuspension': () => ({ type: 'provider.endSuspension' }),
  },
};
