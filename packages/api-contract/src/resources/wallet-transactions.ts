import { z } from 'zod';
import { choice, prose } from '../kinds/kinds.ts';
import { count, day, many } from '../page.ts';
import { halalas, id, instant, picturedRef, rowStamps, stamps, text } from '../schema.ts';
import { walletDirections, walletKinds, walletReasons, walletStates } from '../values/records/wallet.ts';

/** Nobody writes one: it is what an order, a payout or an approved adjustment has caused. */
const draft = z.strictObject({
  kind: choice(walletKinds, 'walletKind'),
  direction: choice(walletDirections, 'walletDirection'),
  amount: halalas,
  /** When it may be paid out. */
  availableAt: instant.nullable(),
  /** What it is about: the number of an order, a withdrawal, or the line that it takes back. */
  reference: text(),
  description: text().nullable(),
});

const record = draft.extend({
  ...stamps,
  number: z.string(),
  state: z.enum(walletStates),
  stateReason: z.enum(walletReasons).nullable(),
  provider: picturedRef,
  /** What the wallet held right after it. */
  balanceAfter: halalas,
  /** Who has approved it, of what one proposes and another approves. */
  approvedBy: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
});

const judged = {
  reason: choice(walletReasons, 'walletReason'),
  /** Required, 10 to 500 characters, when the reason is `other`. */
  note: prose(text().max(500)).optional(),
} as const;

export const walletTransactions = {
  path: 'wallet-transactions',
  screen: '/providers/wallet',
  about: 'What stands in the wallets of providers, line by line, each with the balance after it.',
  workflow: 'walletTransaction',
  draft,
  record,
  row: record.pick({
    ...rowStamps,
    number: true,
    state: true,
    provider: true,
    kind: true,
    direction: true,
    amount: true,
    availableAt: true,
    reference: true,
    balanceAfter: true,
    createdAt: true,
  }),
  filters: {
    state: many(z.enum(walletStates)),
    kind: many(z.enum(walletKinds)),
    provider: many(id),
    reference: many(text().max(60)),
    amountMin: count,
    amountMax: count,
    createdFrom: day,
    createdTo: day,
  },
  sorts: ['createdAt', 'amount', 'stateChangedAt'],
  verbs: ['list', 'view', 'send'],
  events: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('walletTransaction.hold'), ...judged }),
    z.strictObject({ type: z.literal('walletTransaction.release'), ...judged }),
    z.strictObject({ type: z.literal('walletTransaction.reverse'), ...judged }),
  ]),
  may: { read: 'money.approve', write: 'money.pay', send: 'money.pay', export: 'export.pii' },
  searchRank: null,
  picture: { of: 'company', at: 'provider.image' },
} as const;

export type WalletTransaction = z.output<typeof walletTransactions.record>;
export type WalletTransactionEvent = z.output<typeof walletTransactions.events>;
