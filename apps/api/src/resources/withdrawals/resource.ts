import { withdrawals } from '@diwan/api-contract/resources/withdrawals';
import { withdrawalWorkflow } from '@diwan/machines/workflows/withdrawal/withdrawal.workflow';
import { notInArray, sql } from 'drizzle-orm';
import { computed, defineResource } from '#crud/definition.ts';
import { atLeast, atMost, madeFrom, oneOf, overlaps, toDay } from '#crud/lists/clauses.ts';
import { maskIban } from '#crud/masked/masks.ts';
import { providersBeside } from '../providers/provider-beside.ts';
import { lockWallet } from '../wallet-transactions/book.ts';
import { bankAnswers } from './bank-answers.ts';
import { withdrawalEffects, withdrawalInput } from './effects.ts';
import { withdrawalNotices } from './notices.ts';
import { withdrawalWriting } from './request.ts';
import { withdrawalsTable as table } from './table.ts';

export const withdrawalsResource = defineResource({
  contract: withdrawals,
  table,
  filters: {
    bank: oneOf(table.bankCode),
    riskFlag: overlaps(table.riskFlags),
    isSlaBreached: (isWanted, now) => {
      const isOpen = notInArray(table.state, ['paid', 'rejected', 'cancelled']);
      const isBreached = sql`(${isOpen} and ${table.slaDueAt} < ${now}::timestamptz)`;
      return isWanted ? isBreached : sql`not ${isBreached}`;
    },
    assignee: (ids) => sql`${table.assignee} ->> 'id' = any(${sql.param(ids)}::text[])`,
    amountMin: atLeast(table.amount),
    amountMax: atMost(table.amount),
    createdFrom: madeFrom(table),
    createdTo: toDay(table.createdAt),
  },
  sorts: { createdAt: table.createdAt, amount: table.amount, slaDueAt: table.slaDueAt },
  label: ({ number }) => ({ ar: number }),
  computed: {
    provider: computed(table, ['providerId'], providersBeside),
    iban: computed(table, ['iban'], (rows) => rows.map(({ iban }) => maskIban(iban)!)),
  },
  exported: {
    number: 'number',
    provider: 'provider',
    amount: 'amount',
    netAmount: 'netAmount',
    iban: 'iban',
    bank: 'bankCode',
    flags: {
      of: 'riskFlags',
      title: 'flags',
      value: ({ riskFlags }, { words }) => riskFlags.map((flag) => words.choices!.riskFlag![flag]!).join(', ') || null,
    },
    createdAt: 'createdAt',
    slaDueAt: 'slaDueAt',
    inState: 'stateChangedAt',
    state: 'state',
    assignee: { of: 'assignee', title: 'assignee', value: ({ assignee }) => assignee && assignee.name },
    approver: { of: 'approvedBy', title: 'approver', value: ({ approvedBy }) => approvedBy && approvedBy.name },
    batch: 'batch',
    bankReference: 'bankReference',
    paidOn: 'paidOn',
  },
  writing: withdrawalWriting,
  answered: bankAnswers,
  workflowBinding: {
    workflow: withdrawalWorkflow,
    input: withdrawalInput,
    effects: withdrawalEffects,
    notices: withdrawalNotices,
    lockFirst: async ({ providerId }, writer) => void (await lockWallet(providerId, writer)),
  },
  reveal: ({ iban }) => iban,
  seed: async () => (await import('./seed.ts')).withdrawalsSeed,
});
