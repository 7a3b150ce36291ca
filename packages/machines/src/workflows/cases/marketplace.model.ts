import { providerStates } from '@diwan/api-contract/values/records/provider';
import fc from 'fast-check';
import { instant, note, now, wherever } from './values.model.ts';

/** Providers and their money: the input and payloads to try of each workflow, and the whole table of what may lead where. */
export const marketplace = {
  provider: {
    input: fc.record({
      now: fc.constant(now),
      iban: fc.constantFrom(null, 'SA0380000000608010167519', 'SA0380000000608010167518'),
      bankVerifiedAt: fc.option(instant),
      crExpiresAt: fc.option(instant),
      isDocumentMissing: fc.boolean(),
      isDocumentExpired: fc.boolean(),
      isFeatured: fc.boolean(),
      walletBalance: fc.constantFrom(0, 0, 500),
      hasOpenWithdrawals: fc.boolean(),
      isAddressRefused: fc.boolean(),
    }),
    payload: fc.record({
      accountManager: fc.constant('somebody'),
      document: fc.constant('cr'),
      until: fc.constantFrom(undefined, '2026-02-01', '2026-04-01'),
      reason: fc.constantFrom(undefined, 'incomplete', 'other'),
      note,
    }),
    table: {
      'provider.submit': { draft: ['pending_review'], changes_requested: ['pending_review'] },
      'provider.approve': { pending_review: ['active'] },
      'provider.requestChanges': { pending_review: ['changes_requested'] },
      'provider.reject': { pending_review: ['rejected'], changes_requested: ['rejected'] },
      'provider.suspend': { active: ['suspended'] },
      'provider.reinstate': { suspended: ['active'] },
      'provider.endSuspension': { suspended: ['active'] },
      'provider.reopen': { rejected: ['pending_review'] },
      'provider.close': { active: ['closed'], suspended: ['closed'] },
      'provider.documentExpired': { active: ['suspended'] },
      'provider.feature': wherever(['active']),
      'provider.unfeature': wherever(['active']),
      'provider.verifyBank': wherever(providerStates),
      'provider.requestDocument': wherever(providerStates),
      'provider.assignManager': wherever(providerStates),
      'provider.email': wherever(providerStates),
      'provider.refuseAddress': wherever(providerStates),
      'provider.trustAddress': wherever(providerStates),
    },
  },
  'wallet-transaction': {
    input: fc.record({
      now: fc.constant(now),
      kind: fc.constantFrom('order_credit', 'commission', 'payout'),
      direction: fc.constantFrom('credit', 'debit'),
      availableAt: fc.option(instant),
      isCovered: fc.boolean(),
    }),
    payload: fc.record({ reason: fc.constantFrom(undefined, 'dispute', 'other'), note }),
    table: {
      'walletTransaction.mature': { pending: ['available'] },
      'walletTransaction.hold': { available: ['on_hold'] },
      'walletTransaction.release': { on_hold: ['available'] },
      'walletTransaction.reverse': { available: ['reversed'] },
    },
  },
  'wallet-adjustment': {
    input: fc.record({
      isProviderClosed: fc.boolean(),
      isOwnProposal: fc.boolean(),
      hasEvidence: fc.boolean(),
      isCovered: fc.boolean(),
    }),
    payload: fc.record({ reason: fc.constantFrom(undefined, 'unfounded', 'other'), note }),
    table: {
      'walletAdjustment.approve': { proposed: ['approved'] },
      'walletAdjustment.reject': { proposed: ['rejected'] },
      'walletAdjustment.withdraw': { proposed: ['withdrawn'] },
    },
  },
  withdrawal: {
    input: fc.record({
      now: fc.constant(now),
      providerState: fc.constantFrom('active', 'active', 'suspended'),
      isIbanValid: fc.boolean(),
      isBlocked: fc.boolean(),
      isOwnApproval: fc.boolean(),
      hasNewIban: fc.boolean(),
    }),
    payload: fc.record({
      reason: fc.constantFrom(undefined, 'iban', 'other'),
      note,
      batch: fc.constant('PAY-1'),
      bankReference: fc.constant('FT1'),
      paidOn: fc.constantFrom('2026-02-01', '2027-04-01'),
      failure: fc.constant('account_closed'),
    }),
    table: {
      'withdrawal.claim': { pending: ['under_review'] },
      'withdrawal.release': { under_review: ['pending'] },
      'withdrawal.approve': { pending: ['approved'], under_review: ['approved'] },
      'withdrawal.approveAnyway': { pending: ['approved'], under_review: ['approved'] },
      'withdrawal.reject': { pending: ['rejected'], under_review: ['rejected'], approved: ['rejected'] },
      'withdrawal.startPayment': { approved: ['processing'] },
      'withdrawal.markPaid': { processing: ['paid'] },
      'withdrawal.markFailed': { processing: ['failed'] },
      'withdrawal.retry': { failed: ['approved'] },
      'withdrawal.cancel': { pending: ['cancelled'] },
    },
  },
};
