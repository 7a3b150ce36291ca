import type { Workflow } from '../workflow.ts';
import type { NotificationEvent, NotificationInput } from './notification.input.ts';
import { notificationMachine } from './notification.machine.ts';

/** A notification of one member of staff; whose it is, the server asks before. */
export const notificationWorkflow: Workflow<NotificationInput, NotificationEvent, typeof notificationMachine> = {
  id: 'notification',
  version: 1,
  machine: notificationMachine,
  may: {
    'notification.read': 'session.use',
    'notification.unread': 'session.use',
    'notification.archive': 'session.use',
    'notification.restore': 'session.use',
  },
  samples: {
    'notification.read': () => ({ type: 'notification.read' }),
    'notification.unread': () => ({ type: 'notification.unread' }),
    'notification.archive': () => ({ type: 'notification.archive' }),
    'notification.restore': () => ({ type: 'notification.restore' }),
  },
};
