import { z } from 'zod';
import { choice, prose, reference } from '../kinds/kinds.ts';
import { count, day, flag, many } from '../page.ts';
import { halalas, id, instant, picturedRef, rowStamps, stamps, text } from '../schema.ts';
import {
  adjustmentDocumentTypes,
  adjustmentGrounds,
  adjustmentRejections,
  adjustmentStates,
  walletDirections,
} from '../values/records/wallet.ts';

/** What somebody proposes; whoever approves it is somebody else. */
const draft = z.strictObject({
  providerId: reference('providers'),
  direction: choice(walletDirections, 'walletDirection'),
  amount: halalas.min(1),
  ground: choice(adjustmentGrounds, 'adjustmentGround'),
  description: prose(text().min(10).max(500)),
});

const record = draft.extend({
  ...stamps,
  number: z.string(),
  state: z.enum(adjustmentStates),
  stateReason: z.enum(adjustmentRejections).nullable(),
  stateNote: z.string().nullable(),
  provider: picturedRef,
  decidedBy: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
  decidedAt: instant.nullable(),
});

export const walletAdjustments = {
  path: 'wallet-adjustments',
  screen: '/providers/adjustments',
  about: 'What should be put right in a wallet: proposed by one member of staff, approved by another.',
  workflow: 'walletAdjustment',
  draft,
  record,
  row: record.pick({
    ...rowStamps,
    number: true,
    state: true,
    provider: true,
    direction: true,
    amount: true,
    ground: true,
    createdBy: true,
    decidedBy: true,
    createdAt: true,
    stateChangedAt: true,
  }),
  filters: {
    state: many(z.enum(adjustmentStates)),
    provider: many(id),
    direction: many(z.enum(walletDirections)),
    ground: many(z.enum(adjustmentGrounds)),
    amountMin: count,
    amountMax: count,
    createdFrom: day,
    createdTo: day,
    isOverdue: flag,
  },
  sorts: ['createdAt', 'amount', 'stateChangedAt'],
  verbs: ['list', 'view', 'add', 'send'],
  events: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('walletAdjustment.approve') }),
    z.strictObject({
      type: z.literal('walletAdjustment.reject'),
      reason: choice(adjustmentRejections, 'adjustmentRejection'),
      /** Required, 10 to 500 characters, when the reason is `other`. */
      note: prose(text().max(500)).optional(),
    }),
    z.strictObject({ type: z.literal('walletAdjustment.withdraw') }),
  ]),
  may: { read: 'money.approve', write: 'money.approve', send: 'money.approve', export: 'export.pii' },
  documents: { types: adjustmentDocumentTypes, expiring: [] },
  searchRank: null,
  picture: { of: 'company', at: 'provider.image' },
  work: { queue: 'adjustmentsToApprove', state: 'proposed', days: 2 },
} as const;

export type WalletAdjustment = z.output<typeof walletAdjustments.record>;
export type WalletAdjustmentEvent = z.output<typeof walletAdjustments.events>;
