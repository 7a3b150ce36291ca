import { z } from 'zod';
import { isPresence } from './channel-name.ts';
import { isSame, signSubscription } from './hosted/signature.ts';

/** How long a grant may take from `/broadcasting/auth` to the socket. */
const grantSeconds = 30;

/** Who was granted a channel; signed with it, so that no process need remember who a socket belongs to. */
const holder = z.strictObject({
  user_id: z.uuid(),
  user_info: z.strictObject({ name: z.string() }),
  session: z.uuid(),
  expires: z.int(),
});
export type Holder = z.output<typeof holder>;

export interface Grant {
  auth: string;
  channel_data?: string;
}

interface Keys {
  key: string;
  secret: string;
}

/** Signs one subscription of one socket for the embedded server: bound to the session, single use, short lived. */
export function grantChannel(
  keys: Keys,
  socketId: string,
  channel: string,
  actor: { id: string; name: string; sessionId: string },
  now: Date,
): Grant {
  const channelData = JSON.stringify({
    user_id: actor.id,
    user_info: { name: actor.name },
    session: actor.sessionId,
    expires: Math.floor(now.getTime() / 1000) + grantSeconds,
  } satisfies Holder);
  return {
    auth: `${keys.key}:${signSubscription(keys.secret, socketId, channel, channelData)}`,
    channel_data: channelData,
  };
}

/** Signs a subscription as any Pusher-compatible service expects it, which knows nothing of our sessions. */
export function grantHostedChannel(
  keys: Keys,
  socketId: string,
  channel: string,
  actor: { id: string; name: string },
): Grant {
  if (!isPresence(channel)) return { auth: `${keys.key}:${signSubscription(keys.secret, socketId, channel)}` };
  const channelData = JSON.stringify({ user_id: actor.id, user_info: { name: actor.name } });
  return {
    auth: `${keys.key}:${signSubscription(keys.secret, socketId, channel, channelData)}`,
    channel_data: channelData,
  };
}

/** The holder of a grant that was signed for this very socket and channel and has not expired; null otherwise. */
export function readGrant(keys: Keys, socketId: string, channel: string, grant: unknown, now: Date): Holder | null {
  const parsed = z.object({ auth: z.string(), channel_data: z.string() }).safeParse(grant);
  if (!parsed.success) return null;
  const { auth, channel_data } = parsed.data;
  const expected = `${keys.key}:${signSubscription(keys.secret, socketId, channel, channel_data)}`;
  if (!isSame(auth, expected)) return null;
  const { data } = holder.safeParse(JSON.parse(channel_data));
  return data && data.expires * 1000 > now.getTime() ? data : null;
}
