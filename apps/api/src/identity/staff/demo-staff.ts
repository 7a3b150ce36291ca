import { eq, inArray, sql } from 'drizzle-orm';
import { ConfigError } from '#config.ts';
import type { Database, Tx } from '#db/database.ts';
import { credentials, staff } from '#db/schema/identity.ts';
import { accountOf } from './new-account.ts';
import { hashPassword, verifyPassword } from './password.ts';

const person = (number: number, email: string, name: string, role: 'admin' | 'editor') => ({
  id: `01900000-0000-7000-8000-${number.toString().padStart(12, '0')}`,
  email,
  name,
  role,
});

/** The people of the demo, of whom two can sign in; their ids are fixed, so that seeded records can name them. */
export const demoStaff = {
  admin: person(1, 'admin@example.com', 'نورة القحطاني', 'admin'),
  editor: person(2, 'editor@example.com', 'Sami Haddad', 'editor'),
  colleagues: [
    person(3, 'khalid@example.com', 'خالد العتيبي', 'editor'),
    person(4, 'reem@example.com', 'ريم الشهري', 'editor'),
    person(5, 'layla@example.com', 'Layla Mansour', 'editor'),
    person(6, 'omar@example.com', 'Omar Farouk', 'editor'),
  ],
  /** Who is not at work: not yet, not now, or not any more. */
  away: [
    { ...person(7, 'hind@example.com', 'هند الدوسري', 'editor'), state: 'invited' },
    { ...person(8, 'faisal@example.com', 'فيصل الحربي', 'admin'), state: 'locked' },
    { ...person(9, 'maha@example.com', 'مها الزهراني', 'editor'), state: 'suspended' },
    { ...person(10, 'george@example.com', 'George Khoury', 'editor'), state: 'deactivated' },
    { ...person(11, 'yara@example.com', 'يارا السبيعي', 'editor'), state: 'invited' },
  ],
} as const;

const atWork = [demoStaff.admin, demoStaff.editor, ...demoStaff.colleagues].map((member) => ({
  ...member,
  state: 'active' as const,
}));
/** What they do, by their e-mail address. */
const titles: Readonly<Record<string, string>> = {
  'admin@example.com': 'مديرة المنصة',
  'editor@example.com': 'منسق التوظيف',
  'khalid@example.com': 'مسؤول حسابات الشركات',
  'reem@example.com': 'أخصائية توثيق',
  'layla@example.com': 'Account manager',
  'omar@example.com': 'Content editor',
  'faisal@example.com': 'مدير العمليات',
  'maha@example.com': 'مراجِعة إعلانات',
};
const byTheDemo = { type: 'system' as const, id: 'demo', name: 'demo' };

/** Gives the demo's two accounts the one password of the settings, and nobody else one of the demo. */
export async function ensureDemoStaff({ orm }: Database, clock: () => Date, password: string): Promise<void> {
  if (await belongsToOthers(orm))
    throw new ConfigError('This database has people of its own. Set STAFF_FILE to the list of who may sign in.');
  const now = clock().toISOString();
  await orm
    .insert(staff)
    .values(
      [...atWork, ...demoStaff.away].map((member) => ({
        ...accountOf(member, byTheDemo, now),
        title: titles[member.email] ?? null,
      })),
    )
    .onConflictDoNothing();
  await orm.delete(credentials).where(
    inArray(
      credentials.staffId,
      demoStaff.colleagues.map(({ id }) => id),
    ),
  );
  const [known] = await orm
    .select({ passwordHash: credentials.passwordHash })
    .from(credentials)
    .where(eq(credentials.staffId, demoStaff.admin.id));
  const isCurrent = known !== undefined && (await verifyPassword(password, known.passwordHash));
  const passwordHash = isCurrent ? known.passwordHash : await hashPassword(password);
  await orm
    .insert(credentials)
    .values([demoStaff.admin, demoStaff.editor].map(({ id }) => ({ staffId: id, passwordHash })))
    .onConflictDoUpdate({ target: credentials.staffId, set: { passwordHash: sql`excluded.password_hash` } });
}

/** Whether somebody else's list was in force here: then the demo's published password opens nothing again. */
async function belongsToOthers(orm: Tx): Promise<boolean> {
  const [someone] = await orm.select({ id: staff.id }).from(staff).limit(1);
  const [admin] = await orm.select({ state: staff.state }).from(staff).where(eq(staff.id, demoStaff.admin.id));
  return someone !== undefined && (admin === undefined || admin.state === 'deactivated');
}
