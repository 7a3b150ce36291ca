import { initiallyOffered } from '@diwan/api-contract/settings/reasons';
import type { ReviewInput } from './review-moderation.input.ts';

/** A review with a number to call in it, which two have reported. */
export const example: ReviewInput = {
  now: '2026-03-01T09:00:00.000Z',
  offered: initiallyOffered,
  autoFlags: ['phone'],
  reportCount: 2,
  reportsToHide: 3,
  autoPublishHours: 0,
  stateChangedAt: '2026-02-28T09:00:00.000Z',
  isOwnEntry: false,
  words: 'خدمة ممتازة، للتواصل 0551234567',
};
