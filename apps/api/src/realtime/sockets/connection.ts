import { randomInt } from 'node:crypto';
import type { TokenBucket } from 'limiter';
import type { WebSocket } from 'ws';
import { fullBucket } from '#http/limits/token-buckets.ts';
import type { Holder } from '../grant.ts';
import { type Closing, type Limits, writeFrame } from './protocol.ts';

/** One client: its socket, the session it was authorised for, and what it listens to. */
export class Connection {
  /** Can't be guessed, since a grant is for one socket. */
  readonly id = `${randomInt(2 ** 47)}.${randomInt(2 ** 47)}`;
  readonly openedAt = performance.now();
  readonly channels = new Map<string, Holder>();
  readonly #socket: WebSocket;
  readonly #limits: Limits;
  readonly #allowance: TokenBucket;
  readonly #spentGrants = new Map<string, number>();
  #holder: Holder | undefined;
  #heardAt = performance.now();
  #pingedAt: number | undefined;

  constructor(socket: WebSocket, limits: Limits) {
    this.#socket = socket;
    this.#limits = limits;
    this.#allowance = fullBucket(limits.messages);
  }

  get sessionId(): string | undefined {
    return this.#holder?.session;
  }

  /** Notes that the client spoke; false when it speaks too often. */
  hear(): boolean {
    this.#heardAt = performance.now();
    this.#pingedAt = undefined;
    return this.#allowance.tryRemoveTokens(1);
  }

  /** Takes a grant for this socket: once, and only for the session that the socket belongs to already. */
  accept(auth: string, holder: Holder): boolean {
    if (this.#holder && this.#holder.session !== holder.session) return false;
    if (this.#spentGrants.has(auth)) return false;
    const now = Date.now() / 1000;
    for (const [spent, expires] of this.#spentGrants) if (expires < now) this.#spentGrants.delete(spent);
    this.#spentGrants.set(auth, holder.expires);
    this.#holder = holder;
    return true;
  }

  /** Asks a silent client whether it is there; closes one that doesn't answer or was never authorised. */
  inspect(unauthorized: Closing, silent: Closing): void {
    const now = performance.now();
    if (!this.#holder && now - this.openedAt > this.#limits.authorisedWithin) return this.close(unauthorized);
    if (now - this.#heardAt < this.#limits.pingAfter) return;
    this.#pingedAt ??= this.#ping(now);
    if (now - this.#pingedAt > this.#limits.pongWithin) this.close(silent);
  }

  #ping(now: number): number {
    this.send(writeFrame('pusher:ping', {}));
    return now;
  }

  send(frame: string): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(frame);
  }

  close([code, reason]: Closing): void {
    if (code >= 4000) this.send(writeFrame('pusher:error', { code, message: reason }));
    this.#socket.close(code, reason);
    // A peer that is gone never answers the closing handshake.
    setTimeout(() => this.#socket.terminate(), 2_000).unref();
  }
}
