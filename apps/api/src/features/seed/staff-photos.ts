import { staff as contract } from '@diwan/api-contract/resources/staff';
import { eq } from 'drizzle-orm';
import type { Tx } from '#db/database.ts';
import { staff } from '#db/schema/identity.ts';
import { demoStaff } from '#identity/staff/demo-staff.ts';
import { portrait, type Sitter } from '#seeding/pictures/portrait.ts';
import { createRandom } from '#seeding/random.ts';
import type { Seeding } from '#seeding/seed.ts';

/** Who of the demo's staff has a portrait; the others are known by their initials. */
const sitters: Readonly<Record<string, Sitter>> = {
  [demoStaff.admin.email]: { gender: 'female', nationality: 'SA' },
  'khalid@example.com': { gender: 'male', nationality: 'SA' },
  'reem@example.com': { gender: 'female', nationality: 'SA' },
  'omar@example.com': { gender: 'male', nationality: 'EG' },
  'maha@example.com': { gender: 'female', nationality: 'SA' },
};

/** Gives some of the demo's staff their portraits. */
export async function giveStaffPhotos(tx: Tx, { seed, now, draw }: Pick<Seeding, 'seed' | 'now' | 'draw'>) {
  for (const { id, email } of [demoStaff.admin, ...demoStaff.colleagues, ...demoStaff.away]) {
    const sitter = sitters[email];
    if (!sitter) continue;
    const drawing = portrait(sitter, createRandom(seed, `staff ${email}`));
    const photo = draw({ resource: contract.path, field: 'photo', recordId: id, at: now, drawing });
    await tx.update(staff).set({ photo }).where(eq(staff.id, id));
  }
}
