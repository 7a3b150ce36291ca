import { expect, test } from 'vitest';
import { redactTold } from './visualizer.ts';

const base = { rootId: 'x:0', sessionId: 'x:0', createdAt: '1', id: '1', _version: '1' };

test('DEV-04 the public inspector hears of states and events, and nothing of a person', () => {
  const redact = redactTold();
  const told = [
    redact({ ...base, type: '@xstate.event', sourceId: undefined, event: { type: 'note.typed', text: 'Sara Ali' } }),
    redact({
      ...base,
      type: '@xstate.snapshot',
      event: { type: 'xstate.done.actor.read', output: { name: 'Sara Ali' } },
      snapshot: {
        status: 'done',
        value: { page: 'showing' },
        context: { email: 'sara@example.com' },
        output: 'Sara Ali',
      } as never,
    }),
    redact({
      ...base,
      type: '@xstate.actor',
      name: 'note',
      definition: '{}',
      parentId: undefined,
      snapshot: { context: 'Sara Ali' },
    }),
  ];
  expect(told).toMatchObject([
    { type: '@xstate.event', sessionId: 'x:0', event: { type: 'note.typed', text: expect.stringMatching(/^~\d+$/) } },
    { event: { type: 'xstate.done.actor.read' }, snapshot: { status: 'done', value: { page: 'showing' } } },
    { type: '@xstate.actor', name: 'note', definition: '{}' },
  ]);
  expect(JSON.stringify(told)).not.toMatch(/sara/i);
});
