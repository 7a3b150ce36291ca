import { initiallyOffered } from '@diwan/api-contract/settings/reasons';
import type { SeekerInput } from './seeker.input.ts';

/** Somebody who was reached at their mobile and whose id nobody has looked at. */
export const example: SeekerInput = {
  now: '2026-03-01T09:00:00.000Z',
  isMobileVerified: true,
  isEmailVerified: false,
  isIdVerified: false,
  hasNationalId: true,
  idExpiresAt: '2028-03-01T09:00:00.000Z',
  cvAskedAt: null,
  tags: [],
  wantsOffers: true,
  isAddressRefused: false,
  anonymiseAt: null,
  limits: { cvRequestPauseDays: 7, anonymisationDays: 30 },
  offered: initiallyOffered,
};
