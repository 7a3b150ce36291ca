import { type Config, publishedPassword } from '../config.ts';
import { createTestDatabase } from './databases/test-database.ts';
import { openTestApp, type TestApp } from './open-test-app.ts';
import { withPeople } from './people/with-people.ts';

export type { TestApp, TestSession } from './open-test-app.ts';

/** The product on a database of its own, empty but for its people, without a port. */
export const createTestApp = async (change: Partial<Config> = {}): Promise<TestApp> =>
  openOwnApp(await createTestDatabase(change.staffFile ? undefined : withPeople(publishedPassword)), change);

/** The product on a database that goes with it. */
export async function openOwnApp(
  { drop, ...at }: Awaited<ReturnType<typeof createTestDatabase>>,
  change: Partial<Config> = {},
): Promise<TestApp> {
  const api = await openTestApp(at, change);
  const close = async () => {
    await api.close();
    await drop();
  };
  return { ...api, close };
}
