import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { createFigureMachine, type Question } from './figure.machine.ts';

const turn = () => new Promise((resolve) => setTimeout(resolve));

function open() {
  const asked: (PromiseWithResolvers<number> & { question: Question })[] = [];
  const machine = createFigureMachine<number>().provide({
    actors: {
      fetchFigure: fromPromise<number, { question: Question }>(({ input }) => {
        const answer = { ...Promise.withResolvers<number>(), question: input.question };
        asked.push(answer);
        return answer.promise;
      }),
    },
  });
  const actor = createActor(machine, { input: { question: { from: 'a' } } }).start();
  return { actor, asked };
}

test('the latest question wins', async () => {
  const { actor, asked } = open();
  actor.send({ type: 'figure.asked', question: { from: 'b' } });
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
  actor.send({ type: 'figure.asked', question: { from: 'b' } });
  asked[1]!.reject(new Error('down'));
  await turn();
  expect(actor.getSnapshot().value).toBe('failed');
  expect(actor.getSnapshot().context).toMatchObject({ value: 1, problem: { code: expect.any(String) } });
  actor.send({ type: 'figure.retried' });
  asked[2]!.resolve(3);
  await turn();
  expect([actor.getSnapshot().value, actor.getSnapshot().context.value]).toEqual(['shown', 3]);
});
