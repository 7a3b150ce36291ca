import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { type Database, openDatabase, patient, type Tx } from '#db/database.ts';
import { testKeys } from '../test-keys.ts';

export interface RolledBackDatabase extends Database {
  /** Begins what is undone; whoever uses the database meanwhile is one caller, who waits for each answer. */
  begin(): Promise<void>;
  /** Undoes what was done since. */
  undo(): Promise<void>;
}

/**
 * A database that keeps nothing: each transaction is a part of one that is rolled back in the end. What the database judges when a
 * transaction commits, it judges at the end of each part.
 */
export async function openRolledBack(url: string): Promise<RolledBackDatabase> {
  const { audit: auditKeys } = testKeys;
  const database = openDatabase(url, { ...patient, maxConnections: 1, auditKeys });
  const client = await database.pool.connect();
  planOnce(client);
  const asTx = (own: unknown) => Object.assign(own as Tx, { auditKeys });
  const orm = Object.assign(drizzle(client) as unknown as NodePgDatabase<Record<string, never>>, { auditKeys });
  let isOpen = true;
  let outer: Tx | undefined;
  let end = (_: Error) => {};
  let ended = Promise.resolve();
  return {
    ...database,
    pool: Object.assign(Object.create(database.pool), { query: client.query.bind(client) }),
    orm,
    transaction: (fn) =>
      outer!.transaction(async (part) => {
        const answer = await fn(asTx(part));
        await part.execute(sql`set constraints all immediate`);
        await part.execute(sql`set constraints all deferred`);
        return answer;
      }),
    async begin() {
      const begun = Promise.withResolvers<Tx>();
      ended = drizzle(client)
        .transaction(async (own) => {
          begun.resolve(asTx(own));
          await new Promise((_, reject) => {
            end = reject;
          });
        })
        // Nobody hears of it once it has begun: then it is how it is undone.
        .catch(begun.reject);
      outer = await begun.promise;
    },
    async undo() {
      end(new Error('undone'));
      await ended;
    },
    async close() {
      if (!isOpen) return;
      isOpen = false;
      client.release();
      await database.close();
    },
  };
}

/** Has the database plan each statement once, and not each time it is asked: a third of the time of many short histories. */
function planOnce(client: pg.PoolClient): void {
  const names = new Map<string, string>();
  const ask = client.query.bind(client) as (...asked: unknown[]) => unknown;
  const nameOf = (text: string) => {
    const name = names.get(text) ?? `statement ${names.size}`;
    names.set(text, name);
    return name;
  };
  const query = (first: unknown, ...rest: unknown[]) =>
    isStatement(first) ? ask({ ...first, name: nameOf(first.text) }, ...rest) : ask(first, ...rest);
  Object.assign(client, { query });
}

const isStatement = (asked: unknown): asked is { text: string } =>
  typeof asked === 'object' && asked !== null && 'text' in asked && !('submit' in asked);
