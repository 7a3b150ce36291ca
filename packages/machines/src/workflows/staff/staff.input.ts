import type { Staff, StaffEvent } from '@diwan/api-contract/resources/staff';

/** What the rules about an account look at. */
export interface StaffInput {
  role: Staff['role'];
  /** Whether whoever asks is asking about themselves. */
  isSelf: boolean;
  /** Whether nobody else who can sign in is an administrator. */
  isLastAdmin: boolean;
  /** Whether they have ever taken up their invitation. */
  hasAccepted: boolean;
  hasSession: boolean;
  /** Whether an app or a passkey of theirs is asked for at the sign-in. */
  hasFactor: boolean;
  /** Whether anything is assigned to them; known when it matters. */
  hasWork?: boolean;
}

export type AnyStaffEvent = StaffEvent | { type: 'staff.accept' } | { type: 'staff.lock' };

export type StaffRefusal = 'ownAccount' | 'lastAdmin' | 'sameRole' | 'noSession' | 'noFactor' | 'successorMissing';
