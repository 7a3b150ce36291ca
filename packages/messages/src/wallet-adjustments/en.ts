import type { ResourceMessages } from '../resource-messages.ts';

export const messages = {
  title: 'Wallet adjustments',
  one: 'adjustment',
  add: 'Propose an adjustment',
  columns: {
    number: 'Number',
    provider: 'Provider',
    direction: 'Direction',
    amount: 'Amount',
    ground: 'Why',
    proposer: 'Proposed by',
    approver: 'Decided by',
    createdAt: 'Proposed',
    state: 'State',
  },
  filters: { amountMin: 'Amount', createdFrom: 'Proposed' },
  sections: { adjustment: 'Adjustment' },
  file: { proposer: 'Proposed by', approver: 'Decided by' },
  computed: {
    decidedBy: 'Decided by',
    decidedAt: 'Decided',
    stateReason: 'Why it was rejected',
    stateNote: 'Note to it',
  },
  fields: {
    providerId: 'Provider',
    direction: 'Direction',
    amount: 'Amount',
    ground: 'Why',
    description: 'What happened',
  },
  hints: { description: 'Somebody else decides by it. Attach a document afterwards: nothing is approved without one.' },
  choices: {
    walletDirection: { credit: 'Into the wallet', debit: 'Out of the wallet' },
    adjustmentGround: {
      correction: 'Correction of a mistake',
      goodwill: 'Goodwill',
      penalty: 'Penalty',
      bank_difference: 'Difference with the bank',
      other: 'Other',
    },
    adjustmentRejection: {
      unfounded: 'There is no ground for it',
      amount: 'The amount is wrong',
      evidence: 'The document does not show it',
      other: 'Other',
    },
    documentType: { evidence: 'Evidence', other: 'Other' },
  },
  states: {
    walletAdjustment: { proposed: 'Proposed', approved: 'Approved', rejected: 'Rejected', withdrawn: 'Withdrawn' },
  },
  events: { walletAdjustment: { approve: 'Approve', reject: 'Reject', withdraw: 'Withdraw the proposal' } },
  done: {
    walletAdjustment: {
      approve: 'Approved: it is in the wallet',
      reject: 'Rejected',
      withdraw: 'The proposal is withdrawn',
    },
  },
  act: {
    walletAdjustment: {
      approve: 'Approve {{records}}',
      reject: 'Reject {{records}}',
      withdraw: 'Withdraw {{records}}',
    },
  },
  refusals: {
    providerClosed: 'The provider is closed.',
    ownProposal: 'You have proposed it: somebody else approves it.',
    othersProposal: 'Only whoever proposed it withdraws it.',
    evidenceMissing: 'A document has to say why: attach it first.',
    notCovered: 'The available balance does not cover it.',
  },
  records_one: '{{number}} adjustment',
  records_other: '{{number}} adjustments',
} satisfies ResourceMessages<'walletAdjustments'>;

export const titles = { view: 'Wallet adjustment', add: 'Propose an adjustment of a wallet' };

export const queue = { title: 'Wallet adjustments to approve' };
