import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readWorkbook } from '#test/tables/read-workbook.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

const isLong = process.env.TEST_LONG !== undefined;
const rows = isLong ? 250_000 : 4_500;

let api: TestApp;
let as: TestSession;
let origin: string;
beforeAll(async () => {
  api = await createTestApp();
  as = await api.signIn();
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
  for (let from = 1; from <= rows; from += 250) await addSkills(from, from + 249);
});
afterAll(async () => {
  // fetch opens a connection in advance, which would be waited for.
  api.app.server.closeAllConnections();
  await api.close();
});

/** The first ones have so much in them that no buffer on the way holds their export. */
function addSkills(from: number, to: number) {
  return api.database.pool.query(
    `INSERT INTO skills (id, created_by, updated_by, search_key, state, name, type, ar_key, synonyms)
     SELECT gen_random_uuid(), '{}', '{}', 'skill ' || n, 'active', jsonb_build_object('ar', 'مهارة ' || n), 'technical', 'skill ' || n,
       CASE WHEN n <= 2000 THEN jsonb_build_array(jsonb_build_object('language', 'en', 'text',
         (SELECT string_agg(md5(n || ' ' || m), '') FROM generate_series(1, 250) m))) ELSE '[]' END
     FROM generate_series($1::int, $2::int) n`,
    [from, to],
  );
}

const download = (query: string, signal?: AbortSignal) =>
  fetch(`${origin}/api/v1/skills/export?language=ar&${query}`, { headers: as.headers, signal });

const connectionsInUse = () => api.deps.database.pool.totalCount - api.deps.database.pool.idleCount;

/** The names in a CSV of one column, while it comes, without keeping it. */
async function* names(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\r\n');
    rest = lines.pop()!;
    yield* lines;
  }
}

/** What happens in the house meanwhile: rows come, change and go. */
async function write(turn: number) {
  await addSkills(rows + 10 * turn + 1, rows + 10 * turn + 10);
  const { pool } = api.database;
  await pool.query('UPDATE skills SET name = name || \'{"ar": "changed"}\' WHERE ar_key = $1', [
    `skill ${3 * turn + 1}`,
  ]);
  await pool.query('DELETE FROM skills WHERE ar_key = $1', [`skill ${rows - turn}`]);
}

test(`T46 an export of ${rows} rows during writes is one snapshot: every row of its beginning once, none of later`, {
  timeout: 900_000,
}, async () => {
  const answer = await download('format=csv&columns=name,synonyms&sort=name');
  await write(0);
  let isWriting = true;
  const writing = (async () => {
    for (let turn = 1; isWriting; turn++) await write(turn);
  })();
  const seen = new Uint8Array(rows + 1);
  const memory = [0, 0];
  let lines = 0;
  for await (const line of names(answer.body!)) {
    if (lines > 0) seen[Number(/^"مهارة (\d+)"/.exec(line)![1])]! += 1;
    if (lines % 1000 === 0) {
      const half = lines < rows / 2 ? 0 : 1;
      memory[half] = Math.max(memory[half]!, process.memoryUsage().rss);
    }
    lines += 1;
  }
  isWriting = false;
  await writing;
  expect(lines).toBe(rows + 1);
  expect(seen.subarray(1).every((times) => times === 1)).toBe(true);
  // What has been sent is not kept.
  const megabytes = memory.map((bytes) => Math.round(bytes / 1_048_576));
  if (isLong) expect(megabytes[1]! - megabytes[0]!, `${megabytes.join(', then ')} MB`).toBeLessThan(80);
});

test('T46 a workbook is made in the same way', async () => {
  const { total } = (await api.call('GET', '/api/v1/skills/counts', { as })).json();
  const answer = await download('format=xlsx&columns=name');
  const { rows: read } = await readWorkbook(Buffer.from(await answer.arrayBuffer()));
  if (total.isCapped) expect(read.length).toBeGreaterThan(total.value);
  else expect(read).toHaveLength(total.value + 1);
}, 900_000);

test.each(['csv', 'xlsx'])('whoever goes away in the middle of %s leaves no connection behind', async (format) => {
  const stop = new AbortController();
  const answer = await download(`format=${format}&columns=synonyms`, stop.signal);
  const reader = answer.body!.getReader();
  await reader.read();
  expect(connectionsInUse()).toBeGreaterThan(0);
  stop.abort();
  await expect.poll(connectionsInUse, { timeout: 15_000 }).toBe(0);
  expect(await (await download('format=csv&columns=name&q=nothing')).text()).toBe('"الاسم العربي"\r\n');
});
