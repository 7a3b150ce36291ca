import { crmUsers } from '@diwan/api-contract/resources/crm-users';
import { crmUserWorkflow } from '@diwan/machines/workflows/crm-user/crm-user.workflow';
import { and, eq, lte, sql } from 'drizzle-orm';
import { computed, defineResource } from '#crud/definition.ts';
import { lastDayBefore, madeFrom, overlaps, toDay } from '#crud/lists/clauses.ts';
import { refsOfEach } from '#crud/lists/refs.ts';
import { problemOf } from '#http/problems/problems.ts';
import { businessSpecialistsTable } from '../business-specialists/table.ts';
import { booksBeside } from './book.ts';
import { crmUserEffects, crmUserInput, crmUserNamed, inviteCrmUser } from './effects.ts';
import { crmUserNotices } from './notices.ts';
import { salesBeside } from './orders.ts';
import { crmUserSearchKey } from './search-key.ts';
import { crmUsersOf } from './serving.ts';
import { crmUsersTable as table } from './table.ts';

const always = () => true;

export const crmUsersResource = defineResource({
  contract: crmUsers,
  table,
  filters: {
    region: overlaps(table.regions),
    createdFrom: madeFrom(table),
    createdTo: toDay(table.createdAt),
  },
  includedFilters: { region: table.regions },
  sorts: {
    createdAt: table.createdAt,
    name: table.name,
    monthlyTarget: table.monthlyTarget,
    lastLoginAt: table.lastLoginAt,
  },
  label: ({ name }) => ({ ar: name }),
  option: {
    where: eq(table.state, 'active'),
    orderBy: table.name,
    hints: async (rows) => rows.map(({ employeeNumber }) => ({ ar: employeeNumber })),
  },
  computed: {
    manager: computed(table, ['managerId'], (rows, { tx }) =>
      crmUsersOf(
        rows.map(({ managerId }) => managerId),
        tx,
      ),
    ),
    delegate: computed(table, ['delegateId'], (rows, { tx }) =>
      crmUsersOf(
        rows.map(({ delegateId }) => delegateId),
        tx,
      ),
    ),
    specialistNames: computed(table, ['specialists'], (rows, { tx }) =>
      refsOfEach(
        tx,
        businessSpecialistsTable,
        rows.map(({ specialists }) => specialists.map(({ id }) => id)),
      ),
    ),
    employersCount: computed(table, ['id'], async (rows, reader) =>
      (await booksBeside(rows, reader)).map(({ employers }) => employers),
    ),
    providersCount: computed(table, ['id'], async (rows, reader) =>
      (await booksBeside(rows, reader)).map(({ providers }) => providers),
    ),
    ordersCount: computed(table, ['id', 'monthlyTarget'], async (rows, reader) =>
      (await salesBeside(rows, reader)).map(({ orders }) => orders),
    ),
    ordersTotal: computed(table, ['id', 'monthlyTarget'], async (rows, reader) =>
      (await salesBeside(rows, reader)).map(({ total }) => total),
    ),
    targetPercent: computed(table, ['id', 'monthlyTarget'], async (rows, reader) =>
      (await salesBeside(rows, reader)).map(({ targetPercent }) => targetPercent),
    ),
    conversionRate: computed(table, ['id', 'monthlyTarget'], async (rows, reader) =>
      (await salesBeside(rows, reader)).map(({ conversionRate }) => conversionRate),
    ),
  },
  exported: {
    name: ['name', 'employeeNumber'],
    team: 'team',
    role: 'role',
    manager: 'manager',
    customers: ['employersCount', 'providersCount'],
    orders: 'ordersCount',
    revenue: 'ordersTotal',
    targetPercent: 'targetPercent',
    target: 'monthlyTarget',
    lastLoginAt: 'lastLoginAt',
    inState: 'stateChangedAt',
    state: 'state',
    createdAt: 'createdAt',
    email: 'email',
    mobile: 'mobile',
    extension: 'extension',
    commission: 'commissionBps',
  },
  unique: {
    email: { column: table.email, keyOf: (value) => value.toLowerCase() },
    employeeNumber: { column: table.employeeNumber, keyOf: (value) => value },
  },
  writing: {
    added: (draft, { now }) => ({ state: 'invited' as const, invitedAt: now, searchKey: crmUserSearchKey(draft) }),
    edited(draft, { id }) {
      if (draft.managerId === id)
        throw problemOf('invalid', { errors: [{ path: 'managerId', code: 'unknownReference' }] });
      return { searchKey: crmUserSearchKey(draft) };
    },
    duplicates: {
      crm_users_email: { path: 'email', code: 'emailTaken' },
      crm_users_employee_number: { path: 'employeeNumber', code: 'taken' },
    },
  },
  workflowBinding: {
    workflow: crmUserWorkflow,
    input: crmUserInput,
    named: crmUserNamed,
    effects: crmUserEffects,
    notices: crmUserNotices,
    undoable: {
      'crmUser.setTarget': always,
      'crmUser.setLeave': always,
      'crmUser.return': always,
      'crmUser.suspend': always,
      'crmUser.reinstate': always,
    },
    async onChange(before, after, writer) {
      if (before === null) await inviteCrmUser(after!, writer);
      // Whoever has worked here is off-boarded, and stays as a name in what they did.
      if (after === null && before!.acceptedAt !== null) throw problemOf('refused', { reason: 'hasWorked' });
    },
  },
  timed: (now) => [
    {
      event: { type: 'crmUser.endLeave' },
      where: and(eq(table.state, 'on_leave'), lte(table.leaveUntil, lastDayBefore(now))),
    },
  ],
  refersTo: [
    {
      table: businessSpecialistsTable,
      where: (id) => sql`${table.specialists} @> jsonb_build_array(jsonb_build_object('id', ${id}::text))`,
    },
  ],
  seed: async () => (await import('./seed.ts')).crmUsersSeed,
});
