import type { EventEmitter } from 'node:events';
import type { Duplex } from 'node:stream';
import pg from 'pg';
import { valueTypes } from './values.ts';

export interface ClientOptions extends pg.ClientConfig {
  /** How long the server may say nothing while something is asked of it; 0 for as long as it takes. */
  silenceSeconds?: number;
}

type Wire = EventEmitter & { stream: Duplex };

/** The server did not answer in time: nobody knows what became of the question. */
export class DatabaseSilent extends Error {
  readonly code = 'ETIMEDOUT';
}

/**
 * A connection that survives whatever happens to it: losing it is an event that somebody always hears, and a server that
 * stands still is left alone, together with everything that was asked of it.
 */
export class DatabaseClient extends pg.Client {
  readonly #usualSilence: number;
  #silence: number;
  #watch: NodeJS.Timeout | undefined;
  /** How many questions were answered. */
  #answered = 0;

  constructor(options: ClientOptions = {}) {
    super({ types: valueTypes, ...options });
    this.#usualSilence = this.#silence = (options.silenceSeconds ?? 5) * 1000;
    // Without a listener a lost connection would end the process. Whoever asked something learns it from the answer.
    this.on('error', () => {});
    this.#wire.on('readyForQuery', () => {
      this.#answered += 1;
      this.#watch?.refresh();
    });
    this.on('drain', () => this.#rest());
    this.on('end', () => this.#rest());
  }

  /** How long the server may be silent from now on; without a number, as long as usual. */
  allowSilence(seconds?: number): void {
    this.#silence = seconds === undefined ? this.#usualSilence : seconds * 1000;
  }

  /** Drizzle brings its own value parsers with each query; one set for every query is kept instead. */
  override query(config: unknown, ...rest: unknown[]): never {
    if (this.#silence > 0) this.#watch ??= setTimeout(() => this.#leave(), this.#silence);
    const plain =
      typeof config === 'object' && config !== null && 'types' in config ? { ...config, types: valueTypes } : config;
    return super.query(plain as string, ...(rest as [])) as never;
  }

  get #wire(): Wire {
    return (this as unknown as { connection: Wire }).connection;
  }

  #rest(): void {
    clearTimeout(this.#watch);
    this.#watch = undefined;
  }

  /** When we were too busy ourselves, or the machine slept, the answer is here already, and is read before this goes on. */
  #leave(): void {
    const answered = this.#answered;
    setImmediate(() => {
      if (this.#watch && this.#answered === answered)
        this.#wire.stream.destroy(new DatabaseSilent('The database did not answer in time'));
    });
  }
}

/** A connection of its own, for what can't share one: it must be ended by whoever opened it. */
export async function openClient(url: string, options: ClientOptions = {}): Promise<pg.Client> {
  const client = new DatabaseClient({
    connectionString: url,
    connectionTimeoutMillis: 2_000,
    keepAlive: true,
    ...options,
  });
  await client.connect();
  return client;
}
