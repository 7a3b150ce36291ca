import type { ActorRef } from '@diwan/api-contract/schema';
import { defaultPreferences } from '@diwan/api-contract/values/preferences';
import { searchKey } from '@diwan/api-contract/values/text/search-key';
import type { staff } from '#db/schema/identity.ts';

/** A colleague is found by name and address. */
export const staffSearchKey = ({ name, email }: { name: string; email: string }): string =>
  [name, email].map(searchKey).join('\n');

type NewStaff = Pick<typeof staff.$inferInsert, 'id' | 'name' | 'email' | 'role' | 'state'>;

/** A row for somebody who was let in by the settings or by the demo, and so by nobody's invitation. */
export const accountOf = (member: NewStaff, by: ActorRef, now: string): typeof staff.$inferInsert => ({
  ...member,
  searchKey: staffSearchKey(member),
  preferences: defaultPreferences,
  acceptedAt: member.state === 'invited' ? null : now,
  createdAt: now,
  updatedAt: now,
  stateChangedAt: now,
  createdBy: by,
  updatedBy: by,
});
