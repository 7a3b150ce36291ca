import { rm } from 'node:fs/promises';
import { startEmbeddedPostgres } from '@diwan/api/db/embedded.ts';
import { migrate } from '@diwan/api/db/migrate.ts';
import { temporaryHome } from '@diwan/api/test/databases/temporary-home.ts';
import { addProvider } from '@diwan/api/test/marketplace/provider-records.ts';
import { openTestApp, type TestApp, type TestSession } from '@diwan/api/test/open-test-app.ts';
import pg from 'pg';
import { quantile } from '../report/figures.ts';

/** A wallet in a ledger of very many entries. */
export interface LedgerResults {
  entries: number;
  /** Of the wallet that is read. */
  lines: number;
  /** Milliseconds, of 99 in 100 requests one after the other: the provider with its balances, and pages of the wallet's lines. */
  balanceP99: number;
  pageP99: number;
}

const owners = 20;
const batch = 500_000;
const requests = 200;
const deep = 10;

export async function measureLedger(entries: number): Promise<LedgerResults> {
  console.log(`Measuring a wallet in a ledger of ${entries.toLocaleString('en')} entries …`);
  const folder = await temporaryHome('bench-ledger');
  const server = await startEmbeddedPostgres(folder, { isDurable: false });
  try {
    await migrate(server.url);
    const api = await openTestApp({ url: server.url, servingUrl: server.url });
    const { id } = await addProvider(api.database);
    const lines = await fill(server.url, id, entries);
    const as = await api.signIn('admin');
    const balanceP99 = await p99(api, as, async () => `/api/v1/providers/${id}`);
    const pageP99 = await p99(api, as, pagesOf(`/api/v1/wallet-transactions?provider=${id}`));
    await api.close();
    return { entries, lines, balanceP99, pageP99 };
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Each address, from the answer to the one before: page after page, and from the first again. */
const pagesOf = (first: string) => {
  let nth = 0;
  return async (before: { next?: string | null } | null): Promise<string> => {
    nth += 1;
    return before?.next && nth % deep !== 0 ? `${first}&after=${before.next}` : first;
  };
};

async function p99(
  api: TestApp,
  as: TestSession,
  nextOf: (before: { next?: string | null } | null) => Promise<string>,
): Promise<number> {
  const taken: number[] = [];
  let before: { next?: string | null } | null = null;
  for (let nth = 0; nth < requests + deep; nth += 1) {
    const url = await nextOf(before);
    const began = performance.now();
    const answer = await api.call('GET', url, { as });
    taken.push(performance.now() - began);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    before = answer.json();
  }
  return quantile(taken.slice(deep), 0.99);
}

/** Writes what so many postings would have left, to the accounts of a few owners in turn; answers how many lines the wallet of one has. */
async function fill(url: string, owner: string, entries: number): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // As it would be after all of these: nobody needs to check each again.
    await client.query('SET session_replication_role = replica');
    const postings = entries / 2;
    const each = postings / owners;
    await client.query(
      `CREATE TEMP TABLE owners AS SELECT n AS turn, CASE n WHEN 0 THEN $1::uuid ELSE gen_random_uuid() END AS owner_id, gen_random_uuid() AS account_id
       FROM generate_series(0, $2::int - 1) AS n`,
      [owner, owners],
    );
    await client.query(
      `INSERT INTO ledger_accounts (id, owner_id, name, balance, entries) SELECT account_id, owner_id, 'available', $1::bigint * 100, $1 FROM owners`,
      [each],
    );
    for (let from = 1; from <= postings; from += batch) {
      const to = Math.min(postings, from + batch - 1);
      await client.query(
        `CREATE TEMP TABLE posted AS SELECT n, gen_random_uuid() AS id, o.account_id, o.owner_id, (n - 1) / $3::int + 1 AS place,
           now() - make_interval(secs => $4::int - n) AS at FROM generate_series($1::int, $2::int) AS n JOIN owners o ON o.turn = (n - 1) % $3::int`,
        [from, to, owners, postings],
      );
      await client.query(
        `INSERT INTO ledger_transactions (id, key, kind, at, author, size) SELECT id, 'bench ' || n, 'bonus', at, '{"type":"system","id":"bench","name":"Bench"}', 2 FROM posted`,
      );
      await client.query(
        `INSERT INTO ledger_entries (account_id, position, transaction_id, amount, balance_after)
         SELECT account_id, place, id, 100, place * 100 FROM posted
         UNION ALL SELECT (SELECT id FROM ledger_accounts WHERE owner_id IS NULL AND name = 'adjustments'), n, id, -100, NULL FROM posted`,
      );
      await client.query(
        `INSERT INTO wallet_transactions (id, created_at, updated_at, state_changed_at, created_by, updated_by, search_key, number, state, provider_id,
           kind, direction, amount, balance_after, reference, posting)
         SELECT gen_random_uuid(), at, at, at, '{"type":"system","id":"bench","name":"Bench"}', '{"type":"system","id":"bench","name":"Bench"}', 'wtx' || n,
           'WTX-B-' || n, 'available', owner_id, 'bonus', 'credit', 100, place * 100, 'BENCH', 'bench ' || n FROM posted WHERE owner_id = $1`,
        [owner],
      );
      await client.query('DROP TABLE posted');
      console.log(`${(to * 2).toLocaleString('en')} entries`);
    }
    for (const table of ['ledger_accounts', 'ledger_transactions', 'ledger_entries', 'wallet_transactions'])
      await client.query(`VACUUM ANALYZE ${table}`);
    return each;
  } finally {
    await client.end();
  }
}
