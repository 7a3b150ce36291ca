import type { ResourceMessages } from '../resource-messages.ts';

export const messages = {
  title: 'Wallets',
  one: 'wallet transaction',
  columns: {
    date: 'Date',
    provider: 'Provider',
    kind: 'Kind',
    reference: 'Reference',
    debit: 'Debit',
    credit: 'Credit',
    balance: 'Balance',
    availableAt: 'Available from',
    state: 'State',
  },
  filters: {
    provider: 'Provider',
    amountMin: 'Amount',
    createdFrom: 'Date',
  },
  sections: {
    line: 'Transaction',
  },
  file: { debit: 'Debit', credit: 'Credit' },
  computed: {
    provider: 'Provider',
    balanceAfter: 'Balance after it',
    stateReason: 'Reason',
    createdBy: 'By',
    approvedBy: 'Approved by',
  },
  fields: {
    kind: 'Kind',
    direction: 'Direction',
    amount: 'Amount',
    availableAt: 'Available from',
    reference: 'Reference',
    description: 'Description',
  },
  balances: {
    available: 'Available',
    pending: 'Not yet due',
    onHold: 'On hold',
    lifetimeEarned: 'Earned so far',
    lifetimePaid: 'Paid out so far',
  },
  pick: 'Choose a provider',
  allWallets: 'All wallets',
  walletOf: 'Wallet: {{name}}',
  choices: {
    walletKind: {
      order_credit: 'Order',
      commission: 'Commission',
      vat_on_commission: 'VAT on the commission',
      refund_debit: 'Refund',
      payout: 'Payout',
      adjustment: 'Adjustment',
      bonus: 'Bonus',
      fee: 'Fee',
    },
    walletDirection: {
      credit: 'Credit',
      debit: 'Debit',
    },
    walletReason: {
      dispute: 'Dispute',
      fraud: 'Suspected fraud',
      mistake: 'Booked by mistake',
      documents: 'Documents',
      other: 'Other',
    },
  },
  states: {
    walletTransaction: {
      pending: 'Not yet due',
      available: 'Available',
      on_hold: 'On hold',
      reversed: 'Reversed',
    },
  },
  events: {
    walletTransaction: {
      hold: 'Hold',
      release: 'Release',
      reverse: 'Reverse',
      mature: 'Came due',
      suspend: 'Held by a dispute',
      resume: 'Let go by a resolved dispute',
    },
  },
  done: {
    walletTransaction: {
      hold: 'Held',
      release: 'Released',
      reverse: 'Reversed by a new line',
    },
  },
  act: {
    walletTransaction: {
      hold: 'Hold {{records}}',
      release: 'Release {{records}}',
      reverse: 'Reverse {{records}}',
    },
  },
  refusals: {
    orderDisputed: 'A dispute about its order holds it: resolve that.',
    notDue: 'It is not due yet.',
    notCredit: 'Only what came in can be held.',
    notCovered: 'The available balance does not cover it.',
    paidOut: 'What was paid out is not reversed here.',
  },
  records_one: '{{number}} wallet transaction',
  records_other: '{{number}} transactions',
} satisfies ResourceMessages<'walletTransactions'>;

export const titles = {};
