import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { nextNumber } from '#crud/number.ts';
import type { Database } from '#db/database.ts';
import { newId } from '#db/id.ts';
import { businessSpecialistsTable } from '#resources/business-specialists/table.ts';
import { productKeys } from '#resources/products/search-key.ts';
import { productsTable } from '#resources/products/table.ts';
import { providersTable } from '#resources/providers/table.ts';
import { termKeys } from '#resources/taxonomy/term-keys.ts';

const someone = { type: 'system' as const, id: 'test', name: 'Test' };
const stamps = () => ({ id: newId(), createdBy: someone, updatedBy: someone });

/** Puts a profession into a test's database. */
export async function addSpecialist({ orm }: Pick<Database, 'orm'>, state: 'active' | 'inactive' = 'active') {
  const name = { ar: `مصمم ${randomUUID()}`, en: randomUUID() };
  const draft = { name, code: null, slug: null, synonyms: [], requiresLicense: false };
  const [added] = await orm
    .insert(businessSpecialistsTable)
    .values({ ...stamps(), ...draft, ...termKeys(draft), state, source: 'manual' })
    .returning();
  return added!;
}

/** Puts a whole product of a provider into a test's database, with whatever the test cares about given. */
export async function addProduct(
  database: Pick<Database, 'orm'>,
  row: Partial<typeof productsTable.$inferInsert> & { providerId: string },
) {
  const number = await nextNumber(database.orm, 'PRD', 'products_number');
  const title = row.title ?? { ar: 'تصميم شعار مع ثلاث مسودات', en: 'Logo design with three drafts' };
  const specialistId = row.specialistId ?? (await addSpecialist(database)).id;
  const [added] = await database.orm
    .insert(productsTable)
    .values({
      ...stamps(),
      number,
      state: 'published',
      title,
      ...productKeys({ number, title }),
      kind: 'service',
      specialistId,
      price: 850_00,
      isVatIncluded: true,
      vatCategory: 'S',
      unit: 'project',
      minQty: 1,
      maxQty: 10,
      deliveryMode: 'remote',
      seo: { title: '', description: '' },
      ...row,
    })
    .returning();
  if (added!.state === 'published')
    await database.orm
      .update(providersTable)
      .set({ productsCount: sql`${providersTable.productsCount} + 1` })
      .where(eq(providersTable.id, added!.providerId));
  return added!;
}
