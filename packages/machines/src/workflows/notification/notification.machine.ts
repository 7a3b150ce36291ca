import { setup } from 'xstate';
import { effect } from '../workflow.ts';
import type { NotificationEvent, NotificationInput } from './notification.input.ts';

export const notificationMachine = setup({
  types: {
    context: {} as NotificationInput,
    input: {} as NotificationInput,
    events: {} as NotificationEvent,
  },
  actions: {
    storeRead: effect<{ at: string }>(),
    clearRead: effect(),
    storeArchived: effect<{ at: string }>(),
    clearArchived: effect(),
  },
  guards: { wasRead: ({ context }) => context.wasRead },
}).createMachine({
  id: 'notification',
  description: 'What tells one member of staff of something: unread, read, or put away.',
  context: ({ input }) => input,
  initial: 'unread',
  states: {
    unread: {
      on: {
        'notification.read': {
          target: 'read',
          actions: { type: 'storeRead', params: ({ context }) => ({ at: context.now }) },
        },
        'notification.archive': {
          target: 'archived',
          actions: { type: 'storeArchived', params: ({ context }) => ({ at: context.now }) },
        },
      },
    },
    read: {
      on: {
        'notification.unread': { target: 'unread', actions: 'clearRead' },
        'notification.archive': {
          target: 'archived',
          actions: { type: 'storeArchived', params: ({ context }) => ({ at: context.now }) },
        },
      },
    },
    archived: {
      on: {
        'notification.restore': [
          { guard: 'wasRead', target: 'read', actions: 'clearArchived' },
          { target: 'unread', actions: 'clearArchived' },
        ],
      },
    },
  },
});
