import { createServer } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import type { AppDeps } from '#deps.ts';
import { clientAddress } from '#http/limits/client-address.ts';
import { openBus } from '../bus.ts';
import { createPublishApi } from '../hosted/publish-api.ts';
import { Connection } from './connection.ts';
import { createDoor, isOwnOrigin, keyIn, refusalOf } from './handshake.ts';
import { Hub } from './hub.ts';
import { listen } from './listen.ts';
import { liveSessions } from './live-sessions.ts';
import { openPresence } from './presence.ts';
import { type Closing, closing, type Limits, readFrame, writeFrame } from './protocol.ts';

export interface RealtimeServer {
  /** Null where a hosted service delivers. */
  port: number | null;
  close(): Promise<void>;
}

interface EmbeddedSettings {
  port: number;
  key: string;
  secret: string;
  limits: Limits;
}

/** Serves the Pusher protocol (version 7), and its signed publish API, on a port of its own. */
export async function startEmbeddedServer(deps: AppDeps, settings: EmbeddedSettings): Promise<RealtimeServer> {
  const { config, database, clock } = deps;
  const { limits } = settings;
  const presence = await openPresence(database);
  const hub = new Hub({ keys: settings, presence, limits, clock });
  const closeAll = (reason: Closing) => hub.connections.forEach((connection) => connection.close(reason));
  // Whoever may have missed something connects again, and then reads again.
  const bus = await openBus(
    database,
    (message) => hub.deliver(message),
    () => closeAll(closing.restarting),
  );
  const door = createDoor(limits.connects);

  const http = createServer(createPublishApi(settings, database, clock));
  const sockets = new WebSocketServer({ noServer: true, maxPayload: limits.frameBytes, perMessageDeflate: false });
  http.on('upgrade', (request, stream, head) => {
    stream.on('error', () => stream.destroy());
    if (keyIn(request) === null) return stream.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
    if (!isOwnOrigin(request, config.publicUrl))
      return stream.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
    const address = clientAddress(request, config.trustedProxyHops);
    const isTooMany = hub.connections.size >= limits.connections || !door.admits(address);
    const refusal = isTooMany ? closing.overCapacity : refusalOf(request, settings.key);
    sockets.handleUpgrade(request, stream, head, (socket) => attend(socket, refusal));
  });

  function attend(socket: WebSocket, refusal: Closing | null): void {
    const connection = new Connection(socket, limits);
    socket.on('error', () => socket.terminate());
    if (refusal) return connection.close(refusal);
    hub.connections.add(connection);
    let work = Promise.resolve();
    const inTurn = (step: () => Promise<void>) => {
      work = work.then(step).catch(() => connection.close(closing.restarting));
    };
    socket.on('message', (bytes) => {
      if (!connection.hear()) return connection.close(closing.overCapacity);
      const frame = readFrame(String(bytes));
      if (!frame) return connection.close(closing.unreadable);
      inTurn(() => hub.receive(connection, frame));
    });
    socket.on('close', () => {
      hub.connections.delete(connection);
      inTurn(() => hub.leaveAll(connection));
    });
    connection.send(
      writeFrame('pusher:connection_established', {
        socket_id: connection.id,
        activity_timeout: limits.pingAfter / 1000,
      }),
    );
  }

  async function inspect(): Promise<void> {
    for (const connection of hub.connections) connection.inspect(closing.unauthorized, closing.silent);
    const sessions = new Set([...hub.connections].flatMap(({ sessionId }) => sessionId ?? []));
    const live = await liveSessions(deps, [...sessions]);
    for (const connection of hub.connections) {
      if (connection.sessionId && sessions.has(connection.sessionId) && !live.has(connection.sessionId)) {
        connection.close(closing.unauthorized);
      }
    }
    if (!(await presence.beat())) closeAll(closing.restarting);
  }
  const timer = setInterval(() => void inspect().catch(() => {}), limits.inspectEvery);

  const listening = await listen(http, settings.port, config.host);
  return {
    port: listening.port,
    async close() {
      clearInterval(timer);
      listening.close();
      await closeSpread(hub);
      await bus.close();
      await presence.close();
      http.closeAllConnections();
    },
  };
}

/** Lets a crowd go over some seconds, so that it doesn't come back all at once. */
async function closeSpread({ connections }: Hub): Promise<void> {
  const all = [...connections];
  const pause = Math.min(5_000, all.length);
  for (const [index, connection] of all.entries()) {
    setTimeout(() => connection.close(closing.restarting), (index / all.length) * pause);
  }
  await new Promise((resolve) => setTimeout(resolve, pause + 50));
}
