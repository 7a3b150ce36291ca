import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyResource } from '#crud/definition.ts';
import { jobPostsResource } from '#resources/job-posts/resource.ts';
import { jobPostsTable as table } from '#resources/job-posts/table.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp } from '#test/test-app.ts';
import { sweepResources } from './sweep.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

test('a record whose event fails keeps no other from what is due, and is named', async () => {
  const expiresAt = new Date(api.clock.now.getTime() - 1_000).toISOString();
  const published = () => recordsIn(api.database).jobPost({ state: 'published', expiresAt });
  const [broken, sound] = [await published(), await published()];
  const { workflowBinding, timed } = jobPostsResource as AnyResource;
  // Each in a round of its own, the broken one first.
  const each = (now: string) =>
    [broken, sound].flatMap(({ id }) => timed!(now).map((due) => ({ ...due, where: eq(table.id, id) })));
  const resource: AnyResource = {
    ...(jobPostsResource as AnyResource),
    timed: each,
    workflowBinding: {
      ...workflowBinding!,
      async lockFirst({ id }) {
        if (id === broken.id) throw new Error('nobody foresaw this');
      },
    },
  };
  await expect(sweepResources(api.deps, { swept: [resource] })).rejects.toThrow(
    new RegExp(`failed, the first was jobPost\\.\\w+ of job-posts ${broken.id}: nobody foresaw this`),
  );
  const stateOf = async ({ id }: { id: string }) =>
    (await api.database.orm.select({ state: table.state }).from(table).where(eq(table.id, id)))[0]!.state;
  expect([await stateOf(broken), await stateOf(sound)]).toEqual(['published', 'expired']);
});

test('a sweep that is told to stop begins with no other record', async () => {
  const expiresAt = new Date(api.clock.now.getTime() - 1_000).toISOString();
  await recordsIn(api.database).jobPost({ state: 'published', expiresAt });
  expect(await sweepResources(api.deps, { stop: AbortSignal.abort() })).toBe(0);
});
