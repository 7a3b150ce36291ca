import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { publishedPassword } from '#config.ts';
import { openDatabase } from '#db/database.ts';
import { type SeedOptions, seedDemoData } from '#features/seed/seed.ts';
import { FileStore } from '#storage/store.ts';
import { createTestDatabase } from './databases/test-database.ts';
import { withPeople } from './people/with-people.ts';
import { openOwnApp, type TestApp } from './test-app.ts';
import { testKeys } from './test-keys.ts';

/** The product on a database of its own with the demo's data in it, so much of them as `scale` says; without files. */
export async function createDemoApp(scale: number): Promise<TestApp> {
  const name = `demo_${String(scale).replace('.', '_')}`;
  return openOwnApp(await createTestDatabase({ name, fill: async (url) => void (await fillWithDemo(url, { scale })) }));
}

/** The moment at which the whole demo was made. */
export const demoMadeAt = new Date('2026-11-21T09:00:00Z');

interface WholeDemo extends TestApp {
  /** Where its files are. All who ask for it share them, so nothing of them is changed. */
  dataDir: string;
  /** How many rows of each table were made. */
  made: Record<string, number>;
}

/** The product as `npm start` shows it, on a database of its own, at the moment at which that was made. */
export async function createWholeDemo(): Promise<WholeDemo> {
  const dataDir = join(inject('testServer').folder, 'demo-files');
  const counts = join(dataDir, 'made.json');
  const fill = async (url: string) => {
    await mkdir(dataDir, { recursive: true });
    const made = await fillWithDemo(url, { now: demoMadeAt, store: new FileStore({ dataDir }) });
    await writeFile(counts, JSON.stringify(made));
  };
  const api = await openOwnApp(await createTestDatabase({ name: 'whole_demo', fill }), { dataDir });
  api.clock.now = demoMadeAt;
  return { ...api, dataDir, made: JSON.parse(await readFile(counts, 'utf8')) };
}

async function fillWithDemo(url: string, options: SeedOptions): Promise<Record<string, number>> {
  await withPeople(publishedPassword).fill(url);
  const database = openDatabase(url, { auditKeys: testKeys.audit });
  try {
    return await seedDemoData(database, testKeys, options);
  } finally {
    await database.close();
  }
}
