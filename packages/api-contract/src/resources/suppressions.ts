import { z } from 'zod';
import { choice, prose } from '../kinds/kinds.ts';
import { day, many } from '../page.ts';
import { actorRef, instant, ref, rowStamps, stamps, text } from '../schema.ts';
import { suppressionReasons, suppressionStates } from '../values/records/campaign.ts';

const draft = z.strictObject({
  /** Shown masked. */
  email: z.email().max(200),
  reason: choice(suppressionReasons, 'suppressionReason'),
});

const record = draft.extend({
  ...stamps,
  number: z.string(),
  state: z.enum(suppressionStates),
  email: z.string(),
  /** The one whose mail led to it, where one did. */
  campaign: ref.nullable(),
  liftedBy: actorRef.nullable(),
  liftedAt: instant.nullable(),
  /** Why its person is written to again. */
  liftReason: z.string().nullable(),
});

export const suppressions = {
  path: 'suppressions',
  screen: '/send-email/suppressions',
  about: 'Addresses that no campaign is sent to: unsubscribed, bounced, complained, or entered by staff.',
  workflow: 'suppression',
  draft,
  record,
  row: record.pick({
    ...rowStamps,
    number: true,
    state: true,
    email: true,
    reason: true,
    campaign: true,
    createdAt: true,
    stateChangedAt: true,
  }),
  filters: {
    state: many(z.enum(suppressionStates)),
    reason: many(z.enum(suppressionReasons)),
    createdFrom: day,
    createdTo: day,
  },
  sorts: ['createdAt', 'stateChangedAt'],
  verbs: ['list', 'view', 'add', 'send'],
  events: z.discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('suppression.lift'),
      /** 10 to 500 characters. */
      note: prose(text().max(500)),
    }),
  ]),
  may: { read: 'bulk.email', write: 'bulk.email', send: 'bulk.email', export: 'export.pii' },
  masked: ['email'],
  searchRank: null,
} as const;

export type Suppression = z.output<typeof suppressions.record>;
export type SuppressionEvent = z.output<typeof suppressions.events>;
