import { z } from 'zod';
import { kindOf } from '../kinds/kind-of.ts';
import { choice, code, prose, reference } from '../kinds/kinds.ts';
import { count, day, flag, many } from '../page.ts';
import { calendarDate, halalas, id, instant, picturedRef, rowStamps, stamps, text } from '../schema.ts';
import {
  bankOutcomes,
  riskFlags,
  withdrawalFailures,
  withdrawalMethods,
  withdrawalRejections,
  withdrawalStates,
} from '../values/records/wallet.ts';

/** What a provider asks for. */
const draft = z.strictObject({
  providerId: reference('providers'),
  amount: halalas.min(1),
  method: choice(withdrawalMethods, 'withdrawalMethod'),
});

const colleague = z.strictObject({ id: z.string(), name: z.string() });

const record = draft.extend({
  ...stamps,
  number: z.string(),
  state: z.enum(withdrawalStates),
  stateReason: z.enum(withdrawalRejections).nullable(),
  notes: z.string().nullable(),
  provider: picturedRef,
  fee: z.int().register(kindOf, { kind: 'money' }),
  netAmount: z.int().register(kindOf, { kind: 'money' }),
  /** What was available when it was asked for. */
  balanceAtRequest: z.int().register(kindOf, { kind: 'money' }),
  /** As it is read, masked. */
  iban: z.string().register(kindOf, { kind: 'iban' }),
  ibanHolderName: z.string(),
  bankCode: z.string(),
  assignee: colleague.nullable(),
  reviewedBy: colleague.nullable(),
  reviewedAt: instant.nullable(),
  approvedBy: colleague.nullable(),
  approvedAt: instant.nullable(),
  /** The batch in which it went to the bank. */
  batch: z.string().nullable(),
  bankReference: z.string().nullable(),
  paidOn: calendarDate.nullable(),
  failureCode: z.enum(withdrawalFailures).nullable(),
  riskFlags: z.array(z.enum(riskFlags)),
  slaDueAt: instant,
});

const noted = {
  /** Required, 10 to 500 characters, when the reason is `other`. */
  note: prose(text().max(500)).optional(),
} as const;
const explained = { note: prose(text().max(500)).optional() } as const;

/** What a bank says of a transfer. */
export const bankAnswer = z.strictObject({
  /** What it has moved: what the withdrawal pays out, else it is another's. */
  netAmount: halalas.min(1),
  outcome: choice(bankOutcomes, 'bankOutcome'),
  /** Of a transfer that was carried out. */
  bankReference: code(text().min(3).max(35)).nullable(),
  paidOn: calendarDate.nullable(),
  /** Of one that was not. */
  failure: choice(withdrawalFailures, 'withdrawalFailure').nullable(),
});
export type BankAnswer = z.output<typeof bankAnswer>;

export const withdrawals = {
  path: 'withdrawals',
  screen: '/DrawRequest/list',
  about: 'Money that providers ask to be paid out, from the request to the bank’s answer.',
  workflow: 'withdrawal',
  draft,
  record,
  row: record.pick({
    ...rowStamps,
    number: true,
    state: true,
    provider: true,
    amount: true,
    netAmount: true,
    iban: true,
    bankCode: true,
    riskFlags: true,
    slaDueAt: true,
    approvedBy: true,
    assignee: true,
    createdAt: true,
    stateChangedAt: true,
  }),
  filters: {
    state: many(z.enum(withdrawalStates)),
    bank: many(z.string().regex(/^\d{2}$/)),
    riskFlag: many(z.enum(riskFlags)),
    isSlaBreached: flag,
    assignee: many(id),
    provider: many(id),
    batch: many(text().max(40)),
    amountMin: count,
    amountMax: count,
    createdFrom: day,
    createdTo: day,
    isOverdue: flag,
  },
  sorts: ['createdAt', 'amount', 'slaDueAt', 'stateChangedAt'],
  verbs: ['list', 'view', 'add', 'send'],
  events: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('withdrawal.claim') }),
    z.strictObject({ type: z.literal('withdrawal.release') }),
    z.strictObject({ type: z.literal('withdrawal.approve') }),
    z.strictObject({ type: z.literal('withdrawal.approveAnyway'), ...explained }),
    z.strictObject({
      type: z.literal('withdrawal.reject'),
      reason: choice(withdrawalRejections, 'withdrawalReason'),
      ...noted,
    }),
    z.strictObject({ type: z.literal('withdrawal.startPayment'), batch: code(text().min(3).max(40)) }),
    z.strictObject({
      type: z.literal('withdrawal.markPaid'),
      bankReference: code(text().min(3).max(35)),
      paidOn: calendarDate,
    }),
    z.strictObject({
      type: z.literal('withdrawal.markFailed'),
      failure: choice(withdrawalFailures, 'withdrawalFailure'),
    }),
    z.strictObject({ type: z.literal('withdrawal.retry'), ...explained }),
    z.strictObject({ type: z.literal('withdrawal.cancel') }),
  ]),
  may: { read: 'money.approve', write: 'money.approve', send: 'money.approve', export: 'export.pii' },
  masked: ['iban'],
  import: {
    by: ['number'],
    answers: { of: bankAnswer, events: ['withdrawal.markPaid', 'withdrawal.markFailed'], message: 'pain002' },
  },
  searchRank: 10,
  picture: { of: 'company', at: 'provider.image' },
  work: { queue: 'withdrawalsToDecide', state: 'pending', days: 2 },
} as const;

export type Withdrawal = z.output<typeof withdrawals.record>;
export type WithdrawalEvent = z.output<typeof withdrawals.events>;
