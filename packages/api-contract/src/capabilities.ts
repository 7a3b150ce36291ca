import type { Role } from './values/staff.ts';

const everyStaffMember = [
  'session.use',
  'content.read',
  'content.edit',
  'content.publish',
  'taxonomies.edit',
  'people.read',
  'people.verify',
  'people.seePii',
  'applications.decide',
  'money.approve',
  'bulk.email',
  'export.pii',
  'chat.answer',
] as const;
const adminsOnly = [
  'applications.undo',
  'money.pay',
  'users.manage',
  'settings.write',
  'audit.read',
  'people.anonymise',
  'views.moderate',
  'outbox.manage',
  'exams.regrade',
  'subscriptions.grant',
  'content.remove',
  'chat.block',
  'campaigns.approve',
] as const;

export type Capability = (typeof everyStaffMember)[number] | (typeof adminsOnly)[number];

const capabilitiesOf: Record<Role, ReadonlySet<Capability>> = {
  editor: new Set<Capability>(everyStaffMember),
  admin: new Set<Capability>([...everyStaffMember, ...adminsOnly]),
};

/** Whether a staff role holds a capability; code asks for the capability, never for the role. */
export function hasCapability(role: Role, capability: Capability): boolean {
  return capabilitiesOf[role].has(capability);
}

/** Who may call an endpoint: a capability of staff, anyone, or anyone with a session (even a lapsed one). */
export interface Policy {
  may: Capability | 'anyone' | 'session';
  /** Whether whoever calls must have proved lately who they are, and not only have a session. */
  stepUp?: true;
}

/** The policy that stands beside an endpoint as its metadata. */
export function may<C extends Policy['may']>(capability: C): { may: C } {
  return { may: capability };
}

/** The same, for those alone who have proved lately who they are: by their password, or by a second factor where they have one. */
export function mayAfterStepUp<C extends Capability>(capability: C): { may: C; stepUp: true } {
  return { may: capability, stepUp: true };
}
