import type { PromoBatch } from '@diwan/api-contract/resources/promo-batches';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { promoCodesTable as codes } from '#resources/promo-codes/table.ts';
import { promoTerms } from '#test/sales/promo-records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';
import { generateStep } from './worker.ts';

let api: TestApp;
let as: TestSession;
beforeAll(async () => {
  api = await createTestApp();
  as = await api.signIn('editor');
});
afterAll(() => api.close());

const path = '/api/v1/promo-batches';
const view = async (id: string): Promise<PromoBatch> => (await api.call('GET', `${path}/${id}`, { as })).json();
const codesOf = (batch: string) => api.database.orm.select().from(codes).where(eq(codes.batchId, batch));
async function add(quantity: number, prefix = 'NOOR'): Promise<PromoBatch> {
  const answer = await api.call('POST', path, {
    as,
    body: { prefix, quantity, ...promoTerms({ maxRedemptions: 1, partnerName: 'جامعة النور' }) },
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

test('a batch is made in steps, by several at once, with as many codes as were asked for, all different and clear to read', async () => {
  const { id, state } = await add(1_200);
  expect(state).toBe('generating');
  expect(await generateStep(api.deps)).toBe(true);
  expect(await view(id)).toMatchObject({ generatedCount: 500, state: 'generating' });
  await Promise.all(Array.from({ length: 3 }, () => generateStep(api.deps)));
  while (await generateStep(api.deps));
  expect(await view(id)).toMatchObject({ generatedCount: 1_200, state: 'ready' });
  const made = await codesOf(id);
  expect(new Set(made.map(({ code }) => code)).size).toBe(1_200);
  for (const { code, state: of } of made) {
    expect(code).toMatch(/^NOOR-[2-9A-HJ-NP-Z]{8}$/);
    expect(of).toBe('active');
  }
  expect(made[0]).toMatchObject({ percent: 10, maxRedemptions: 1, partnerName: 'جامعة النور' });
  const { items } = (await api.call('GET', `/api/v1/promo-codes?batch=${id}&limit=25`, { as })).json();
  expect(items).toHaveLength(25);
  expect(items[0].batch).toMatchObject({ id });
});

test('a batch that is stopped keeps the codes that it has', async () => {
  const { id } = await add(600, 'STOP');
  await generateStep(api.deps);
  const stop = await api.call('POST', `${path}/${id}/events`, {
    as,
    body: { type: 'promoBatch.stop' },
    headers: { 'if-match': '"v1"' },
  });
  expect(stop.json(), stop.body).toMatchObject({ state: 'stopped', generatedCount: 500 });
  expect(await generateStep(api.deps)).toBe(false);
  expect(await codesOf(id)).toHaveLength(500);
});

test('a batch that can’t be made keeps no later one waiting, and is named', async () => {
  const [broken, sound] = [await add(10, 'BROKEN'), await add(10, 'SOUND')];
  await api.database.pool.query('ALTER TABLE promo_codes ADD CONSTRAINT none_broken CHECK (code NOT LIKE $$BROKEN%$$)');
  await expect(generateStep(api.deps)).rejects.toThrow(`1 failed, the first was ${broken.number}`);
  expect([(await view(broken.id)).state, (await view(sound.id)).state]).toEqual(['generating', 'ready']);
  await api.database.pool.query('ALTER TABLE promo_codes DROP CONSTRAINT none_broken');
  expect(await generateStep(api.deps)).toBe(true);
  expect(await view(broken.id)).toMatchObject({ state: 'ready', generatedCount: 10 });
});

test('a worker that is told to stop begins with no other batch', async () => {
  const { id } = await add(10, 'LATER');
  expect(await generateStep(api.deps, AbortSignal.abort())).toBe(false);
  expect(await codesOf(id)).toHaveLength(0);
  expect(await generateStep(api.deps)).toBe(true);
});

test('at most ten thousand at once, and what they begin with is short and Latin', async () => {
  const errorsOf = async (given: object) => {
    const body = { prefix: 'NOOR', quantity: 10, ...promoTerms(), ...given };
    return (await api.call('POST', path, { as, body })).json().errors.map((error: { path: string }) => error.path);
  };
  expect(await errorsOf({ quantity: 10_001 })).toEqual(['quantity']);
  expect(await errorsOf({ prefix: 'نور' })).toEqual(['prefix']);
  expect(await errorsOf({ prefix: 'ELEVENSIGNS' })).toEqual(['prefix']);
  expect(await errorsOf({ percent: null })).toEqual(['percent']);
});
