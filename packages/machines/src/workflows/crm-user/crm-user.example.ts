import type { CrmUserInput } from './crm-user.input.ts';

/** Somebody with a dozen customers. */
export const example: CrmUserInput = {
  now: '2026-03-01T09:00:00.000Z',
  customers: 12,
  leaveUntil: null,
};
