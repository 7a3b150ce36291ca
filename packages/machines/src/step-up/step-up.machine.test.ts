import { expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { failing } from '../model/failing.ts';
import { type Means, stepUpMachine } from './step-up.machine.ts';

function start() {
  const fetchMeans = vi.fn(async (): Promise<Means> => 'password');
  const prove = vi.fn(async (_: object) => undefined);
  const announceProof = vi.fn();
  const machine = stepUpMachine.provide({
    actors: {
      fetchMeans: fromPromise(() => fetchMeans()),
      prove: fromPromise(async ({ input }) => prove(input.proof)),
    },
    actions: { announceProof },
  });
  const actor = createActor(machine).start();
  const turn = () => new Promise((done) => setImmediate(done));
  const send = async (event: Parameters<typeof actor.send>[0]) => {
    actor.send(event);
    await turn();
    return actor.getSnapshot();
  };
  return { send, fetchMeans, prove, announceProof };
}
const proof = { by: 'password' as const, password: 'right' };

test('however many calls want it, somebody is asked once', async () => {
  const { send, fetchMeans, announceProof } = start();
  await Promise.all([send({ type: 'stepUp.wanted' }), send({ type: 'stepUp.wanted' })]);
  const asked = await send({ type: 'stepUp.wanted' });
  expect([asked.hasTag('asking'), asked.context.means, fetchMeans.mock.calls.length]).toEqual([true, 'password', 1]);
  expect((await send({ type: 'stepUp.proofGiven', proof })).value).toBe('proved');
  expect(announceProof).toHaveBeenCalledTimes(1);
});

test('a wrong proof is said, and another one may be given', async () => {
  const { send, prove } = start();
  prove.mockRejectedValueOnce(failing('invalid'));
  await send({ type: 'stepUp.wanted' });
  const refused = await send({ type: 'stepUp.proofGiven', proof });
  expect([refused.hasTag('asking'), refused.context.problem?.code]).toEqual([true, 'invalid']);
  expect((await send({ type: 'stepUp.proofGiven', proof })).value).toBe('proved');
});

test('what was proved in another tab counts here; whoever declines is asked again by the next call', async () => {
  const { send } = start();
  await send({ type: 'stepUp.wanted' });
  expect((await send({ type: 'stepUp.provedElsewhere' })).value).toBe('proved');
  await send({ type: 'stepUp.wanted' });
  expect((await send({ type: 'stepUp.cancelled' })).value).toBe('declined');
  expect((await send({ type: 'stepUp.wanted' })).hasTag('asking')).toBe(true);
});

test('where nobody can say how it is proved, that is tried again', async () => {
  const { send, fetchMeans } = start();
  fetchMeans.mockRejectedValueOnce(failing('offline'));
  const failed = await send({ type: 'stepUp.wanted' });
  expect([failed.value, failed.context.problem?.code]).toEqual([{ asked: 'failed' }, 'offline']);
  expect((await send({ type: 'stepUp.retried' })).context).toMatchObject({ means: 'password', problem: null });
});
