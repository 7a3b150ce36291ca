import type { Problem } from '@diwan/api-contract/problem';
import { type FileLimits, type FileRefusal, refusalOf } from '@diwan/api-contract/values/file';
import { assign, fromCallback, setup } from 'xstate';
import { actionNotProvided, notProvided } from '../not-provided.ts';
import { problemOf } from '../problem.ts';

export interface ChosenFile {
  name: string;
  size: number;
  /** What its field takes, where that is less than a record takes. */
  limits?: FileLimits | undefined;
}

export type UploadEvent =
  | { type: 'upload.chosen'; file: ChosenFile }
  | { type: 'upload.progressed'; sent: number }
  | { type: 'upload.arrived' }
  | { type: 'upload.broke'; error: unknown }
  | { type: 'upload.cancelled' }
  | { type: 'upload.retried' };

interface UploadContext {
  file: ChosenFile | null;
  /** How much of it is on its way, from 0 to 1. */
  sent: number;
  /** Makes sending the same file again harmless. */
  key: string;
  problem: Problem | null;
  /** Why it isn't even sent. */
  refusal: FileRefusal | null;
}

const refusing = new Set([400, 403, 404, 413, 415, 422]);

export const uploadMachine = setup({
  types: { context: {} as UploadContext, events: {} as UploadEvent, tags: {} as 'busy' },
  actors: {
    sendFile: fromCallback<UploadEvent, { key: string }>(notProvided('sendFile')),
  },
  actions: {
    storeFile: assign((_, { file }: { file: ChosenFile }) => ({ file, refusal: refusalOf(file, file.limits) })),
    storeSent: assign((_, { sent }: { sent: number }) => ({ sent: Math.min(1, Math.max(0, sent)) })),
    storeProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
    beginAnew: assign({ sent: 0, problem: null }),
    announceArrival: actionNotProvided('announceArrival'),
    announceFailure: actionNotProvided('announceFailure'),
  },
  guards: {
    isRefused: ({ context }) => context.refusal !== null,
    isFinal: (_, { error }: { error: unknown }) => refusing.has(problemOf(error).status),
  },
}).createMachine({
  id: 'upload',
  description:
    'One file on its way to the server: looked at first, then sent, given up or sent again when somebody says so.',
  context: () => ({ file: null, sent: 0, key: crypto.randomUUID(), problem: null, refusal: null }),
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'upload.chosen': { target: 'checking', actions: { type: 'storeFile', params: ({ event }) => event } },
        'upload.cancelled': 'cancelled',
      },
    },
    checking: { always: [{ guard: 'isRefused', target: 'refused' }, { target: 'sending' }] },
    sending: {
      tags: 'busy',
      entry: 'beginAnew',
      invoke: { src: 'sendFile', input: ({ context }) => ({ key: context.key }) },
      on: {
        'upload.progressed': { actions: { type: 'storeSent', params: ({ event }) => event } },
        'upload.arrived': 'done',
        'upload.broke': [
          {
            guard: { type: 'isFinal', params: ({ event }) => event },
            target: 'refused',
            actions: { type: 'storeProblem', params: ({ event }) => event },
          },
          { target: 'failed', actions: { type: 'storeProblem', params: ({ event }) => event } },
        ],
        'upload.cancelled': 'cancelled',
      },
    },
    failed: {
      entry: 'announceFailure',
      on: { 'upload.retried': 'sending', 'upload.cancelled': 'cancelled' },
    },
    refused: { entry: 'announceFailure', on: { 'upload.cancelled': 'cancelled' } },
    done: { entry: 'announceArrival', type: 'final' },
    cancelled: { type: 'final' },
  },
});
