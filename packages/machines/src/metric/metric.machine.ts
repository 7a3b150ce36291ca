import type { Problem } from '@diwan/api-contract/problem';
import { assign, fromPromise, setup } from 'xstate';
import { notProvided } from '../not-provided.ts';
import { problemOf } from '../problem.ts';

/** What a figure is asked for, such as a period. */
export type Question = Readonly<Record<string, string>>;

export interface MetricContext<F> {
  question: Question;
  /** What was seen last; it stays while it is asked again and after a failure. */
  value: F | null;
  problem: Problem | null;
}

export type MetricEvent = { type: 'metric.asked'; question: Question } | { type: 'metric.retried' };

export const createMetricMachine = <F>() =>
  setup({
    types: {
      context: {} as MetricContext<F>,
      input: {} as { question: Question },
      events: {} as MetricEvent,
      tags: {} as 'busy',
    },
    actors: {
      fetchMetric: fromPromise<F, { question: Question }>(notProvided('fetchMetric')),
    },
    actions: {
      storeQuestion: assign((_, { question }: { question: Question }) => ({ question })),
      storeValue: assign((_, { output }: { output: F }) => ({ value: output, problem: null })),
      storeProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
    },
  }).createMachine({
    id: 'metric',
    description: 'One figure of the server: asked by itself, fails by itself, and the latest question wins.',
    context: ({ input }) => ({ question: input.question, value: null, problem: null }),
    initial: 'asking',
    on: {
      'metric.asked': { target: '.asking', actions: { type: 'storeQuestion', params: ({ event }) => event } },
    },
    states: {
      asking: {
        tags: 'busy',
        invoke: {
          src: 'fetchMetric',
          input: ({ context }) => ({ question: context.question }),
          onDone: { target: 'shown', actions: { type: 'storeValue', params: ({ event }) => event } },
          onError: { target: 'failed', actions: { type: 'storeProblem', params: ({ event }) => event } },
        },
      },
      shown: {},
      failed: { on: { 'metric.retried': 'asking' } },
    },
  });
