import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { holdWork, turn } from '../model/held-work.ts';
import { createMetricMachine, type Question } from './metric.machine.ts';

function open() {
  const { asked, actor: fetchMetric } = holdWork<number, { question: Question }>();
  const machine = createMetricMachine<number>().provide({ actors: { fetchMetric } });
  const actor = createActor(machine, { input: { question: { from: 'a' } } }).start();
  return { actor, asked };
}

test('the latest question wins', async () => {
  const { actor, asked } = open();
  actor.send({ type: 'metric.asked', question: { from: 'b' } });
  asked[1]!.resolve(2);
  await turn();
  asked[0]!.resolve(1);
  await turn();
  expect(actor.getSnapshot().context.value).toBe(2);
});

test('a figure that fails keeps what was seen last, and can be tried again', async () => {
  const { actor, asked } = open();
  asked[0]!.resolve(1);
  await turn();
  actor.send({ type: 'metric.asked', question: { from: 'b' } });
  asked[1]!.reject(new Error('down'));
  await turn();
  expect(actor.getSnapshot().value).toBe('failed');
  expect(actor.getSnapshot().context).toMatchObject({ value: 1, problem: { code: expect.any(String) } });
  actor.send({ type: 'metric.retried' });
  asked[2]!.resolve(3);
  await turn();
  expect([actor.getSnapshot().value, actor.getSnapshot().context.value]).toEqual(['shown', 3]);
});
