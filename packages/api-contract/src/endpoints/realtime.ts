import { z } from 'zod';
import { may } from '../capabilities.ts';
import { c } from '../contract.ts';
import { commonResponses } from '../problem.ts';
import { id } from '../schema.ts';

export { channels } from '../values/channels.ts';

/** Event payloads by name. They say what changed, never what it contains: readers fetch what they may see. */
export interface RealtimeEvents {
  'record.changed': { resource: string; id: string; version: number; state: string | null; event: string; by: string };
  'record.added': { resource: string; id: string; by: string };
  'record.removed': { resource: string; id: string; by: string };
  'record.noted': { resource: string; id: string; by: string };
  /** A conversation has another message, or one of its messages is another now. */
  'message.added': { conversation: string; seq: number; by: string };
  'message.changed': { conversation: string; seq: number; by: string };
  'conversation.read': { conversation: string; seq: number; by: string };
  'conversation.typing': { conversation: string; by: string; name: string };
  'bulk.progress': { id: string };
  'import.progress': { id: string };
  'notification.added': { id: string; unread: number };
  'notification.changed': { unread: number };
  'session.ended': { reason: 'logout' | 'revoked' | 'disabled' };
  'work.changed': Record<string, never>;
  'settings.changed': Record<string, never>;
  'audit.progress': Record<string, never>;
}
export type RealtimeEventName = keyof RealtimeEvents;

export const presenceMember = z.strictObject({ user_id: id, user_info: z.strictObject({ name: z.string() }) });

export const realtimeRouter = c.router(
  {
    authorize: {
      method: 'POST',
      path: '/broadcasting/auth',
      summary: 'Authorise a channel',
      description: "As Pusher's client asks; `shared_secret` is never used.",
      body: z.object({ socket_id: z.string().max(60), channel_name: z.string().max(200) }),
      responses: { 200: z.object({ auth: z.string(), channel_data: z.string().optional() }) },
      metadata: may('session.use'),
    },
    settings: {
      method: 'GET',
      path: '/api/v1/realtime/settings',
      summary: 'Read where the realtime channel is',
      responses: {
        200: z.strictObject({
          key: z.string(),
          /** Null means the host that served the page. */
          host: z.string().nullable(),
          port: z.int(),
          isSecure: z.boolean(),
        }),
      },
      metadata: may('session.use'),
    },
  },
  { commonResponses, strictStatusCodes: true },
);
