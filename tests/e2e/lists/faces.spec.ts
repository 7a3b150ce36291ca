import { randomUUID } from 'node:crypto';
import { newId } from '@diwan/api/db/id.ts';
import { expect, test } from '../test.ts';
import type { World } from '../world/world.ts';

/** One pixel. */
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

async function employerWithLogo({ records, database }: World, name: string): Promise<void> {
  const logo = newId();
  const { id } = await records.employer({ logo, name: { ar: name } });
  await database.pool.query(
    `INSERT INTO field_files (id, resource, field, record_id, held_by, key, name, kind, size, sha256, scan, small)
     VALUES ($1, 'employers', 'logo', $2, 'system', $3, 'logo.png', 'png', 70, repeat('a', 64), 'clean', decode($4, 'base64'))`,
    [logo, id, randomUUID(), png],
  );
}

test('logos of a list come after its rows, in one request, and move nothing; initials stand where there is none', async ({
  app,
  page,
  world,
}) => {
  const unique = `شركة ${randomUUID().slice(0, 8)}`;
  for (let number = 1; number <= 5; number++) await employerWithLogo(world, `${unique} ${number}`);
  await world.records.employer({ name: { ar: `${unique} بلا شعار` } });
  let asked = 0;
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/v1/field-files/pictures?*', async (route) => {
    asked += 1;
    await answered.promise;
    await route.continue();
  });
  await app.open(`/employers/list?q=${encodeURIComponent(unique)}`);
  await app.list.seeRowCount(6);
  const logos = app.list.rows.locator('img');
  await expect(logos).toHaveCount(0);
  await expect(app.list.rows.locator('[data-initials]')).toHaveCount(1);
  const places = () => app.list.rows.evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().toJSON()));
  const before = await places();
  answered.resolve();
  await expect(logos).toHaveCount(5);
  await expect
    .poll(() => logos.evaluateAll((all) => all.every((img) => (img as HTMLImageElement).naturalWidth > 0)))
    .toBe(true);
  expect(await places()).toEqual(before);
  expect(asked).toBe(1);
});
