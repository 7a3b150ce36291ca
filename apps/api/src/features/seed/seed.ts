import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { chained } from '#audit/chain.ts';
import type { AnyResource } from '#crud/definition.ts';
import type { Database, Tx } from '#db/database.ts';
import { fieldFilesTable } from '#db/schema/field-files.ts';
import { notificationsTable } from '#db/schema/notifications.ts';
import { auditEvents, auditPersonal } from '#db/schema/platform.ts';
import type { Keys } from '#keys/load-keys.ts';
import { serverResources } from '#resources/index.ts';
import { insertRows } from '#seeding/insert-rows.ts';
import { staffActors } from '#seeding/people-who-act.ts';
import { createRandom, type Random } from '#seeding/random.ts';
import type { Seed, Seeding } from '#seeding/seed.ts';
import { instant } from '#seeding/time.ts';
import { withoutIndexes } from '#seeding/without-indexes.ts';
import type { FileStore } from '#storage/store.ts';
import { DemoFiles } from './demo-files.ts';
import { historyRows } from './history.ts';
import { inOrder } from './in-order.ts';
import { notificationRows } from './notifications.ts';
import { Papers } from './papers.ts';
import { giveStaffPhotos } from './staff-photos.ts';

export interface SeedOptions {
  /** 1 is 2,000 employers, 20,000 job seekers, 5,000 job posts and 40,000 applications. */
  scale?: number;
  /** The same seed and the same `now` make the same data. */
  seed?: number;
  now?: Date;
  /** Where pictures and documents are kept; without it nobody has a picture or a CV, and documents can't be downloaded. */
  store?: FileStore;
}

interface Use {
  count: number;
  lastAt: number;
}

const resources = inOrder(Object.values<AnyResource>(serverResources)).filter(({ seed }) => seed);
const tables = resources.map(({ table }): PgTable => table);
const tablesWith = (column: string) => tables.filter((table) => column in table);

/** Whether there is anything that demo data could collide with. */
export async function hasRecords({ orm }: Database): Promise<boolean> {
  const any = resources.map(
    ({ table, registered = sql`false` }) => sql`exists (select from ${table} where not (${registered}))`,
  );
  const { rows } = await orm.execute<{ has: boolean }>(sql`select ${sql.join(any, sql` or `)} as has`);
  return rows[0]!.has;
}

/** Fills an empty database with demo data, all of it or nothing; answers how many rows of each table it made. */
export function seedDemoData(
  database: Database,
  { sealing, audit }: Keys,
  { scale = 1, seed = 20_261_121, now: at = new Date(), store }: SeedOptions = {},
): Promise<Record<string, number>> {
  const now = at.getTime();
  return database.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    for (const { table, registered } of resources) if (registered) await tx.delete(table as PgTable).where(registered);
    const made: Record<string, number> = {};
    const fill = async (table: PgTable, rows: Iterable<object>) => {
      const name = getTableName(table);
      made[name] = (made[name] ?? 0) + (await insertRows(tx, table, rows as never));
    };
    const uses = new Map<string, Use>();
    const streams = new Map<string, Random>();
    const plans = new Map<Seed, unknown>();
    const staff = await demoStaffIn(tx);
    const papers = new Papers(seed);
    const files = new DemoFiles(seed);
    /** Planned when somebody first asks for it, so that each comes after what it is made from. */
    function planOf<Plan>(planned: Seed<Plan>): Plan {
      if (!plans.has(planned)) plans.set(planned, planned.plan(seeding));
      return plans.get(planned) as Plan;
    }
    const seeding: Seeding = {
      scale,
      seed,
      now,
      sealing,
      staff,
      random(stream) {
        const known = streams.get(stream) ?? createRandom(seed, stream);
        streams.set(stream, known);
        return known;
      },
      planOf,
      use(termId, usedAt) {
        const { count, lastAt } = uses.get(termId) ?? { count: 0, lastAt: 0 };
        uses.set(termId, { count: count + 1, lastAt: Math.max(lastAt, usedAt) });
      },
      keep: (bytes, heldAt) => papers.hold(bytes, heldAt),
      draw: (drawn) => (store ? files.hold(drawn) : null),
      file: (filed) => (store ? files.hold(filed) : null),
      store: (stored) => (store ? files.hold(stored) : null),
    };

    const seeds = await Promise.all(resources.map((resource) => resource.seed!()));
    for (const each of seeds) planOf(each);
    await withoutIndexes(tx, tables, async () => {
      for (const [index, each] of seeds.entries()) {
        const plan = plans.get(each);
        await fill(tables[index]!, each.rows(plan, seeding));
        for (const [table, rows] of each.attached?.(plan) ?? []) await fill(table, rows);
      }
    });
    if (store) {
      if (staff.length > 0) await giveStaffPhotos(tx, seeding);
      made[getTableName(fieldFilesTable)] = await files.keep(tx, store);
      await papers.keep(store);
    }
    const { rows } = await tx.execute<{ number: number }>(sql`select number from next_audit_place('seed', '')`);
    made.audit_events = 0;
    for (const history of historyRows(seeding)) {
      const sealed = [...chained(audit, rows[0]!.number, history)];
      made.audit_events += await insertRows(
        tx,
        auditEvents,
        sealed.map(({ event }) => event),
      );
      await insertRows(
        tx,
        auditPersonal,
        sealed.flatMap(({ beside }) => beside ?? []),
      );
    }
    if (staff.length > 0) await fill(notificationsTable, notificationRows(seeds, seeding));

    await countUses(tx, uses);
    for (const table of tablesWith('number').map(getTableName))
      await tx.execute(
        sql`select setval(to_regclass(${`${table}_number`}), greatest(1, (select count(*) from ${sql.identifier(table)})))`,
      );
    return made;
  });
}

/** All of them, or nobody. */
async function demoStaffIn(tx: Tx): Promise<readonly string[]> {
  const ids = staffActors.map(({ id }) => id);
  const { rows } = await tx.execute<{ count: number }>(sql`select count(*) as count from staff where id in ${ids}`);
  return rows[0]!.count === ids.length ? ids : [];
}

async function countUses(tx: Tx, uses: ReadonlyMap<string, Use>): Promise<void> {
  const list = JSON.stringify([...uses].map(([id, { count, lastAt }]) => ({ id, count, at: instant(lastAt) })));
  for (const table of tablesWith('usageCount')) {
    const counted = sql`json_to_recordset(${list}::json) as used (id uuid, count int, at timestamptz)`;
    await tx.execute(
      sql`update ${table} set usage_count = used.count, last_used_at = used.at from ${counted} where ${table}.id = used.id`,
    );
  }
}
