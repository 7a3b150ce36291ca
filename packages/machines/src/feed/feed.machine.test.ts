import type { ActivityEntry } from '@diwan/api-contract/activity';
import type { Page } from '@diwan/api-contract/page';
import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { createFeedMachine } from './feed.machine.ts';

const entry = (id: string) => ({ id }) as ActivityEntry;

function start(pages: Record<string, Page<ActivityEntry> | Error>) {
  const fetchEntries = fromPromise<Page<ActivityEntry>, { before: string | null }>(async ({ input }) => {
    const page = pages[input.before ?? 'newest'];
    if (page instanceof Error) throw page;
    return page!;
  });
  return createActor(createFeedMachine<ActivityEntry>().provide({ actors: { fetchEntries } })).start();
}
const ids = (actor: ReturnType<typeof start>) => actor.getSnapshot().context.entries.map(({ id }) => id);

test('DEV-01 older entries follow the newest ones until there are none', async () => {
  const actor = start({
    newest: { items: [entry('c'), entry('b')], next: 'before-b', previous: null },
    'before-b': { items: [entry('a')], next: null, previous: null },
  });
  await waitFor(actor, (snapshot) => snapshot.matches('shown'));
  actor.send({ type: 'feed.older' });
  await waitFor(actor, (snapshot) => snapshot.matches('shown'));
  expect(ids(actor)).toEqual(['c', 'b', 'a']);
  actor.send({ type: 'feed.older' });
  expect(actor.getSnapshot().matches('shown')).toBe(true);
});

test('a failed older page leaves what is shown', async () => {
  const actor = start({ newest: { items: [entry('b')], next: 'x', previous: null }, x: new Error('offline') });
  await waitFor(actor, (snapshot) => snapshot.matches('shown'));
  actor.send({ type: 'feed.older' });
  await waitFor(actor, (snapshot) => snapshot.matches('shown'));
  expect(ids(actor)).toEqual(['b']);
  expect(actor.getSnapshot().context.problem).not.toBeNull();
});
