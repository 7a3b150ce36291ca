import type { NotificationEventType } from '@diwan/api-contract/values/records/notification';

/** What the rules about a notification look at. */
export interface NotificationInput {
  now: string;
  /** Whether it had been read before it was put away. */
  wasRead: boolean;
}

export type NotificationEvent = { [Type in NotificationEventType]: { type: Type } }[NotificationEventType];
