import { expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { holdWork, turn } from '../model/held-work.ts';
import { type RealtimeMachineEvent, realtimeMachine } from './realtime.machine.ts';
import { realtimeStatus } from './realtime.selectors.ts';

function open({ hasChannels = true } = {}) {
  const held: { isOver: boolean; failures: number }[] = [];
  const { requests, actor: waitForRetry } = holdWork<void, { attempt: number }>();
  const machine = realtimeMachine.provide({
    actors: {
      waitForRetry,
      holdConnection: fromCallback<RealtimeMachineEvent, { failures: number }>(({ input }) => {
        const one = { isOver: false, failures: input.failures };
        held.push(one);
        return () => {
          one.isOver = true;
        };
      }),
    },
    guards: { hasChannels: () => hasChannels },
  });
  const actor = createActor(machine).start();
  const send = (type: 'started' | 'stopped' | 'tokenTaken' | 'channelWanted' | 'connected' | 'lost') =>
    actor.send({ type: `realtime.${type}` });
  const giveToken = (token: string) => actor.send({ type: 'realtime.tokenGiven', token });
  return { requests, held, send, giveToken, status: () => realtimeStatus(actor.getSnapshot()) };
}

test('DEV-01 NAV-06 it connects once it is started, somebody is signed in and somebody listens, in any order', () => {
  const early = open();
  early.giveToken('t');
  expect(early.held).toHaveLength(0);
  early.send('started');
  expect(early.held).toHaveLength(1);
  const late = open({ hasChannels: false });
  late.send('started');
  late.giveToken('t');
  expect(late.held).toHaveLength(0);
  late.send('channelWanted');
  expect(late.held).toHaveLength(1);
});

test('DEV-01 NAV-06 another token keeps the connection, none ends it', () => {
  const { held, send, giveToken, status } = open();
  send('started');
  giveToken('t');
  send('connected');
  giveToken('u');
  expect([held.length, status()]).toEqual([1, 'connected']);
  send('tokenTaken');
  expect([held[0]!.isOver, status()]).toEqual([true, 'connecting']);
});

test('DEV-01 a lost connection is replaced after a pause, or at once when somebody needs it; a third failure is told', async () => {
  const { requests, held, send, giveToken, status } = open();
  send('started');
  giveToken('t');
  send('lost');
  expect([held.length, requests[0]!.input.attempt, status()]).toEqual([1, 1, 'connecting']);
  requests[0]!.resolve();
  await turn();
  send('lost');
  send('channelWanted');
  expect(held).toHaveLength(3);
  send('lost');
  expect(status()).toBe('unreachable');
  giveToken('u');
  send('connected');
  expect([held.at(-1)!.failures, status()]).toEqual([3, 'connected']);
});

test('DEV-01 stopped it holds nothing, until it is started again', () => {
  const { held, send, giveToken } = open();
  send('started');
  giveToken('t');
  send('stopped');
  expect(held[0]!.isOver).toBe(true);
  send('started');
  expect(held).toHaveLength(2);
});
