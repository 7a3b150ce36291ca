import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '#app.ts';
import { createTestApp } from '#test/test-app.ts';
import { auditedEvents, demoPassword, startTestServer } from '../provider/test-server.ts';
import { signInThroughPage, TestBrowser } from '../sign-in/test-sign-in.ts';
import { demoStaff } from './demo-staff.ts';
import { hashPassword } from './password.ts';
import { readStaffFile } from './staff-file.ts';

const people = [
  { email: 'Sara@company.sa', name: 'Sara Ali', role: 'admin', password: await hashPassword('saras own password') },
  { email: 'ali@company.sa', name: 'علي', role: 'editor', password: await hashPassword('alis own password') },
] as const;
const [sara, ali] = people;
let folder: string;
let staffFile: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'diwan-staff-'));
  staffFile = join(folder, 'staff.json');
});
afterAll(() => rm(folder, { recursive: true, force: true }));
const write = (people: unknown) => writeFile(staffFile, typeof people === 'string' ? people : JSON.stringify(people));

test('T143 AUTH-01 with a list of staff each signs in with their own password, and no account of the demo exists', async () => {
  await write(people);
  const server = await startTestServer({ staffFile });
  const enter = (email: string, password: string) =>
    signInThroughPage(new TestBrowser(server.base), server.config.publicUrl, { email, password });
  expect((await enter('sara@company.sa', 'saras own password')).user).toMatchObject({
    displayName: 'Sara Ali',
    userRole: 'admin',
  });
  expect((await enter('ali@company.sa', 'alis own password')).user).toMatchObject({ userRole: 'editor' });
  await expect(enter('ali@company.sa', 'saras own password')).rejects.toThrow();
  await expect(enter('admin@example.com', demoPassword)).rejects.toThrow();
  const { rows } = await server.database.pool.query('SELECT email FROM staff ORDER BY state DESC');
  expect(rows).toEqual([{ email: 'Sara@company.sa' }, { email: 'ali@company.sa' }]);
  await server.close();
});

test('T143 accounts and sessions that a start for development left behind end with the first start in production', async () => {
  await write([sara]);
  const api = await createTestApp();
  const session = await api.signIn('admin');
  expect((await api.call('GET', '/api/v1/skills', { as: session })).statusCode).toBe(200);
  await (await buildApp({ ...api.deps, config: { ...api.deps.config, staffFile } })).close();
  expect((await api.call('GET', '/api/v1/skills', { as: session })).statusCode).toBe(401);
  const { rows } = await api.database.pool.query(
    "SELECT email, state, password_hash FROM staff LEFT JOIN credentials ON staff_id = staff.id WHERE state = 'active' OR password_hash IS NOT NULL",
  );
  expect(rows).toEqual([{ email: sara.email, state: 'active', password_hash: sara.password }]);
  expect(await auditedEvents(api.database)).toEqual(['user_created', ...Array(10).fill('user_archived')]);
  await expect(buildApp(api.deps)).rejects.toThrow('Set STAFF_FILE');
  await api.close();
});

test('T143 whoever leaves the list or gets another password is signed out; whoever was suspended stays so', async () => {
  await write(people);
  const api = await createTestApp({ staffFile });
  const restart = async () => (await buildApp(api.deps)).close();
  const rows = async (query: string) => (await api.database.pool.query(query)).rows;
  const open =
    "INSERT INTO sessions (id, staff_id, cookie_hash, created_at, last_used_at, proven_at, ends_at, sign_in_expires_at) SELECT gen_random_uuid(), id, id::text, now(), now(), now(), now() + '1 hour', now() + '1 hour' FROM staff";
  await api.database.pool.query(open);
  await write([{ ...sara, password: await hashPassword('another password') }, ali]);
  await restart();
  const openOnes = 'SELECT email FROM sessions JOIN staff ON staff.id = staff_id WHERE ended_at IS NULL';
  expect(await rows(openOnes)).toEqual([{ email: 'ali@company.sa' }]);
  await write([sara]);
  await restart();
  expect(await rows(openOnes)).toEqual([]);
  await api.database.pool.query("UPDATE staff SET state = 'suspended' WHERE role = 'admin'");
  await write([
    { ...sara, name: 'Sara' },
    { ...ali, role: 'admin' },
  ]);
  await restart();
  expect(await rows('SELECT name, role, state FROM staff ORDER BY state DESC')).toEqual([
    { name: 'Sara', role: 'admin', state: 'suspended' },
    { name: 'علي', role: 'admin', state: 'active' },
  ]);
  await api.close();
});

test.each([
  ['is no JSON', 'nothing', 'it is no JSON'],
  ['names nobody', [], 'names nobody'],
  ['names no admin', [ali], 'it names no admin'],
  ['names somebody twice', [sara, { ...sara, email: 'sara@company.sa' }], 'twice'],
  ['gives two people one hash', [sara, { ...ali, password: sara.password }], 'one password'],
  ['lacks a password', [{ ...sara, password: undefined }], 'has no password'],
  ['holds a password as it is', [{ ...sara, password: 'plain' }], 'is no hash'],
  ['holds a cheap hash', [{ ...sara, password: sara.password.replace('$32768$', '$1024$') }], 'is no hash'],
  ['gives a role that is none', [{ ...sara, role: 'owner' }], 'entry 1, role'],
])('T143 a list of staff that %s is refused in one line', async (_, people, words) => {
  await write(people);
  const reading = readStaffFile(staffFile, { passwords: true });
  await expect(reading).rejects.toThrow(words);
  await expect(reading).rejects.not.toThrow('\n');
});

test('T143 two accounts of the demo can sign in, and one of them is an admin', async () => {
  const api = await createTestApp();
  const { rows } = await api.database.pool.query(
    'SELECT email, role FROM staff JOIN credentials ON staff_id = id ORDER BY email',
  );
  expect(rows).toEqual([demoStaff.admin, demoStaff.editor].map(({ email, role }) => ({ email, role })));
  expect(demoStaff.colleagues.map(({ role }) => role)).not.toContain('admin');
  await api.close();
});

test('T143 whom an administrator of the list has invited stays at the next start; whom the demo invited does not', async () => {
  await write([sara]);
  const api = await createTestApp();
  const { pool } = api.database;
  const invited = (email: string, by: string) =>
    pool.query(
      `INSERT INTO staff (id, email, name, role, state, preferences, created_by, updated_by, search_key)
       SELECT gen_random_uuid(), $1, $1, 'editor', 'active', preferences, jsonb_build_object('type', 'staff', 'id', id, 'name', name), updated_by, ''
       FROM staff WHERE email = $2`,
      [email, by],
    );
  await invited('of-the-demo@example.com', 'admin@example.com');
  const start = async () => (await buildApp({ ...api.deps, config: { ...api.deps.config, staffFile } })).close();
  await start();
  await invited('huda@company.sa', sara.email);
  await invited('by-huda@company.sa', 'huda@company.sa');
  await start();
  const { rows } = await pool.query("SELECT email FROM staff WHERE state = 'active' ORDER BY email");
  expect(rows.map(({ email }) => email)).toEqual(['Sara@company.sa', 'by-huda@company.sa', 'huda@company.sa']);
  await api.close();
});
