import type { BusMessage } from '../bus.ts';
import { isPresence } from '../channel-name.ts';
import { type Grant, type Holder, readGrant } from '../grant.ts';
import type { Connection } from './connection.ts';
import type { Presence } from './presence.ts';
import { clientEventRefused, closing, type Frame, type Limits, writeFrame } from './protocol.ts';

interface HubDeps {
  keys: { key: string; secret: string };
  presence: Presence;
  limits: Limits;
  clock: () => Date;
}

/** The connections of this process, what they listen to, and what a frame or a message from the bus does to them. */
export class Hub {
  readonly connections = new Set<Connection>();
  readonly #listeners = new Map<string, Set<Connection>>();
  readonly #deps: HubDeps;

  constructor(deps: HubDeps) {
    this.#deps = deps;
  }

  async receive(connection: Connection, { event, data }: Frame): Promise<void> {
    if (event === 'pusher:ping') return connection.send(writeFrame('pusher:pong', {}));
    if (event === 'pusher:pong') return;
    const channel = (data as { channel?: unknown } | null)?.channel;
    if (event === 'pusher:subscribe' && typeof channel === 'string')
      return this.#subscribe(connection, channel, data as Grant);
    if (event === 'pusher:unsubscribe' && typeof channel === 'string') return this.#unsubscribe(connection, channel);
    connection.send(writeFrame('pusher:error', { code: clientEventRefused, message: 'Only the server sends events' }));
  }

  async #subscribe(connection: Connection, channel: string, grant: Grant): Promise<void> {
    const { keys, presence, limits, clock } = this.#deps;
    const refuse = (type: string, error: string, status: number) =>
      connection.send(writeFrame('pusher:subscription_error', { type, error, status }, channel));
    if (connection.channels.has(channel)) return refuse('AlreadySubscribed', 'Already subscribed', 409);
    if (connection.channels.size >= limits.subscriptions) return refuse('LimitReached', 'Too many subscriptions', 429);
    const holder = readGrant(keys, connection.id, channel, grant, clock());
    if (!holder || !connection.accept(grant.auth, holder)) return refuse('AuthError', 'Not authorised', 401);

    connection.channels.set(channel, holder);
    this.#listenersOf(channel).add(connection);
    const members = isPresence(channel) ? await presence.join(channel, connection.id, holder) : null;
    connection.send(
      writeFrame('pusher_internal:subscription_succeeded', members ? asPresenceData(members) : {}, channel),
    );
  }

  async #unsubscribe(connection: Connection, channel: string): Promise<void> {
    if (!connection.channels.delete(channel)) return;
    const listeners = this.#listenersOf(channel);
    listeners.delete(connection);
    if (listeners.size === 0) this.#listeners.delete(channel);
    if (isPresence(channel)) await this.#deps.presence.leave(channel, connection.id);
  }

  async leaveAll(connection: Connection): Promise<void> {
    for (const channel of connection.channels.keys()) await this.#unsubscribe(connection, channel);
  }

  deliver(message: BusMessage): void {
    if (message.kind === 'sessionEnded') return this.#endSession(message);
    const frame = writeFrame(message.event, message.data, message.channel);
    for (const connection of this.#listeners.get(message.channel) ?? []) {
      if (connection.id !== message.except) connection.send(frame);
    }
  }

  #endSession({ sessionId, channel, data }: { sessionId: string; channel: string; data: string }): void {
    for (const connection of this.connections) {
      if (connection.sessionId !== sessionId) continue;
      if (connection.channels.has(channel)) connection.send(writeFrame('session.ended', data, channel));
      connection.close(closing.unauthorized);
    }
  }

  #listenersOf(channel: string): Set<Connection> {
    let listeners = this.#listeners.get(channel);
    if (!listeners) this.#listeners.set(channel, (listeners = new Set()));
    return listeners;
  }
}

function asPresenceData(members: Map<string, Holder['user_info']>): object {
  return { presence: { count: members.size, ids: [...members.keys()], hash: Object.fromEntries(members) } };
}
