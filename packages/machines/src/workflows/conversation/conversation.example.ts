import { initiallyOffered } from '@diwan/api-contract/settings/reasons';
import type { ConversationInput } from './conversation.input.ts';

/** A job seeker and an employer write to each other; the employer was blocked. */
export const example: ConversationInput = {
  now: '2026-03-01T09:00:00.000Z',
  offered: initiallyOffered,
  isPrivate: false,
  isAssigned: true,
  isFlagged: true,
  participants: ['seeker', 'employer'],
  blocked: ['employer'],
  snoozedUntil: null,
  hasOpenOrder: false,
};
