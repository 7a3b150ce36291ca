import { publishedPassword } from '#config.ts';
import { openDatabase } from '#db/database.ts';
import { seedDemoData } from '#features/seed/seed.ts';
import { createTestDatabase } from './databases/test-database.ts';
import { withPeople } from './people/with-people.ts';
import { openOwnApp, type TestApp } from './test-app.ts';
import { testKeys } from './test-keys.ts';

/** The product on a database of its own with the demo's data in it, so much of them as `scale` says; without files. */
export async function createDemoApp(scale: number): Promise<TestApp> {
  const name = `demo_${String(scale).replace('.', '_')}`;
  return openOwnApp(await createTestDatabase({ name, fill: (url) => fillWithDemo(url, scale) }));
}

async function fillWithDemo(url: string, scale: number): Promise<void> {
  await withPeople(publishedPassword).fill(url);
  const database = openDatabase(url, { auditKeys: testKeys.audit });
  try {
    await seedDemoData(database, testKeys, { scale });
  } finally {
    await database.close();
  }
}
