import type { Config } from '../config.ts';
import { openTestApp, type TestApp } from './open-test-app.ts';
import { createTestDatabase } from './databases/test-database.ts';

export type { TestApp, TestSession } from './open-test-app.ts';

/** The product on a database of its own, without a port. */
export async function createTestApp(change: Partial<Config> = {}): Promise<TestApp> {
  const { drop, ...at } = await createTestDatabase();
  const api = await openTestApp(at, change);
  const close = async () => {
    await api.close();
    await drop();
  };
  return { ...api, close };
}
