import { expect, test } from '../test.ts';

const expected = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

test('T31 every kind of answer carries the same defences', async ({ app, page, request }) => {
  const scripts: string[] = [];
  page.on('response', (response) => /\/assets\/.*\.js$/.test(response.url()) && scripts.push(response.url()));
  await app.open('/login');
  const [script] = scripts;
  const etag = (await request.get('/favicon.svg')).headers().etag;
  const kinds = {
    document: await request.get('/skills/list'),
    script: await request.get(script!),
    notModified: await request.get('/favicon.svg', { headers: { 'if-none-match': etag ?? '' } }),
    missingAsset: await request.get('/assets/missing.js'),
    missingEndpoint: await request.get('/api/v1/nothing'),
    unauthenticated: await request.get('/api/v1/skills'),
    badBody: await request.post('/api/v1/auth/start', { data: '{', headers: { 'content-type': 'application/json' } }),
    wrongMethod: await request.delete('/api/v1/checkToken'),
    settings: await request.get('/api/v1/auth/settings'),
    health: await request.get('/readyz'),
    documentation: await request.get('/api/v1/docs'),
    contract: await request.get('/api/v1/openapi.json'),
    provider: await request.get('/oidc/.well-known/openid-configuration'),
    providerPage: await request.get('/oidc/sign-in/unknown'),
  };
  for (const [kind, response] of Object.entries(kinds)) {
    expect(response.headers(), kind).toMatchObject(expected);
    expect(response.headers()['referrer-policy'], kind).toMatch(/^(no-referrer|same-origin)$/);
    expect(response.headers()['content-security-policy'], kind).toMatch(/default-src 'none'/);
    expect(response.status(), kind).toBeLessThan(500);
  }
  expect(kinds.notModified.status()).toBe(304);
  expect(kinds.document.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
});

test('T89 without the realtime channel nothing is asked of another host', async ({ app, page }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  let attempts = 0;
  await page.routeWebSocket(/.*/, (socket) => {
    attempts += 1;
    void socket.close();
  });
  await app.open('/skills/list');
  await app.seeHeading(app.t.skills.title);
  await expect.poll(() => attempts, { timeout: 20_000 }).toBeGreaterThan(1);
  expect([...hosts]).toEqual(['localhost']);
});
