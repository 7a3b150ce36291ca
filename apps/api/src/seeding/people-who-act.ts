import type { ActorRef } from '@diwan/api-contract/schema';
import { demoStaff } from '../identity/staff/demo-staff.ts';

export const theSystem: ActorRef = { type: 'system', id: 'system', name: 'system' };

/** Members of staff who did what the demo's history tells. */
export const staffActors: ActorRef[] = [demoStaff.admin, demoStaff.editor, ...demoStaff.colleagues].map(
  ({ id, name }) => ({ type: 'staff', id, name }),
);
