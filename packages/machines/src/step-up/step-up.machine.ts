import type { Factors, Proof } from '@diwan/api-contract/endpoints/account/factors';
import type { Problem } from '@diwan/api-contract/problem';
import { assign, fromPromise, setup } from 'xstate';
import { actionNotProvided, notProvided } from '../not-provided.ts';
import { problemOf } from '../problem.ts';

export type Means = Factors['stepUpBy'];

/** What somebody gives as a proof; what a passkey signs is asked of its device then. */
export type GivenProof = Exclude<Proof, { by: 'passkey' }> | { by: 'passkey' };

export type StepUpEvent =
  /** A call was refused until somebody has proved who they are. */
  | { type: 'stepUp.wanted' }
  | { type: 'stepUp.proofGiven'; proof: GivenProof }
  | { type: 'stepUp.retried' }
  | { type: 'stepUp.cancelled' }
  /** In another tab, which has the same session. */
  | { type: 'stepUp.provedElsewhere' };

export interface StepUpContext {
  /** By what it is proved; null until that is known. */
  means: Means | null;
  problem: Problem | null;
}

export const stepUpMachine = setup({
  types: { context: {} as StepUpContext, events: {} as StepUpEvent, tags: {} as 'asking' | 'busy' },
  actors: {
    fetchMeans: fromPromise<Means>(notProvided('fetchMeans')),
    prove: fromPromise<void, { proof: GivenProof }>(notProvided('prove')),
  },
  actions: {
    storeMeans: assign((_, { output }: { output: Means }) => ({ means: output })),
    storeProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
    clearProblem: assign({ problem: null }),
    forgetMeans: assign({ means: null }),
    announceProof: actionNotProvided('announceProof'),
  },
}).createMachine({
  id: 'stepUp',
  description:
    'Somebody proves anew who they are before a call that asks for it is sent again: one question for however many calls and tabs.',
  context: { means: null, problem: null },
  initial: 'idle',
  states: {
    idle: { on: { 'stepUp.wanted': 'asked' } },
    asked: {
      tags: 'asking',
      entry: 'forgetMeans',
      initial: 'loading',
      on: { 'stepUp.cancelled': 'declined', 'stepUp.provedElsewhere': 'proved' },
      states: {
        loading: {
          tags: 'busy',
          invoke: {
            src: 'fetchMeans',
            onDone: { target: 'waiting', actions: { type: 'storeMeans', params: ({ event }) => event } },
            onError: { target: 'failed', actions: { type: 'storeProblem', params: ({ event }) => event } },
          },
        },
        failed: { exit: 'clearProblem', on: { 'stepUp.retried': 'loading' } },
        waiting: { exit: 'clearProblem', on: { 'stepUp.proofGiven': 'proving' } },
        proving: {
          tags: 'busy',
          invoke: {
            src: 'prove',
            input: ({ event }) => event as Extract<StepUpEvent, { type: 'stepUp.proofGiven' }>,
            onDone: { target: '#stepUp.proved', actions: 'announceProof' },
            onError: { target: 'waiting', actions: { type: 'storeProblem', params: ({ event }) => event } },
          },
        },
      },
    },
    proved: { on: { 'stepUp.wanted': 'asked' } },
    declined: { on: { 'stepUp.wanted': 'asked' } },
  },
});
