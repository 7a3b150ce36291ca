import { z } from 'zod';
import { may } from '../capabilities.ts';
import { kindOf } from '../kinds/kind-of.ts';
import {
  basisPoints,
  choice,
  choices,
  code,
  image,
  phone,
  reference,
  startingWith,
  timeOfDay,
} from '../kinds/kinds.ts';
import { day, many } from '../page.ts';
import { calendarDate, halalas, id, instant, picturedRef, ref, rowStamps, stamps, text } from '../schema.ts';
import { crmLanguages, crmRoles, crmTeams, crmUserStates, regions, weekDays } from '../values/records/crm-user.ts';
import { crmUserOrders } from './crm-user-orders.ts';

/** What an administrator writes of a member of the sales and support team. */
const draft = z.strictObject({
  name: text().min(1).max(200),
  email: z.email().max(200).toLowerCase(),
  mobile: phone(),
  photo: image().nullable(),
  employeeNumber: code(text().min(1).max(20)),
  team: choice(crmTeams, 'crmTeam'),
  role: choice(crmRoles, 'crmRole'),
  managerId: reference('crmUsers').nullable(),
  regions: choices(regions, 'saudiRegion'),
  specialists: z.array(z.strictObject({ id: reference('businessSpecialists') })).max(10),
  languages: choices(crmLanguages, 'crmLanguage'),
  extension: code(text().regex(/^\d{2,6}$/)).nullable(),
  workingHours: z
    .array(
      z.strictObject({
        day: choice(weekDays, 'weekDay'),
        startsAt: startingWith('09:00', timeOfDay()),
        endsAt: startingWith('17:00', timeOfDay()),
      }),
    )
    .max(7),
  /** Their share of what their customers' orders bring. */
  commissionBps: basisPoints(5000),
  /** What their customers are to order in a month. */
  monthlyTarget: halalas,
});
export type CrmUserDraft = z.output<typeof draft>;

/** Rules across the fields of a CRM user. */
function rules({ workingHours, specialists }: CrmUserDraft, refuse: (path: string, code: string) => void): void {
  for (const index of repeated(workingHours.map(({ day: of }) => of))) refuse(`workingHours.${index}.day`, 'taken');
  for (const [index, { startsAt, endsAt }] of workingHours.entries())
    if (endsAt <= startsAt) refuse(`workingHours.${index}.endsAt`, 'endsBeforeStart');
  for (const index of repeated(specialists.map(({ id: of }) => of))) refuse(`specialists.${index}.id`, 'taken');
}

/** Where in a list something stands that stood before. */
const repeated = (values: readonly string[]): number[] =>
  values.flatMap((value, index) => (values.indexOf(value) < index ? [index] : []));

const record = draft.extend({
  ...stamps,
  state: z.enum(crmUserStates),
  manager: picturedRef.nullable(),
  specialistNames: z.array(ref),
  /** The last day of a leave, and who looks after the customers meanwhile. */
  leaveUntil: calendarDate.nullable(),
  delegate: picturedRef.nullable(),
  /** How many customers are theirs, of each kind. */
  employersCount: z.int(),
  providersCount: z.int(),
  acceptedAt: instant.nullable(),
  /** When they last signed in to the marketplace, which tells it. */
  lastLoginAt: instant.nullable(),
  hasMfa: z.boolean().register(kindOf, { kind: 'boolean' }),
  /** What was ordered through them and not cancelled, and what it comes to. */
  ordersCount: z.int(),
  ordersTotal: z.int().register(kindOf, { kind: 'money' }),
  /** Percent of the month’s target that this month has brought; null where there is none. */
  targetPercent: z.int().nullable(),
  /** Percent of their employers that have ordered; null where they have none. */
  conversionRate: z.int().nullable(),
});

const definition = {
  path: 'crm-users',
  screen: '/crm-users/list',
  about: 'The sales and support team: who looks after which employers and providers, and what they are to bring in.',
  workflow: 'crmUser',
  draft,
  record,
  row: record.pick({
    ...rowStamps,
    state: true,
    name: true,
    photo: true,
    employeeNumber: true,
    team: true,
    role: true,
    manager: true,
    employersCount: true,
    providersCount: true,
    ordersCount: true,
    ordersTotal: true,
    targetPercent: true,
    monthlyTarget: true,
    lastLoginAt: true,
    createdAt: true,
    stateChangedAt: true,
  }),
  filters: {
    state: many(z.enum(crmUserStates)),
    team: many(z.enum(crmTeams)),
    role: many(z.enum(crmRoles)),
    region: many(z.enum(regions)),
    manager: many(id),
    createdFrom: day,
    createdTo: day,
  },
  sorts: ['createdAt', 'name', 'monthlyTarget', 'lastLoginAt', 'stateChangedAt'],
  verbs: ['list', 'view', 'add', 'edit', 'remove', 'send'],
  events: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('crmUser.invite') }),
    z.strictObject({ type: z.literal('crmUser.accept') }),
    z.strictObject({
      type: z.literal('crmUser.setLeave'),
      /** Their last day away. */
      until: calendarDate,
      /** Who looks after their customers meanwhile. */
      delegate: reference('itself'),
    }),
    z.strictObject({ type: z.literal('crmUser.return') }),
    z.strictObject({ type: z.literal('crmUser.suspend') }),
    z.strictObject({ type: z.literal('crmUser.reinstate') }),
    z.strictObject({ type: z.literal('crmUser.setTarget'), monthlyTarget: halalas }),
    /** All of their customers become another's. */
    z.strictObject({ type: z.literal('crmUser.reassignCustomers'), successor: reference('itself') }),
    z.strictObject({
      type: z.literal('crmUser.offboard'),
      /** Who takes over their customers; needed where they have any. */
      successor: reference('itself').nullable().optional(),
    }),
  ]),
  may: { read: 'people.read', write: 'users.manage', send: 'users.manage', export: 'export.pii' },
  rules,
  unique: ['email', 'employeeNumber'],
  searchRank: 9,
  picture: { of: 'person', at: 'photo' },
} as const;

export const crmUsers = {
  ...definition,
  more: {
    orders: {
      method: 'GET',
      path: '/crm-users/:id/orders',
      summary: 'What is ordered through a CRM user, by month and state',
      pathParams: z.strictObject({ id }),
      responses: { 200: crmUserOrders },
      metadata: may(definition.may.read),
    },
  },
} as const;

export type CrmUser = z.output<typeof crmUsers.record>;
export type CrmUserEvent = z.output<typeof crmUsers.events>;
