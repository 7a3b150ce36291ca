import { initiallyOffered } from '@diwan/api-contract/settings/reasons';
import type { EmployerInput } from './employer.input.ts';

/** A company with a valid registration. */
export const example: EmployerInput = {
  now: '2026-03-01T09:00:00.000Z',
  crExpiresAt: '2027-03-01T09:00:00.000Z',
  type: 'private',
  licenseNumber: null,
  isDocumentMissing: false,
  isDocumentExpired: false,
  isPlanExtendable: true,
  isAddressRefused: false,
  offered: initiallyOffered,
};
