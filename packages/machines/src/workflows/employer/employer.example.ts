import type { EmployerInput } from './employer.input.ts';

/** An employer with a valid registration and no open job posts. */
export const example: EmployerInput = {
  now: '2026-03-01T09:00:00.000Z',
  crNumber: '1010101010',
  crExpiresAt: '2027-03-01T09:00:00.000Z',
  openJobs: 0,
};
