import { createListMachine } from '@diwan/machines/list/list.machine';
import { afterEach, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { json, problem } from '../test/fake-network.ts';
import { fakeServer } from '../test/fake-server.ts';
import type { Resource } from './define-resource.ts';
import { provideList } from './list.implementations.ts';
import type { AnyRecord } from './resource-types.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('of rows that changed together, one that is gone keeps none of the others from being shown', async () => {
  const row = (id: string, version: number) => ({ id, version }) as AnyRecord;
  fakeServer({
    'GET /api/v1/skills/counts': () => json({ total: { value: 2, isCapped: false }, byState: {} }),
    'GET /api/v1/skills/a': () => json(row('a', 2)),
    'GET /api/v1/skills/b': () => problem(404, 'notFound'),
    'GET /api/v1/skills/c': () => json(row('c', 2)),
  });
  const machine = provideList(createListMachine<AnyRecord>(), { key: 'skills', filters: {} } as unknown as Resource);
  const page = { items: ['a', 'b', 'c'].map((id) => row(id, 1)), next: null, previous: null };
  const list = createActor(machine, { input: { query: {}, page } }).start();
  for (const id of ['a', 'b', 'c']) list.send({ type: 'list.rowChanged', id });
  const versions = () => list.getSnapshot().context.page?.items.map(({ version }) => version);
  await waitFor(list, () => versions()?.[2] === 2);
  expect(versions()).toEqual([2, 1, 2]);
  list.stop();
});
