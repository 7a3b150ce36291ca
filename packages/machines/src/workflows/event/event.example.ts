import { initiallyOffered } from '@diwan/api-contract/settings/reasons';
import type { EventInput } from './event.input.ts';

/** An event of a verified employer, next month. */
export const example: EventInput = {
  now: '2026-03-01T09:00:00.000Z',
  startAt: '2026-04-05T06:00:00.000Z',
  endAt: '2026-04-05T14:00:00.000Z',
  organizerState: 'verified',
  isFeatured: false,
  offered: initiallyOffered,
  hasRegistrants: true,
};
