import { createListMachine } from '@diwan/machines/list/list.machine';
import { afterEach, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { findRows } from '#crud/query/find-rows.ts';
import type { Resource } from '#crud/resource/define-resource.ts';
import { resourceQueries } from '#crud/resource/resource-client.ts';
import type { AnyRow } from '#crud/resource/resource-types.ts';
import { json } from '#test/fake-network.ts';
import { fakeServer } from '#test/fake-server.ts';
import { provideList } from './list.implementations.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const row = (id: string, version: number) => ({ id, version }) as AnyRow;

/** A list on a server that has these records, of which it finds those that are named. */
function serve(records: readonly AnyRow[]) {
  const queries: string[] = [];
  fakeServer({
    'GET /api/v1/skills/counts': () => json({ total: { value: 2, isCapped: false }, byState: {} }),
    'GET /api/v1/skills': ({ query }) => {
      queries.push(query.toString());
      const ids = query.get('ids')!.split(',');
      return json({ items: records.filter(({ id }) => ids.includes(id)), next: null, previous: null });
    },
  });
  return queries;
}

test('rows that changed together are asked for at once; one that is gone keeps none of the others from being shown', async () => {
  const queries = serve([row('a', 2), row('c', 2)]);
  const machine = provideList(createListMachine<AnyRow>(), { key: 'skills', filters: {} } as unknown as Resource);
  const page = { items: ['a', 'b', 'c'].map((id) => row(id, 1)), next: null, previous: null };
  const list = createActor(machine, { input: { query: {}, page } }).start();
  for (const id of ['a', 'b', 'c']) list.send({ type: 'list.rowChanged', id });
  const versions = () => list.getSnapshot().context.page?.items.map(({ version }) => version);
  await waitFor(list, () => versions()?.[2] === 2);
  expect(versions()).toEqual([2, 1, 2]);
  expect(queries).toEqual(['ids=a&limit=50', 'ids=b%2Cc&limit=50']);
  list.stop();
});

test('of many records those that a question finds are asked for in parts', async () => {
  const ids = Array.from({ length: 120 }, (_, index) => `r${index}`);
  const queries = serve(ids.slice(40, 110).map((id) => row(id, 1)));
  const found = await findRows(resourceQueries('skills'), ids, { state: 'active' }, new AbortController().signal);
  expect(found.map(({ id }) => id)).toEqual(ids.slice(40, 110));
  expect(queries).toHaveLength(3);
  expect(queries.every((query) => query.startsWith('state=active&ids='))).toBe(true);
});

test('that other rows were asked for is seen before these are drawn, even where they are there already', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw));
  const answered = vi.fn();
  fakeServer({
    'GET /api/v1/skills/counts': () => json({ total: { value: 2, isCapped: false }, byState: {} }),
    'GET /api/v1/skills': () => {
      answered();
      return json({ items: [row('b', 1)], next: null, previous: null });
    },
  });
  const machine = provideList(createListMachine<AnyRow>(), { key: 'skills', filters: {} } as unknown as Resource);
  const page = { items: [row('a', 1)], next: null, previous: null };
  const list = createActor(machine, { input: { query: {}, page } }).start();
  list.send({ type: 'list.queryChanged', query: { after: 'a' } });
  await vi.waitFor(() => expect(answered).toHaveBeenCalled());
  const shown = () => list.getSnapshot().context.page?.items[0]?.id;
  expect([shown(), frames.length]).toEqual(['a', 1]);
  frames[0]!(0);
  await waitFor(list, () => shown() === 'b');
  list.stop();
});
