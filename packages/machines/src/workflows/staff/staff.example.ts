import type { StaffInput } from './staff.input.ts';

/** An editor who is signed in. */
export const example: StaffInput = {
  role: 'editor',
  isSelf: false,
  isLastAdmin: false,
  hasAccepted: true,
  hasSession: true,
  hasFactor: true,
  hasWork: true,
};
