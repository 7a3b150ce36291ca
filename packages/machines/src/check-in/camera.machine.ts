import { assign, fromCallback, fromPromise, setup } from 'xstate';
import { actionNotProvided, notProvided } from '../not-provided.ts';

export type CameraEvent =
  | { type: 'camera.start' }
  | { type: 'camera.stop' }
  /** Its picture is there. */
  | { type: 'camera.opened' }
  | { type: 'camera.seen'; text: string }
  /** Nothing is before it any more. */
  | { type: 'camera.emptied' }
  | { type: 'camera.broke' };

export const cameraMachine = setup({
  types: {
    context: {} as { last: string | null },
    events: {} as CameraEvent,
    tags: {} as 'busy' | 'watching',
  },
  actors: {
    canRead: fromPromise<boolean>(notProvided('canRead')),
    watch: fromCallback<CameraEvent>(notProvided('watch')),
  },
  actions: {
    storeSeen: assign((_, { text }: { text: string }) => ({ last: text })),
    forgetSeen: assign({ last: null }),
    announceSeen: actionNotProvided<{ text: string }>('announceSeen'),
  },
  guards: {
    isAble: (_, { output }: { output: boolean }) => output,
    isNew: ({ context }, { text }: { text: string }) => text !== context.last,
  },
}).createMachine({
  id: 'camera',
  description:
    'The camera of a phone that reads codes: whether the browser can, and each code once while it is held before it.',
  context: { last: null },
  initial: 'asking',
  states: {
    asking: {
      tags: 'busy',
      invoke: {
        src: 'canRead',
        onDone: [{ guard: { type: 'isAble', params: ({ event }) => event }, target: 'off' }, { target: 'unable' }],
        onError: 'unable',
      },
    },
    unable: {},
    off: { on: { 'camera.start': 'watching' } },
    watching: {
      tags: 'watching',
      entry: 'forgetSeen',
      initial: 'opening',
      invoke: { src: 'watch' },
      on: { 'camera.stop': 'off', 'camera.broke': 'refused' },
      states: {
        opening: { tags: 'busy', on: { 'camera.opened': 'reading' } },
        reading: {
          on: {
            'camera.seen': {
              guard: { type: 'isNew', params: ({ event }) => event },
              actions: [
                { type: 'storeSeen', params: ({ event }) => event },
                { type: 'announceSeen', params: ({ event }) => event },
              ],
            },
            'camera.emptied': { actions: 'forgetSeen' },
          },
        },
      },
    },
    refused: { on: { 'camera.start': 'watching' } },
  },
});
