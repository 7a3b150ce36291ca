import { z } from 'zod';
import { choice, image, phone, prose, reference } from '../kinds/kinds.ts';
import { count, day, flag, many } from '../page.ts';
import { instant, rowStamps, stamps, text } from '../schema.ts';
import { roles, secondFactors, staffStates } from '../values/staff.ts';

/** What an administrator writes of a colleague. */
const draft = z.strictObject({
  name: text().min(1).max(200),
  email: z.email().max(320),
  role: choice(roles, 'staffRole'),
  mobile: phone().nullable(),
  title: text().max(120).nullable(),
  about: prose(text().max(2000)).nullable(),
  photo: image({ mostStretch: 1 }).nullable(),
});

const record = draft.extend({
  ...stamps,
  state: z.enum(staffStates),
  /** Null for who was let in without one, and so may do nothing. */
  role: choice(roles, 'staffRole').nullable(),
  mfa: z.enum(secondFactors),
  lastLoginAt: instant.nullable(),
  lastIp: z.string().nullable(),
  /** How many sessions are open. */
  sessions: z.int(),
  /** Until when the link in the invitation lets in; null once there is none. */
  invitationEndsAt: instant.nullable(),
  /** How much is assigned to them that is not over. */
  work: z.strictObject({ applications: z.int(), jobPosts: z.int(), employers: z.int() }),
});

export const staff = {
  path: 'staff',
  screen: '/dashboardUsers/list',
  about: 'The people who work in this product: their role, whether they may sign in, and when they last did.',
  workflow: 'staff',
  draft,
  record,
  row: record.pick({
    ...rowStamps,
    state: true,
    name: true,
    email: true,
    role: true,
    title: true,
    photo: true,
    mfa: true,
    lastLoginAt: true,
    sessions: true,
    createdAt: true,
  }),
  filters: {
    state: many(z.enum(staffStates)),
    role: many(z.enum(roles)),
    mfaOff: flag,
    inactiveForDays: count,
    createdFrom: day,
    createdTo: day,
  },
  sorts: ['createdAt', 'name', 'lastLoginAt', 'stateChangedAt'],
  verbs: ['list', 'view', 'add', 'edit', 'send'],
  events: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('staff.resend') }),
    z.strictObject({ type: z.literal('staff.changeRole'), role: choice(roles, 'staffRole') }),
    /** With why: they lost their phone, say. */
    z.strictObject({ type: z.literal('staff.resetMfa'), note: prose(text().min(10).max(500)) }),
    z.strictObject({ type: z.literal('staff.unlock') }),
    z.strictObject({ type: z.literal('staff.suspend') }),
    z.strictObject({ type: z.literal('staff.reactivate') }),
    z.strictObject({
      type: z.literal('staff.deactivate'),
      /** Who takes over what is assigned to them; needed where anything is. */
      successor: reference('staff').nullable().optional(),
    }),
    z.strictObject({ type: z.literal('staff.revokeSession') }),
  ]),
  own: ['name', 'title', 'mobile', 'about', 'photo'],
  picture: { of: 'person', at: 'photo' },
  stepUp: ['role'],
  may: { read: 'users.manage', choose: 'session.use', write: 'users.manage', send: 'users.manage' },
  searchRank: null,
} as const;

export type Staff = z.output<typeof staff.record>;
export type StaffEvent = z.output<typeof staff.events>;
