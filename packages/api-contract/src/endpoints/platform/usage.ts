import { z } from 'zod';
import { may } from '#capabilities.ts';
import { id, text } from '#schema.ts';
import { planAudiences } from '#values/records/plan.ts';
import { messageId, signed, signing } from './signed.ts';

/** What a subscriber has used of a feature that their plan counts; less than nothing gives back. */
const usedFeature = z.strictObject({
  messageId,
  by: z.strictObject({ type: z.enum(planAudiences), id }),
  /** The key of the feature. */
  feature: text().max(60),
  count: z.int().min(-10_000).max(10_000),
});
export type UsedFeature = Omit<z.output<typeof usedFeature>, 'messageId'>;

/** How much of it is used now, and how much the plan allows; null is without a limit. */
const quota = z.strictObject({ used: z.int().min(0), limit: z.int().min(0).nullable() });

export const usageEndpoints = {
  takeQuota: {
    method: 'POST',
    path: '/platform/usage',
    summary: 'Count what a subscriber uses of a plan',
    description: `Called by the marketplace’s own services for what happens there: CVs that an employer opens, seats of a team, messages. \`refused\` with \`quotaExhausted\` where less is left, \`notSubscribed\` where no plan that runs counts the feature, \`countedHere\` for job posts, which are counted where they are. ${signing}`,
    headers: signed,
    body: usedFeature,
    responses: { 200: quota },
    metadata: may('anyone'),
  },
} as const;
