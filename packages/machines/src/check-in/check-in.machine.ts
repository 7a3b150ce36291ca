import type { CheckedIn } from '@diwan/api-contract/resources/event-registrations';
import { assign, fromPromise, setup } from 'xstate';
import { actionNotProvided, notProvided } from '../not-provided.ts';
import { isPassing, problemOf } from '../problem.ts';
import { type Scan, type SettledScan, ticketKey } from './check-in.types.ts';

export type CheckInEvent =
  /** A ticket was shown. */
  | { type: 'scan.taken'; scan: Scan }
  /** Something else has reached the server. */
  | { type: 'server.reached' };

interface CheckInContext {
  eventId: string;
  /** In the order in which they were shown. */
  waiting: readonly Scan[];
  /** The last one first. */
  settled: readonly SettledScan[];
}

interface Taken {
  scan: Scan;
}
interface Answered {
  output: CheckedIn;
}
interface Failed {
  error: unknown;
}

const mostRemembered = 50;
const passingHere = new Set(['unauthenticated', 'idempotencyInFlight']);

function settle({ waiting, settled }: CheckInContext, how: Omit<SettledScan, 'scan'>) {
  const [scan, ...rest] = waiting;
  return { waiting: rest, settled: [{ scan: scan!, ...how }, ...settled].slice(0, mostRemembered) };
}

export const checkInMachine = setup({
  types: {
    context: {} as CheckInContext,
    input: {} as { eventId: string },
    events: {} as CheckInEvent,
    tags: {} as 'unreachable',
  },
  actors: {
    /** Those that an earlier visit of this browser has left. */
    readScans: fromPromise<readonly Scan[], { eventId: string }>(notProvided('readScans')),
    sendScan: fromPromise<CheckedIn, { scan: Scan }>(notProvided('sendScan')),
  },
  actions: {
    storeScan: assign(({ context }, { scan }: Taken) => ({ waiting: [...context.waiting, scan] })),
    storeLeft: assign(({ context: { waiting } }, { output }: { output: readonly Scan[] }) => ({
      waiting: [...output.filter(({ id }) => waiting.every((scan) => scan.id !== id)), ...waiting],
    })),
    storeAnswer: assign(({ context }, { output }: Answered) => settle(context, { answer: output, problem: null })),
    storeProblem: assign(({ context }, { error }: Failed) =>
      settle(context, { answer: null, problem: problemOf(error) }),
    ),
    /** Until it is answered, whatever happens to the page. */
    keepScan: actionNotProvided<Taken>('keepScan'),
    forgetScan: actionNotProvided<{ scan: Scan | undefined }>('forgetScan'),
    announceAnswer: actionNotProvided('announceAnswer'),
    announceWaiting: actionNotProvided('announceWaiting'),
    announceRepetition: actionNotProvided('announceRepetition'),
  },
  guards: {
    hasScan: ({ context }) => context.waiting.length > 0,
    isWaiting: ({ context }, { scan }: Taken) =>
      context.waiting.some(({ ticket }) => ticketKey(ticket) === ticketKey(scan.ticket)),
    isToTryAgain: (_, { error }: Failed) => isPassing(error) || passingHere.has(problemOf(error).code),
  },
  delays: { betweenTries: 5_000 },
}).createMachine({
  id: 'check-in',
  description:
    'Tickets that are shown at the door of an event: each kept in the browser, sent in its turn, and again until the server answers.',
  context: ({ input }) => ({ eventId: input.eventId, waiting: [], settled: [] }),
  initial: 'reading',
  on: {
    'scan.taken': [
      { guard: { type: 'isWaiting', params: ({ event }) => event }, actions: 'announceRepetition' },
      {
        actions: [
          { type: 'storeScan', params: ({ event }) => event },
          { type: 'keepScan', params: ({ event }) => event },
        ],
      },
    ],
  },
  states: {
    reading: {
      invoke: {
        src: 'readScans',
        input: ({ context }) => ({ eventId: context.eventId }),
        onDone: { target: 'resting', actions: { type: 'storeLeft', params: ({ event }) => event } },
        onError: 'resting',
      },
    },
    resting: { always: { guard: 'hasScan', target: 'sending' } },
    sending: {
      invoke: {
        src: 'sendScan',
        input: ({ context }) => ({ scan: context.waiting[0]! }),
        onDone: {
          target: 'resting',
          actions: [
            { type: 'forgetScan', params: ({ context }) => ({ scan: context.waiting[0] }) },
            { type: 'storeAnswer', params: ({ event }) => event },
            'announceAnswer',
          ],
        },
        onError: [
          {
            guard: { type: 'isToTryAgain', params: ({ event }) => event },
            target: 'unreachable',
            actions: 'announceWaiting',
          },
          {
            target: 'resting',
            actions: [
              { type: 'forgetScan', params: ({ context }) => ({ scan: context.waiting[0] }) },
              { type: 'storeProblem', params: ({ event }) => event },
              'announceAnswer',
            ],
          },
        ],
      },
    },
    unreachable: {
      tags: 'unreachable',
      after: { betweenTries: 'trying' },
      on: {
        'server.reached': 'trying',
        'scan.taken': [
          { guard: { type: 'isWaiting', params: ({ event }) => event }, actions: 'announceRepetition' },
          {
            actions: [
              { type: 'storeScan', params: ({ event }) => event },
              { type: 'keepScan', params: ({ event }) => event },
              'announceWaiting',
            ],
          },
        ],
      },
    },
    trying: {
      tags: 'unreachable',
      invoke: {
        src: 'sendScan',
        input: ({ context }) => ({ scan: context.waiting[0]! }),
        onDone: {
          target: 'resting',
          actions: [
            { type: 'forgetScan', params: ({ context }) => ({ scan: context.waiting[0] }) },
            { type: 'storeAnswer', params: ({ event }) => event },
            'announceAnswer',
          ],
        },
        onError: [
          { guard: { type: 'isToTryAgain', params: ({ event }) => event }, target: 'unreachable' },
          {
            target: 'resting',
            actions: [
              { type: 'forgetScan', params: ({ context }) => ({ scan: context.waiting[0] }) },
              { type: 'storeProblem', params: ({ event }) => event },
              'announceAnswer',
            ],
          },
        ],
      },
    },
  },
});
