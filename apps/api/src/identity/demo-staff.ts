import { defaultPreferences } from '@diwan/api-contract/values/preferences';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { credentials, staff } from '../db/schema/identity.ts';
import { hashPassword, verifyPassword } from './password.ts';

const person = (number: number, email: string, name: string, role: 'admin' | 'editor') => ({
  id: `01900000-0000-7000-8000-${number.toString().padStart(12, '0')}`,
  email,
  name,
  role,
});

/** The people of the demo; their ids are fixed, so that seeded records can name them. */
export const demoStaff = {
  admin: person(1, 'admin@example.com', 'نورة القحطاني', 'admin'),
  editor: person(2, 'editor@example.com', 'Sami Haddad', 'editor'),
  colleagues: [
    person(3, 'khalid@example.com', 'خالد العتيبي', 'editor'),
    person(4, 'reem@example.com', 'ريم الشهري', 'editor'),
    person(5, 'layla@example.com', 'Layla Mansour', 'editor'),
    person(6, 'omar@example.com', 'Omar Farouk', 'admin'),
  ],
} as const;

const everyone = [demoStaff.admin, demoStaff.editor, ...demoStaff.colleagues];

/** Makes the demo's accounts where they are missing, all with the one password of the settings. */
export async function ensureDemoStaff(database: Database, clock: () => Date, password: string): Promise<void> {
  const { orm } = database;
  const now = clock().toISOString();
  const rows = everyone.map((member) => ({
    ...member,
    state: 'active' as const,
    preferences: defaultPreferences,
    createdAt: now,
    updatedAt: now,
  }));
  await orm.insert(staff).values(rows).onConflictDoNothing();

  const [known] = await orm
    .select({ passwordHash: credentials.passwordHash })
    .from(credentials)
    .where(eq(credentials.staffId, demoStaff.admin.id));
  const isCurrent = known !== undefined && (await verifyPassword(password, known.passwordHash));
  const passwordHash = isCurrent ? known.passwordHash : await hashPassword(password);
  await orm
    .insert(credentials)
    .values(everyone.map(({ id }) => ({ staffId: id, passwordHash })))
    .onConflictDoUpdate({ target: credentials.staffId, set: { passwordHash: sql`excluded.password_hash` } });
}
