import type { PromoCode, PromoCodeEvent } from '@diwan/api-contract/resources/promo-codes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepResources } from '#features/jobs/sweep.ts';
import { sessionLimits } from '#identity/sessions/limits.ts';
import { asPlatform } from '#test/marketplace/wallet-records.ts';
import { addCode, codeAt, promoTerms, purchase } from '#test/sales/promo-records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';
import { redeemPromo, reservePromo } from './using/use-code.ts';

let api: TestApp;
let editor: TestSession;
let admin: TestSession;
beforeAll(async () => {
  api = await createTestApp({ sessionLimits: { ...sessionLimits, tokenSeconds: 7200 } });
  editor = await api.signIn('editor');
  admin = await api.signIn('admin');
});
afterAll(() => api.close());

const path = '/api/v1/promo-codes';
const view = async (id: string): Promise<PromoCode> => (await api.call('GET', `${path}/${id}`, { as: editor })).json();
/** Also when the clock is where no session lasts. */
const stateOf = async (id: string) => (await codeAt(api.database, id)).state;
const add = (body: object) => api.call('POST', path, { as: editor, body });
const inDays = (days: number) => new Date(api.clock.now.getTime() + days * 86_400_000).toISOString();

async function send(id: string, event: PromoCodeEvent, as = editor) {
  const { version } = await view(id);
  const headers = { 'if-match': `"v${version}"` };
  return api.call('POST', `${path}/${id}/events`, { as, body: event, headers });
}

test('ROUTE-38 a code is generated once for all: in capitals, found by any case, and never edited', async () => {
  const added = await add({ code: 'ramadan-48', ...promoTerms({ startsAt: inDays(-1), endsAt: inDays(20) }) });
  expect(added.statusCode, added.body).toBe(201);
  expect(added.json()).toMatchObject({ code: 'RAMADAN-48', state: 'active', redeemedCount: 0, discountGiven: 0 });
  const taken = await add({ code: 'Ramadan-48', ...promoTerms() });
  expect(taken.json()).toMatchObject({ status: 409, errors: [{ path: 'code', code: 'promoCodeExists' }] });
  const asked = await api.call('GET', `${path}/uniqueness?field=code&value=rAMADAN-48`, { as: editor });
  expect(asked.json().error).toEqual({ path: 'code', code: 'promoCodeExists' });
  const edit = await api.call('PATCH', `${path}/${added.json().id}`, {
    as: admin,
    body: { percent: 99 },
    headers: { 'if-match': '"v1"' },
  });
  expect(edit.statusCode).toBe(405);
  const ahead = await add({ code: 'AHEAD-1', ...promoTerms({ startsAt: inDays(3) }) });
  expect(ahead.json().state).toBe('scheduled');
});

test('its terms agree with each other, and what does not is named', async () => {
  const errorsOf = async (given: Parameters<typeof promoTerms>[0], code = 'SOUND-1') =>
    (await add({ code, ...promoTerms(given) })).json().errors;
  expect(await errorsOf({ endsAt: '2024-12-31T00:00:00.000Z' })).toEqual([{ path: 'endsAt', code: 'notAfterStart' }]);
  expect(await errorsOf({ type: 'fixed', percent: null, amount: 50_00, minSpend: 49_99 })).toEqual([
    { path: 'minSpend', code: 'belowDiscount' },
  ]);
  expect(await errorsOf({ type: 'free_period', percent: null, days: 30 })).toEqual([
    { path: 'appliesTo', code: 'freePeriodOfPlans' },
  ]);
  expect(await errorsOf({ percent: null })).toEqual([{ path: 'percent', code: 'required' }]);
  expect((await errorsOf({ percent: 101 }))[0]).toMatchObject({ path: 'percent', code: 'tooBig' });
  expect(await errorsOf({ audience: 'list' })).toEqual([{ path: 'talentListId', code: 'required' }]);
  expect(await errorsOf({ maxRedemptions: 1, maxPerUser: 2 })).toEqual([
    { path: 'maxPerUser', code: 'aboveRedemptions' },
  ]);
  expect((await errorsOf({}, 'عرض-1'))[0].path).toBe('code');
  expect((await errorsOf({}, 'ABC'))[0].path).toBe('code');
});

test('ROUTE-37 a code is switched off and on, and whoever did so may take it back', async () => {
  const { id } = await addCode(api.database);
  const off = (await send(id, { type: 'promoCode.pause' })).json();
  expect(off.state).toBe('paused');
  const undo = await api.call('POST', `${path}/${id}/undo`, {
    as: editor,
    body: {},
    headers: { 'if-match': `"v${off.version}"` },
  });
  expect(undo.json().state).toBe('active');
  await send(id, { type: 'promoCode.pause' });
  expect((await send(id, { type: 'promoCode.resume' })).json().state).toBe('active');
  const over = await addCode(api.database, { state: 'paused', endsAt: '2025-03-01T00:00:00.000Z' });
  expect((await send(over.id, { type: 'promoCode.resume' })).json().reason).toBe('ended');
  const early = await addCode(api.database, { state: 'paused', startsAt: inDays(2) });
  expect((await send(early.id, { type: 'promoCode.resume' })).json().state).toBe('scheduled');
});

test('disabling is for good', async () => {
  const { id } = await addCode(api.database);
  expect((await send(id, { type: 'promoCode.disable', note: 'انتشر خارج الفئة المقصودة.' })).json().state).toBe(
    'disabled',
  );
  for (const type of ['promoCode.resume', 'promoCode.pause', 'promoCode.disable'] as const)
    expect((await send(id, { type })).json().reason).toBe('wrongState');
  const { items } = (await api.call('GET', `${path}/${id}/activity`, { as: editor })).json();
  expect(items[0]).toMatchObject({ event: 'promoCode.disable', reason: { note: 'انتشر خارج الفئة المقصودة.' } });
});

test('only an administrator extends: to a later end and a higher limit, never back', async () => {
  const { id } = await addCode(api.database, { endsAt: inDays(5), maxRedemptions: 10 });
  const later = { type: 'promoCode.extend', endsAt: inDays(9) } as const;
  expect((await send(id, later)).statusCode).toBe(403);
  expect(Date.parse((await send(id, later, admin)).json().endsAt)).toBe(Date.parse(later.endsAt));
  const refused = async (event: Omit<Extract<PromoCodeEvent, { type: 'promoCode.extend' }>, 'type'>) =>
    (await send(id, { type: 'promoCode.extend', ...event }, admin)).json().reason;
  expect(await refused({ endsAt: inDays(8) })).toBe('endNotLater');
  expect(await refused({ maxRedemptions: 10 })).toBe('maxNotHigher');
  expect(await refused({})).toBe('nothingExtended');
  expect((await send(id, { type: 'promoCode.extend', maxRedemptions: 11 }, admin)).json().maxRedemptions).toBe(11);
  const forEver = await addCode(api.database);
  expect((await send(forEver.id, later, admin)).json().reason).toBe('unlimited');
});

test('the clock begins and ends a code, its last redemption exhausts it, and an extension brings either back', async () => {
  const { id, code } = await addCode(api.database, {
    state: 'scheduled',
    startsAt: inDays(1),
    endsAt: inDays(3),
    maxRedemptions: 1,
  });
  const began = api.clock.now;
  await sweepResources(api.deps);
  expect(await stateOf(id)).toBe('scheduled');
  api.clock.now = new Date(inDays(2));
  await sweepResources(api.deps);
  expect(await stateOf(id)).toBe('active');
  const request = purchase(code);
  await asPlatform(api, (writer) => reservePromo(writer, request));
  await asPlatform(api, (writer) => redeemPromo(writer, request));
  expect(await stateOf(id)).toBe('exhausted');
  api.clock.now = began;
  const extend = (event: object) => send(id, { type: 'promoCode.extend', ...event } as PromoCodeEvent, admin);
  expect((await extend({ endsAt: inDays(20) })).json().reason).toBe('stillUsedUp');
  expect((await extend({ maxRedemptions: 2 })).json().state).toBe('active');
  api.clock.now = new Date(inDays(25));
  await sweepResources(api.deps);
  api.clock.now = began;
  expect(await stateOf(id)).toBe('expired');
});

test('a code that nobody used is deleted; one that somebody used stays, and says so', async () => {
  const unused = await addCode(api.database);
  const remove = (id: string, version = 1) =>
    api.call('DELETE', `${path}/${id}`, { as: editor, headers: { 'if-match': `"v${version}"` } });
  expect((await remove(unused.id)).statusCode).toBe(204);
  const used = await addCode(api.database);
  await asPlatform(api, (writer) => reservePromo(writer, purchase(used.code)));
  expect((await remove(used.id)).json()).toMatchObject({
    code: 'inUse',
    references: [{ resource: 'promo-code-users', count: 1 }],
  });
});
