import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

let api: TestApp;
let as: TestSession;
beforeAll(async () => {
  api = await createTestApp();
  as = await api.signIn();
  const records = recordsIn(api.database);
  for (let count = 0; count < 5; count += 1) await records.skill();
});
afterAll(() => api.close());

const get = (url: string, encoding: string | undefined) =>
  api.app.inject({ url, headers: { ...as.headers, ...(encoding ? { 'accept-encoding': encoding } : {}) } });

test('a list is compressed as the browser asks, and says what it depends on', async () => {
  const path = '/api/v1/skills?limit=25';
  const [plain, br, gz, none] = await Promise.all(
    [undefined, 'gzip, deflate, br', 'gzip', 'br;q=0, zstd'].map((encoding) => get(path, encoding)),
  );
  expect([plain, br, gz, none].map((answer) => answer!.headers['content-encoding'])).toEqual([
    undefined,
    'br',
    'gzip',
    undefined,
  ]);
  expect(brotliDecompressSync(br!.rawPayload).toString()).toBe(plain!.body);
  expect(gunzipSync(gz!.rawPayload).toString()).toBe(plain!.body);
  expect(br!.rawPayload.length).toBeLessThan(plain!.rawPayload.length / 2);
  for (const answer of [plain, br, gz, none]) {
    expect(answer!.headers.vary).toContain('Accept-Encoding');
    expect(answer!.headers.vary).toContain('Origin');
  }
  expect(br!.headers['cache-control']).toBe('no-store');
});

test('small answers, problems and whatever carries a token are sent as they are', async () => {
  for (const path of ['/api/v1/skills?limit=1&q=nothing', '/api/v1/checkToken', '/api/v1/skills/1']) {
    expect((await get(path, 'br')).headers['content-encoding'], path).toBeUndefined();
  }
  const start = await api.call('POST', '/api/v1/auth/start', {
    body: { state: 's'.repeat(43), nonce: 'n'.repeat(43), codeChallenge: 'c'.repeat(43) },
    headers: { 'accept-encoding': 'br' },
  });
  expect(start.headers['content-encoding']).toBeUndefined();
});
