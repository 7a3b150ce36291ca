import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { KeyRing } from '../keys/key-ring.ts';
import { valueTypes } from './values.ts';

/** What a query can be run on: a transaction, or the database itself where no transaction is needed. */
export type Tx = PgDatabase<NodePgQueryResultHKT, Record<string, never>> & AuditKeys;

/** What seals the events that are written on it. */
interface AuditKeys {
  auditKeys?: KeyRing | undefined;
}

export interface Database {
  pool: pg.Pool;
  orm: NodePgDatabase<Record<string, never>> & AuditKeys;
  transaction<T>(fn: (tx: Tx) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface DatabaseOptions extends AuditKeys {
  maxConnections?: number;
  statementSeconds?: number;
  /** How long a query may wait for a free connection. */
  waitSeconds?: number;
  onError?: (error: Error) => void;
}

/** Drizzle brings its own value parsers with each query; one set for every query is kept instead. */
class Client extends pg.Client {
  override query(config: unknown, ...rest: unknown[]): never {
    const plain =
      typeof config === 'object' && config !== null && 'types' in config ? { ...config, types: valueTypes } : config;
    return super.query(plain as string, ...(rest as [])) as never;
  }
}

/** Opens a pool on a PostgreSQL database; nothing is connected before the first query. */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const { maxConnections = 20, statementSeconds = 5, waitSeconds = 2, onError = () => {}, auditKeys } = options;
  const pool = new pg.Pool({
    connectionString: url,
    Client,
    types: valueTypes,
    max: maxConnections,
    connectionTimeoutMillis: waitSeconds * 1000,
    idleTimeoutMillis: 30_000,
    application_name: 'diwan',
    options: [
      '-c timezone=UTC',
      '-c datestyle=ISO',
      `-c statement_timeout=${statementSeconds * 1000}`,
      '-c idle_in_transaction_session_timeout=10000',
    ].join(' '),
  });
  pool.on('error', onError);
  const orm = Object.assign(drizzle(pool) as unknown as NodePgDatabase<Record<string, never>>, { auditKeys });
  return {
    pool,
    orm,
    transaction: (fn) => orm.transaction((tx) => fn(Object.assign(tx, { auditKeys }))),
    close: () => pool.end(),
  };
}
