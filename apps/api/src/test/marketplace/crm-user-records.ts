import { randomInt } from 'node:crypto';
import type { Database } from '#db/database.ts';
import { newId } from '#db/id.ts';
import { crmUserSearchKey } from '#resources/crm-users/search-key.ts';
import { crmUsersTable } from '#resources/crm-users/table.ts';

const someone = { type: 'system' as const, id: 'test', name: 'Test' };

/** Puts a CRM user into a test's database, with whatever the test cares about given. */
export async function addCrmUser({ orm }: Pick<Database, 'orm'>, row: Partial<typeof crmUsersTable.$inferInsert> = {}) {
  const nth = String(randomInt(10 ** 9)).padStart(9, '0');
  const { name = 'سعود المطيري', email = `crm${nth}@sales.example`, employeeNumber = `CRM-${nth}` } = row;
  const draft = { name, email, employeeNumber };
  const [added] = await orm
    .insert(crmUsersTable)
    .values({
      id: newId(),
      createdBy: someone,
      updatedBy: someone,
      ...draft,
      searchKey: crmUserSearchKey(draft),
      state: 'active',
      acceptedAt: '2026-01-01T09:00:00.000000Z',
      mobile: '+966551234567',
      team: 'marketplace',
      role: 'agent',
      commissionBps: 100,
      monthlyTarget: 100_000_00,
      ...row,
    })
    .returning();
  return added!;
}
