import type { PromoCodeInput } from './promo-code.input.ts';

/** A code of Ramadan, half of whose uses are left. */
export const example: PromoCodeInput = {
  now: '2026-03-01T09:00:00.000Z',
  startsAt: '2026-02-18T00:00:00.000Z',
  endsAt: '2026-03-19T20:59:59.000Z',
  maxRedemptions: 500,
  redeemedCount: 250,
};
