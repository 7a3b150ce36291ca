import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { type Option, optionsMachine } from './options.machine.ts';

function start(search: (text: string) => Promise<readonly Option[]>) {
  const searchOptions = fromPromise<readonly Option[], { text: string }>(({ input }) => search(input.text));
  return createActor(optionsMachine.provide({ actors: { searchOptions }, delays: { typingPause: 1 } })).start();
}

test('DEV-01 only the text that was typed last is searched for', async () => {
  const search = vi.fn(async (text: string) => [{ id: text, label: text }]);
  const actor = start(search);
  for (const text of ['w', 'we', 'wel']) actor.send({ type: 'options.asked', text });
  await waitFor(actor, (snapshot) => snapshot.matches('found'));
  expect(search.mock.calls).toEqual([['wel']]);
  expect(actor.getSnapshot().context.items).toEqual([{ id: 'wel', label: 'wel' }]);
});

test('the same text is not searched for twice, unless it failed', async () => {
  const search = vi.fn<(text: string) => Promise<readonly Option[]>>().mockRejectedValueOnce(new Error('offline'));
  search.mockResolvedValue([]);
  const actor = start(search);
  actor.send({ type: 'options.asked', text: 'a' });
  await waitFor(actor, (snapshot) => snapshot.matches('failed'));
  actor.send({ type: 'options.asked', text: 'a' });
  await waitFor(actor, (snapshot) => snapshot.matches('found'));
  actor.send({ type: 'options.asked', text: 'a' });
  expect(actor.getSnapshot().matches('found')).toBe(true);
  expect(search).toHaveBeenCalledTimes(2);
});
