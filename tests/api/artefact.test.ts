import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startEmbeddedPostgres } from '@diwan/api/db/embedded.ts';
import { freePort } from '@diwan/api/db/free-port.ts';
import { signInThroughPage, TestBrowser } from '@diwan/api/identity/sign-in/test-sign-in.ts';
import { hashPassword } from '@diwan/api/identity/staff/password.ts';
import { temporaryHome } from '@diwan/api/test/databases/temporary-home.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

const repository = join(import.meta.dirname, '../..');
const secret = () => randomBytes(32).toString('base64url');
const sara = { email: 'sara@company.sa', password: 'purple-kettle-drives-7-snails' };
let folder: string;
let cluster: Awaited<ReturnType<typeof startEmbeddedPostgres>>;

beforeAll(async () => {
  folder = await temporaryHome('artefact');
  cluster = await startEmbeddedPostgres(join(folder, 'database'));
  const member = { email: sara.email, name: 'Sara Ali', role: 'admin', password: await hashPassword(sara.password) };
  await writeFile(join(folder, 'staff.json'), JSON.stringify([member]));
});
afterAll(async () => {
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
});

/** What `npm run build` makes of the server, moved to where nothing of the sources can be found. */
async function build(): Promise<string> {
  const [made, moved] = [join(folder, 'made'), join(folder, 'moved')];
  execFileSync(process.execPath, [join(repository, 'scripts/build/build-server.mjs'), made], { stdio: 'inherit' });
  await cp(made, moved, { recursive: true });
  await rm(made, { recursive: true });
  return moved;
}

test('T143 what is built runs in production without the sources and their packages: it is ready, shows the screens and signs a person in', async () => {
  const port = await freePort();
  const base = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['--enable-source-maps', 'server.js'], {
    cwd: await build(),
    env: {
      NODE_ENV: 'production',
      PORT: `${port}`,
      PUBLIC_URL: base,
      REALTIME_PORT: '0',
      DATABASE_URL: cluster.servingUrl,
      DATABASE_OWNER_URL: cluster.url,
      DATA_DIR: join(folder, 'data'),
      STAFF_FILE: join(folder, 'staff.json'),
      ALLOW_EMBEDDED_PROVIDER: 'yes',
      REALTIME_SECRET: secret(),
      SEALING_KEY: secret(),
      AUDIT_KEY: secret(),
    },
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => said.push(String(text)));
  const ended = new Promise((resolve) => child.on('close', resolve));
  while (!said.join('').includes('Only this computer') && child.exitCode === null) await wait(20);
  expect(said.join('')).toContain(`Diwan is ready at ${base}`);

  const page = await fetch(`${base}/dashboard`);
  expect([page.status, (await fetch(`${base}/readyz`)).status]).toEqual([200, 200]);
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1];
  for (const path of [script, '/oidc/sign-in.css', '/oidc/fonts/arabic-400.woff2', '/oidc/fonts/latin-600.woff2'])
    expect((await fetch(base + path)).status, path).toBe(200);
  const session = await signInThroughPage(new TestBrowser(base), base, sara);
  expect(session.user).toMatchObject({ email: sara.email, userRole: 'admin' });
  child.kill('SIGTERM');
  expect(await ended, said.join('')).toBe(0);
});
