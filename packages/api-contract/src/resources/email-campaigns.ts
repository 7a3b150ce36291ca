import { z } from 'zod';
import { may } from '../capabilities.ts';
import { prose } from '../kinds/kinds.ts';
import { day, many } from '../page.ts';
import { actorRef, id, instant, picturedRef, rowStamps, stamps, text } from '../schema.ts';
import {
  audienceEntities,
  campaignFailures,
  campaignStates,
  exclusions,
  haltReasons,
  type RecipientState,
  recipientStates,
} from '../values/records/campaign.ts';
import { campaignAudience, emailCampaignDraft, emailCampaignRules } from './email-campaign-draft.ts';

/** How many recipients have come how far; counted from the recipients themselves. */
const stats = z.strictObject({
  ...(Object.fromEntries(recipientStates.map((state) => [state, z.int()])) as Record<RecipientState, z.ZodInt>),
  /** Of those whom it reached and who let us note it: how many they are, how many opened it, how many followed a link. Whoever has unsubscribed since is among them. */
  reading: z.strictObject({ measured: z.int(), opened: z.int(), clicked: z.int() }),
});
export type CampaignStats = z.output<typeof stats>;

const approval = z.strictObject({ by: actorRef, at: instant, recipients: z.int() });

const record = emailCampaignDraft.extend({
  ...stamps,
  number: z.string(),
  state: z.enum(campaignStates),
  author: picturedRef.nullable(),
  /** Whom it would reach, as of its last save; whom it reaches, from its approval on. */
  recipientsCount: z.int(),
  /** When a test was sent of the texts as they are; null since they were changed. */
  testedAt: instant.nullable(),
  submittedBy: actorRef.nullable(),
  approvals: z.array(approval),
  /** What whoever returned it asked for. */
  returnNote: z.string().nullable(),
  /** From then on its mails leave; until then it can be taken back. */
  leavesAt: instant.nullable(),
  finishedAt: instant.nullable(),
  /** Why the product itself paused it. */
  haltReason: z.enum(haltReasons).nullable(),
  failure: z.enum(campaignFailures).nullable(),
  stats,
});

/** An audience as it is now: how many are reached, and who is not and why. */
const countedAudience = z.strictObject({
  total: z.int(),
  included: z.int(),
  /** The first whom it reaches, their addresses masked. */
  people: z.array(
    z.strictObject({ id, label: z.strictObject({ ar: z.string(), en: z.string().optional() }), email: z.string() }),
  ),
  excluded: z.array(
    z.strictObject({
      reason: z.enum(exclusions),
      count: z.int(),
      /** Some of them by name. */
      people: z.array(z.strictObject({ id, label: z.strictObject({ ar: z.string(), en: z.string().optional() }) })),
    }),
  ),
});
export type CountedAudience = z.output<typeof countedAudience>;

const definition = {
  path: 'email-campaigns',
  screen: '/send-email/list',
  about: 'E-mails to an audience: written, tested, approved, sent at a pace, and what became of each.',
  workflow: 'emailCampaign',
  draft: emailCampaignDraft,
  record,
  row: record.pick({
    ...rowStamps,
    state: true,
    name: true,
    subject: true,
    audience: true,
    author: true,
    recipientsCount: true,
    scheduleAt: true,
    leavesAt: true,
    stats: true,
    createdAt: true,
    stateChangedAt: true,
  }),
  filters: {
    state: many(z.enum(campaignStates)),
    author: many(id),
    audienceEntity: many(z.enum(audienceEntities)),
    createdFrom: day,
    createdTo: day,
    isOverdue: z
      .enum(['true', 'false'])
      .transform((value) => value === 'true')
      .optional(),
  },
  sorts: ['createdAt', 'name', 'recipientsCount', 'stateChangedAt'],
  verbs: ['list', 'view', 'add', 'edit', 'remove', 'send'],
  removable: ['draft'],
  events: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('emailCampaign.sendTest') }),
    z.strictObject({ type: z.literal('emailCampaign.submit') }),
    z.strictObject({ type: z.literal('emailCampaign.approve') }),
    z.strictObject({ type: z.literal('emailCampaign.approveLarge') }),
    z.strictObject({ type: z.literal('emailCampaign.return'), note: prose(text().max(500)).optional() }),
    z.strictObject({ type: z.literal('emailCampaign.takeBack') }),
    z.strictObject({ type: z.literal('emailCampaign.pause') }),
    z.strictObject({ type: z.literal('emailCampaign.resume') }),
    z.strictObject({ type: z.literal('emailCampaign.cancel') }),
  ]),
  may: { read: 'bulk.email', write: 'bulk.email', send: 'bulk.email' },
  rules: emailCampaignRules,
  searchRank: null,
  work: { queue: 'campaignsToApprove', state: 'awaiting_approval', days: 1, isListed: true },
} as const;

export const emailCampaigns = {
  ...definition,
  more: {
    audience: {
      method: 'POST',
      path: '/email-campaigns/audience',
      summary: 'Count an audience',
      description:
        'How many people a campaign to this audience would reach now, and who would be left out and why; of each reason the first twenty by name, of those who are reached the first five. Changes nothing.',
      body: z.strictObject({ audience: campaignAudience }),
      responses: { 200: countedAudience },
      metadata: may(definition.may.read),
    },
  },
} as const;

export type EmailCampaign = z.output<typeof emailCampaigns.record>;
export type EmailCampaignRow = z.output<typeof emailCampaigns.row>;
export type EmailCampaignEvent = z.output<typeof emailCampaigns.events>;
