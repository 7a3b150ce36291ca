import type { EmailCampaignInput } from './email-campaign.input.ts';

/** A tested one to a few people, as soon as it is approved. */
export const example: EmailCampaignInput = {
  now: '2026-03-01T09:00:00.000Z',
  hasArabicBody: true,
  isTested: true,
  recipientsCount: 120,
  isLarge: false,
  isOwn: false,
  scheduleAt: null,
  leavesAt: null,
};
