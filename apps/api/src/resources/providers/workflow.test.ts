import type { Provider, ProviderEvent } from '@diwan/api-contract/resources/providers';
import { hidden } from '@diwan/api-contract/values/mask';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordFilesTable } from '#db/schema/files.ts';
import { mailsTable } from '#db/schema/mails.ts';
import { sweepResources } from '#features/jobs/sweep.ts';
import { createDemoApp } from '#test/demo-app.ts';
import { addProvider } from '#test/marketplace/provider-records.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

let api: TestApp;
let as: TestSession;
let records: ReturnType<typeof recordsIn>;
beforeAll(async () => {
  api = await createTestApp();
  records = recordsIn(api.database);
  as = await api.signIn('editor');
});
afterAll(() => api.close());

const view = async (id: string): Promise<Provider> => (await api.call('GET', `/api/v1/providers/${id}`, { as })).json();
const dayIn = (days: number) => new Date(api.clock.now.getTime() + days * 86_400_000).toISOString().slice(0, 10);

async function send(id: string, event: ProviderEvent, by = as) {
  const { version } = await view(id);
  return api.call('POST', `/api/v1/providers/${id}/events`, {
    as: by,
    body: event,
    headers: { 'if-match': `"v${version}"` },
  });
}
const handIn = (recordId: string, expiresOn: string | null = null) =>
  records.document({ resource: 'providers', recordId, type: 'cr', expiresOn });

test('a provider is approved with its documents and a sound account, and gets a mail about it', async () => {
  const { id } = await addProvider(api.database, { state: 'pending_review', iban: null });
  const approve = { type: 'provider.approve' } as const;
  expect((await send(id, approve)).json().reason).toBe('documentMissing');
  await handIn(id, dayIn(40));
  expect((await send(id, approve)).json().reason).toBe('ibanMissing');
  const { version } = await view(id);
  const patch = (body: object, at = version) =>
    api.call('PATCH', `/api/v1/providers/${id}`, { as, body, headers: { 'if-match': `"v${at}"` } });
  expect((await patch({ iban: 'SA0380000000608010167518' })).json().errors).toEqual([
    { path: 'iban', code: 'invalidIban' },
  ]);
  expect((await patch({ iban: 'SA4420000001234567891234' })).json().iban).toBe(`SA${hidden.repeat(18)}1234`);
  expect((await send(id, approve)).json()).toMatchObject({ state: 'active' });
  const mails = await api.database.orm.select().from(mailsTable).where(eq(mailsTable.providerId, id));
  expect(mails.map(({ template }) => template)).toEqual(['providerModerated']);
});

test('whose account is changed is verified anew, and only what is there can be', async () => {
  const { id } = await addProvider(api.database);
  expect((await send(id, { type: 'provider.verifyBank' })).json().bankVerifiedAt).not.toBeNull();
  expect((await send(id, { type: 'provider.verifyBank' })).json().reason).toBe('bankVerified');
  const { version } = await view(id);
  const changed = await api.call('PATCH', `/api/v1/providers/${id}`, {
    as,
    body: { iban: 'SA4420000001234567891234' },
    headers: { 'if-match': `"v${version}"` },
  });
  expect(changed.json().bankVerifiedAt).toBeNull();
});

test('a document that has run out suspends once the days of grace are over, and a new one lets it be reinstated', async () => {
  const { id } = await addProvider(api.database);
  const { id: paper } = await handIn(id, dayIn(-3));
  await sweepResources(api.deps);
  expect((await view(id)).state).toBe('active');
  await api.database.orm
    .update(recordFilesTable)
    .set({ expiresOn: dayIn(-30) })
    .where(eq(recordFilesTable.id, paper));
  await sweepResources(api.deps);
  expect(await view(id)).toMatchObject({ state: 'suspended', stateReason: 'document_expired' });
  expect((await send(id, { type: 'provider.reinstate' })).json().reason).toBe('documentExpired');
  await handIn(id, dayIn(300));
  expect((await send(id, { type: 'provider.reinstate' })).json()).toMatchObject({ state: 'active', stateReason: null });
});

test('only an administrator closes a provider, and none whose wallet holds money', async () => {
  const { id } = await addProvider(api.database);
  const close = { type: 'provider.close', reason: 'requested' } as const;
  expect((await send(id, close)).statusCode).toBe(403);
  const admin = await api.signIn('admin');
  const { id: rich } = await addProvider(api.database, { walletBalance: 500 });
  expect((await send(rich, close, admin)).json().reason).toBe('walletNotEmpty');
  expect((await send(id, close, admin)).json().state).toBe('closed');
});

test('the demo has providers in every state and of every type, each as its rules want it', async () => {
  const demo = await createDemoApp(0.02);
  const read = async (text: string) => (await demo.database.pool.query(text)).rows;
  expect(await read('select distinct state from providers')).toHaveLength(7);
  expect(await read('select distinct type from providers')).toHaveLength(4);
  const reader = await demo.signIn('editor');
  const list = await demo.call('GET', '/api/v1/providers?limit=100', { as: reader });
  const whole = list.json().items as Provider[];
  expect(whole.length).toBeGreaterThan(7);
  for (const { id, state } of whole) {
    const { documents } = (await demo.call('GET', `/api/v1/providers/${id}`, { as: reader })).json() as Provider;
    if (state === 'active') expect(documents.filter(({ standing }) => standing === 'missing')).toEqual([]);
  }
  await demo.close();
});
