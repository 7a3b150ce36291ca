import type { NotificationInput } from './notification.input.ts';

/** A notification that nobody has read yet. */
export const example: NotificationInput = { now: '2026-03-01T09:00:00.000Z', wasRead: false };
