import { is, sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import { type PgDatabase, PgTransaction, type PgTransactionConfig } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { KeyRing } from '../key-ring/key-ring.ts';
import { type ClientOptions, DatabaseClient, openClient } from './client.ts';
import { valueTypes } from './values.ts';

/** What a query can be run on: a transaction, or the database itself where no transaction is needed. */
export type Tx = PgDatabase<NodePgQueryResultHKT, Record<string, never>> & AuditKeys;

/** What seals the events that are written on it. */
interface AuditKeys {
  auditKeys?: KeyRing | undefined;
}

export interface TransactionOptions extends PgTransactionConfig {
  /** How long one statement may take, where it is not as long as usual. */
  statementSeconds?: number;
  /** How long the transaction may wait for us. */
  idleSeconds?: number;
}

export interface Database {
  pool: pg.Pool;
  orm: NodePgDatabase<Record<string, never>> & AuditKeys;
  transaction<T>(fn: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** A connection beside the pool, for what lasts; its name is seen by the database's operators. */
  connect(name: string): Promise<pg.Client>;
  close(): Promise<void>;
}

export interface DatabaseOptions extends AuditKeys {
  maxConnections?: number;
  statementSeconds?: number;
  /** How long a transaction may wait for us. */
  idleSeconds?: number;
  /** How long a query may wait for a free connection. */
  waitSeconds?: number;
  /** A connection was lost; whoever used it has been told by its query. */
  onError?: (error: Error) => void;
}

/** For work that nobody waits for, such as filling an empty database: a slow machine needs its time. */
export const patient = { statementSeconds: 600, idleSeconds: 600, waitSeconds: 60 } as const;

/** Longer than the server takes to end a statement by itself, and short enough for an answer within six seconds. */
const graceSeconds = 0.5;

/** What `%` calls alike, as a share of common trigrams: `محاسب عام` and `محاسب عامّ`, not `محاسب` and `محاسب أول`. An index finds these alone. */
const likeness = 0.7;

/** Opens a pool on a PostgreSQL database; nothing is connected before the first query. */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const {
    maxConnections = 20,
    statementSeconds = 4.5,
    idleSeconds: idle = 10,
    waitSeconds = 2,
    onError = () => {},
    auditKeys,
  } = options;
  const settings: pg.PoolConfig & ClientOptions = {
    connectionString: url,
    Client: DatabaseClient,
    types: valueTypes,
    max: maxConnections,
    connectionTimeoutMillis: waitSeconds * 1000,
    idleTimeoutMillis: 30_000,
    silenceSeconds: statementSeconds + graceSeconds,
    application_name: 'diwan',
    options: [
      '-c timezone=UTC',
      '-c datestyle=ISO',
      `-c pg_trgm.similarity_threshold=${likeness}`,
      `-c statement_timeout=${statementSeconds * 1000}`,
      `-c idle_in_transaction_session_timeout=${idle * 1000}`,
    ].join(' '),
  };
  const pool = new pg.Pool(settings);
  // The pool tells of its idle connections only; each connection tells of itself, whoever has it.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', onError));
  const orm = Object.assign(drizzle(pool) as unknown as NodePgDatabase<Record<string, never>>, { auditKeys });

  async function transaction<T>(fn: (tx: Tx) => Promise<T>, given: TransactionOptions = {}): Promise<T> {
    const { statementSeconds: longest, idleSeconds, ...config } = given;
    const client = (await pool.connect()) as pg.PoolClient & DatabaseClient;
    if (longest) client.allowSilence(longest + graceSeconds);
    const isPlain = Object.keys(config).length === 0;
    try {
      return await drizzle(client).transaction(
        async (tx) => {
          if (longest) await tx.execute(setLocal('statement_timeout', longest));
          if (idleSeconds) await tx.execute(setLocal('idle_in_transaction_session_timeout', idleSeconds));
          return fn(Object.assign(tx as unknown as Tx, { auditKeys }));
        },
        isPlain ? undefined : config,
      );
    } finally {
      client.allowSilence();
      // What could not be ended is not handed to the next one.
      client.release(client.getTransactionStatus() !== 'I');
    }
  }

  return {
    pool,
    orm,
    transaction,
    connect: (name) => openClient(url, { application_name: name, options: settings.options }),
    close: () => pool.end(),
  };
}

const setLocal = (name: string, seconds: number) =>
  sql`select set_config(${name}, ${String(Math.round(seconds * 1000))}, true)`;

/** Reads something of each: at once, on connections of their own; one after the other within a transaction, which has but one. */
export async function readEach<T, Read>(tx: Tx, of: Iterable<T>, read: (one: T) => Promise<Read>): Promise<Read[]> {
  if (!is(tx, PgTransaction)) return Promise.all(Array.from(of, read));
  const all: Read[] = [];
  for (const one of of) all.push(await read(one));
  return all;
}
