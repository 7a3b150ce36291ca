import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#test/test-app.ts';

let api: TestApp;
let folder: string;
const script = 'export const text = "ديوان";\n'.repeat(200);
// Not what the server would make of it.
const compressedByBuild = brotliCompressSync(script, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } });
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'diwan-static-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Diwan</title>');
  await writeFile(join(folder, 'assets/main-abc.js'), script);
  await writeFile(join(folder, 'assets/main-abc.js.map'), '{}');
  await writeFile(join(folder, 'assets/built-abc.js'), script);
  await writeFile(join(folder, 'assets/built-abc.js.br'), compressedByBuild);
  api = await createTestApp({ staticDir: folder });
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

test('ROUTE-01 every path of the screens is the page, never kept without asking', async () => {
  for (const path of ['/', '/login', '/job-posts/edit/1?tab=a', '/index.html']) {
    const page = await api.call('GET', path);
    expect([page.statusCode, page.headers['cache-control'], page.body]).toEqual([
      200,
      'no-cache',
      '<!doctype html><title>Diwan</title>',
    ]);
  }
});

test('T73 a missing asset is 404 and never the page', async () => {
  for (const path of ['/assets/main-old.js', '/assets/', '/assets/main-abc.js.map']) {
    const missing = await api.call('GET', path);
    expect([missing.statusCode, missing.body]).toEqual([404, 'Not found']);
  }
  expect((await api.call('GET', '/api/v2/things')).json()).toMatchObject({ code: 'notFound' });
  expect((await api.call('GET', '/api/v1/auth/refresh')).statusCode).toBe(405);
});

test('assets are immutable, compressed as the browser asks, and not sent again', async () => {
  const get = (headers: Record<string, string>) =>
    api.app.inject({ method: 'GET', url: '/assets/main-abc.js', headers });
  const [br, gz, plain] = await Promise.all([
    get({ 'accept-encoding': 'gzip, br' }),
    get({ 'accept-encoding': 'gzip, br;q=0' }),
    get({}),
  ]);
  expect([br.headers['content-encoding'], gz.headers['content-encoding'], plain.headers['content-encoding']]).toEqual([
    'br',
    'gzip',
    undefined,
  ]);
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(script);
  expect(gunzipSync(gz.rawPayload).toString()).toBe(script);
  expect(plain.body).toBe(script);
  expect(br.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(br.headers.vary).toContain('Accept-Encoding');
  expect((await get({ 'if-none-match': String(br.headers.etag) })).statusCode).toBe(304);
});

test('what the build has compressed is sent as it is to who reads that, and has no address of its own', async () => {
  const get = (url: string, encoding: string) =>
    api.app.inject({ method: 'GET', url, headers: { 'accept-encoding': encoding } });
  const br = await get('/assets/built-abc.js', 'br');
  expect([br.headers['content-encoding'], br.headers['content-type']]).toEqual([
    'br',
    'text/javascript; charset=utf-8',
  ]);
  expect(br.rawPayload).toEqual(compressedByBuild);
  expect(gunzipSync((await get('/assets/built-abc.js', 'gzip')).rawPayload).toString()).toBe(script);
  expect((await get('/assets/built-abc.js.br', 'br')).statusCode).toBe(404);
});

test('T36 no path leaves the folder of the screens', async () => {
  for (const path of [
    '/../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/%5c..%5csecret',
    '/a%00b',
  ]) {
    const { body } = await api.app.inject({ method: 'GET', url: path });
    expect(body).not.toMatch(/root:|"name"/);
  }
});

test('T31 every answer carries the same defences, whatever its status', async () => {
  const asset = await api.call('GET', '/assets/main-abc.js');
  const answers = [
    asset,
    await api.app.inject({
      method: 'GET',
      url: '/assets/main-abc.js',
      headers: { 'if-none-match': String(asset.headers.etag) },
    }),
    await api.call('GET', '/'),
    await api.call('GET', '/assets/none.js'),
    await api.call('GET', '/livez'),
    await api.call('GET', '/api/v1/openapi.json'),
    await api.call('GET', '/api/v1/docs'),
    await api.call('GET', '/api/v1/checkToken'),
    await api.call('PATCH', '/api/v1/checkToken'),
    await api.call('POST', '/api/v1/auth/start', { body: {} }),
    await api.call('GET', '/api/v1/%zz'),
    await api.call('GET', '/oidc/.well-known/openid-configuration'),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([
    200, 304, 200, 404, 200, 200, 200, 401, 405, 403, 400, 200,
  ]);
  for (const { headers } of answers) {
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': expect.stringMatching(/^(no-referrer|same-origin)$/),
      'cross-origin-opener-policy': 'same-origin',
    });
  }
  // A part of a page may nothing by itself; the page and a worker have the policy that binds what they run.
  expect(asset.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  const worker = await api.call('GET', '/assets/pdf.worker.min-abc.mjs');
  const policy = String(answers[2]!.headers['content-security-policy']);
  expect(worker.headers['content-security-policy']).toBe(policy);
  expect(policy).toContain("default-src 'none'; script-src 'self';");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types layout-worker");
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
  for (const { headers } of answers.slice(4)) expect(headers['cache-control']).toBe('no-store');
});

test('T31 a hostile Host header adds nothing to the policy', async () => {
  const { headers } = await api.app.inject({
    method: 'GET',
    url: '/',
    headers: { host: "evil.example; script-src 'unsafe-inline'" },
  });
  expect(headers['content-security-policy']).not.toContain('unsafe-inline');
});
