import type { Database } from '#db/database.ts';
import { newId } from '#db/id.ts';
import { type BusMessage, busChannel } from '../bus.ts';
import type { Holder } from '../grant.ts';

/** Who is in which presence channel, over all processes. */
export interface Presence {
  /** Adds a socket and answers who is there. */
  join(channel: string, socketId: string, holder: Holder): Promise<Map<string, { name: string }>>;
  leave(channel: string, socketId: string): Promise<void>;
  /** Says that this process lives, and takes the members of dead ones out; false when it was taken for dead itself. */
  beat(): Promise<boolean>;
  close(): Promise<void>;
}

const deadAfter = '30 seconds';

/** Takes sockets out by a condition and announces those who are thereby gone from a channel. */
const depart = (condition: string) => `
  WITH gone AS (DELETE FROM realtime_members WHERE ${condition} RETURNING channel, socket_id, user_id),
  absent AS (
    SELECT DISTINCT channel, user_id FROM gone
    WHERE NOT EXISTS (
      SELECT FROM realtime_members m
      WHERE m.channel = gone.channel AND m.user_id = gone.user_id
        AND NOT EXISTS (SELECT FROM gone g WHERE g.channel = m.channel AND g.socket_id = m.socket_id)
    )
  )
  SELECT pg_notify('${busChannel}', json_build_object(
    'kind', 'event', 'channel', channel, 'event', 'pusher_internal:member_removed',
    'data', json_build_object('user_id', user_id)::text
  )::text) FROM absent`;

export async function openPresence({ pool }: Database): Promise<Presence> {
  const serverId = newId();

  const register = () => pool.query('INSERT INTO realtime_servers (id) VALUES ($1) ON CONFLICT DO NOTHING', [serverId]);

  async function beat(): Promise<boolean> {
    const { rowCount } = await pool.query('UPDATE realtime_servers SET seen_at = now() WHERE id = $1', [serverId]);
    const dead = `SELECT id FROM realtime_servers WHERE seen_at < now() - interval '${deadAfter}'`;
    await pool.query(depart(`server_id IN (${dead})`));
    await pool.query(`DELETE FROM realtime_servers WHERE id IN (${dead})`);
    if (rowCount === 0) await register();
    return rowCount !== 0;
  }

  async function join(channel: string, socketId: string, holder: Holder) {
    await pool.query(
      `INSERT INTO realtime_members (channel, socket_id, server_id, user_id, name) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT DO NOTHING`,
      [channel, socketId, serverId, holder.user_id, holder.user_info.name],
    );
    const { rows } = await pool.query<{ socket_id: string; user_id: string; name: string }>(
      'SELECT socket_id, user_id, name FROM realtime_members WHERE channel = $1',
      [channel],
    );
    const isFirst = !rows.some((row) => row.user_id === holder.user_id && row.socket_id !== socketId);
    if (isFirst) await announce(channel, socketId, holder);
    return new Map(rows.map((row) => [row.user_id, { name: row.name }]));
  }

  async function announce(channel: string, socketId: string, { user_id, user_info }: Holder): Promise<void> {
    const message: BusMessage = {
      kind: 'event',
      channel,
      event: 'pusher_internal:member_added',
      data: JSON.stringify({ user_id, user_info }),
      except: socketId,
    };
    await pool.query('SELECT pg_notify($1, $2)', [busChannel, JSON.stringify(message)]);
  }

  await register();
  return {
    join,
    beat,
    leave: async (channel, socketId) => {
      await pool.query(depart('channel = $1 AND socket_id = $2'), [channel, socketId]);
    },
    close: async () => {
      await pool.query(depart('server_id = $1'), [serverId]);
      await pool.query('DELETE FROM realtime_servers WHERE id = $1', [serverId]);
    },
  };
}
