import { randomUUID } from 'node:crypto';
import { addFeature, addPlan, addSubscription, gives } from '@diwan/api/test/marketplace/plan-records.ts';
import { searchKey } from '@diwan/api-contract/values/text/search-key';
import { RecordModel } from '#models/record-model.ts';
import { filled } from '#models/texts.ts';
import { expect, test } from '../test.ts';
import type { World } from '../world/world.ts';

const word = (about: string) => `${about} ${randomUUID().slice(0, 8)}`;
const tag = () => randomUUID().replaceAll('-', '').slice(0, 10);
const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();

/** A plan with a feature of its own, both of names that nobody else has. */
async function makePlan({ database }: World, row: Partial<Parameters<typeof addPlan>[1]> = {}) {
  const feature = await addFeature(database, { name: { ar: word('ميزة') } });
  const name = word('باقة');
  const plan = await addPlan(database, { name: { ar: name }, features: [gives(feature.id, 5)], ...row });
  return { ...plan, title: name, feature };
}

/** An employer in the middle of a month of a plan. */
async function makeSubscription(world: World, row: object = {}, planRow: object = {}) {
  const plan = await makePlan(world, { price: 1_000_00, ...planRow });
  const name = word('شركة');
  const employer = await world.records.employer({ name: { ar: name } });
  const period = { startAt: inDays(-15), currentPeriodStart: inDays(-15), currentPeriodEnd: inDays(15) };
  const subscription = await addSubscription(world.database, {
    planId: plan.id,
    employerId: employer.id,
    state: 'active',
    searchKey: searchKey(name),
    ...period,
    ...row,
  });
  return { ...subscription, employer: name, plan };
}

test('ROUTE-53 plan features are found by their name', async ({ app, world }) => {
  const name = word('ميزة');
  await addFeature(world.database, { name: { ar: name }, key: `list_${tag()}` });
  await app.open('/plan-features/list');
  await app.list.seeRow(name);
});

test('ROUTE-54 a plan feature is added by keyboard', async ({ app, page }) => {
  const name = word('ميزة');
  await app.open('/plan-features/add');
  await app.form.field('name.ar').focus();
  await page.keyboard.type(name);
  await app.form.field('key').focus();
  await page.keyboard.type(`added_${tag()}`);
  await page.keyboard.press('Enter');
  await app.seeToast(app.t.crud.form.created);
  await app.open(`/plan-features/list?q=${encodeURIComponent(name)}`);
  await app.list.seeRow(name);
});

test('ROUTE-55 a plan feature is renamed, and its key is settled while a plan has it', async ({ app, world }) => {
  const { feature } = await makePlan(world);
  const after = word('ميزة');
  await app.open(`/plan-features/edit/${feature.id}`);
  await app.form.fill('key', `other_${tag()}`);
  await app.form.clickSave();
  await app.form.seeErrors(filled(app.t.crud.invalid.featureUsed, { attr: app.t.planFeatures.fields.key }));
  await app.form.fill('key', feature.key);
  await app.form.fill('name.ar', after);
  await app.form.clickSave();
  await app.seeToast(app.t.crud.form.saved);
});

test('ROUTE-44 plans are found by name, and a state narrows them', async ({ app, world }) => {
  const { title } = await makePlan(world);
  await app.open('/plan/list');
  await app.list.seeRow(title);
  await app.list.clickState(app.t.plans.states.plan.retired);
  await expect(app.list.row(title)).toHaveCount(0);
});

test('ROUTE-45 a plan is put together from features by keyboard', async ({ app, page, world }) => {
  const feature = await addFeature(world.database, { name: { ar: word('ميزة') } });
  const name = word('باقة');
  await app.open('/plan/add');
  await app.form.fill('name.ar', name);
  await app.form.fill('code', `plan-${tag()}`);
  await app.form.fill('price', '499');
  const included = app.form.form.getByRole('checkbox', { name: feature.name.ar, exact: true });
  await included.focus();
  await page.keyboard.press('Space');
  await expect(included).toBeChecked();
  const limit = app.form.form.getByRole('textbox', {
    name: filled(app.t.plans.matrix.limitOf, { feature: feature.name.ar }),
  });
  const unlimited = app.form.form.getByRole('checkbox', {
    name: filled(app.t.plans.matrix.unlimitedOf, { feature: feature.name.ar }),
  });
  await unlimited.focus();
  await page.keyboard.press('Space');
  await limit.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('25');
  await app.form.clickCreate();
  await app.seeToast(app.t.crud.form.created);
  const record = new RecordModel(page, app.t);
  await app.open(`/plan/list?q=${encodeURIComponent(name)}`);
  await app.list.row(name).getByRole('link').first().click();
  await app.seeHeading(name);
  await expect(page.getByText(feature.name.ar, { exact: true })).toBeVisible();
  await record.clickEvent(app.t.plans.events.plan.publish);
  await app.seeToast(app.t.plans.done.plan.publish);
});

test('ROUTE-46 whoever changes the price of a sold plan is told before saving who keeps the old one', async ({
  app,
  page,
  world,
}) => {
  const { plan } = await makeSubscription(world);
  await app.open(`/plan/edit/${plan.id}`);
  await app.form.fill('price', '1250');
  await expect(page.getByText(filled(app.t.plans.newVersion.title, { version: '2' }))).toBeVisible();
  await app.form.clickSave();
  await app.seeToast(app.t.crud.form.saved);
  await app.open(`/plan/view/${plan.id}`);
  await app.seeHeading(plan.title);
  const { rows } = await world.database.pool.query('select terms_version from plans where id = $1', [plan.id]);
  expect(rows[0].terms_version).toBe(2);
});

test('ROUTE-56 what another plan costs is shown before it is confirmed', async ({ app, page, world }) => {
  const { employer, id } = await makeSubscription(world);
  const dearer = await makePlan(world, { price: 2_000_00 });
  const ofOthers = await makePlan(world, { audience: 'provider' });
  await app.open(`/plan-Subscription/list?q=${encodeURIComponent(employer)}`);
  await app.list.seeRow(employer);
  await app.open(`/plan-Subscription/view/${id}`);
  const record = new RecordModel(page, app.t);
  const event = app.t.planSubscriptions.events.planSubscription.changePlan;
  await record.clickEvent(event);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill(ofOthers.title);
  await expect(page.getByText(app.t.crud.nothingFound)).toBeVisible();
  await dialog.getByRole('combobox').fill(dearer.title);
  await page.getByRole('option', { name: dearer.title }).click();
  await expect(dialog.getByText(app.t.planSubscriptions.proration.due)).toBeVisible();
  await expect(dialog.getByText(/(?<!\d)500(?!\d)/).first()).toBeVisible();
  await dialog.getByRole('button', { name: event, exact: true }).click();
  await app.seeToast(app.t.planSubscriptions.done.planSubscription.changePlan);
});

test('ROUTE-56 a plan that was to follow does not, where the present one is chosen again', async ({
  app,
  page,
  world,
}) => {
  const cheaper = await makePlan(world, { price: 300_00 });
  const { plan, id } = await makeSubscription(world, { nextPlanId: cheaper.id });
  const { becomes, done, events, proration } = app.t.planSubscriptions;
  const event = events.planSubscription.changePlan;
  await app.open(`/plan-Subscription/view/${id}`);
  const planned = page.getByText(filled(becomes, { plan: cheaper.title }));
  await expect(planned).toBeVisible();
  await app.record.clickEvent(event);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill(plan.title);
  await page.getByRole('option', { name: plan.title }).click();
  await expect(dialog.getByText(proration.kept)).toBeVisible();
  await dialog.getByRole('button', { name: event, exact: true }).click();
  await app.seeToast(done.planSubscription.changePlan);
  await expect(planned).toHaveCount(0);
});

test('ROUTE-56 what comes back to whoever ends at once is shown before it is confirmed, and nothing of a grant', async ({
  app,
  page,
  world,
}) => {
  const { planSubscriptions: words } = app.t;
  const record = new RecordModel(page, app.t);
  const event = words.events.planSubscription.cancel;
  const dialog = page.getByRole('dialog');
  const credit = dialog.getByText(words.proration.creditLeft, { exact: true }).locator('xpath=following-sibling::*[1]');
  const seeGivenBack = async (id: string, amount: RegExp) => {
    await app.open(`/plan-Subscription/view/${id}`);
    await record.clickAction(event);
    await dialog.getByRole('combobox', { name: app.t.crud.ask.when }).selectOption('now');
    await expect(credit).toHaveText(/(?<!\d)0(?!\d)/);
    await dialog.getByText(app.t.crud.ask.refund, { exact: true }).click();
    await expect(credit).toHaveText(amount);
  };
  await seeGivenBack((await makeSubscription(world)).id, /(?<!\d)500(?!\d)/);
  await seeGivenBack((await makeSubscription(world, { charged: 0 })).id, /(?<!\d)0(?!\d)/);
});

test('ROUTE-56 what is to a subscriber’s credit is paid out by somebody else than who cancelled, and stands among the payments', async ({
  app,
  page,
  world,
}) => {
  const { planSubscriptions: words, crud } = app.t;
  const cancelledBy = { id: randomUUID(), name: 'سامي الحداد' };
  const { id } = await makeSubscription(world, {
    state: 'cancelled',
    endedAt: inDays(15),
    balance: -500_00,
    cancelledBy,
  });
  await app.open(`/plan-Subscription/view/${id}`);
  const record = new RecordModel(page, app.t);
  const event = words.events.planSubscription.payOut;
  await record.clickEvent(event);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/(?<!\d)500(?!\d)/)).toBeVisible();
  const reference = `FT${tag()}`;
  const taken = `FT${tag()}`;
  await world.database.pool.query(`insert into plan_payouts values ($1, $2, $3, 100, '2026-01-01', now(), '{}')`, [
    randomUUID(),
    id,
    taken,
  ]);
  const field = dialog.getByRole('textbox', { name: crud.ask.reference });
  await field.fill(taken);
  await dialog.getByRole('spinbutton').first().click();
  await page.keyboard.type('01012026');
  await dialog.getByRole('button', { name: event, exact: true }).click();
  await expect(field).toHaveAccessibleDescription(app.t.crud.invalid.paymentTaken);
  await expect(field).toBeFocused();
  await field.fill(reference);
  await expect(dialog.getByText(app.t.crud.invalid.paymentTaken)).toBeHidden();
  await dialog.getByRole('button', { name: event, exact: true }).click();
  await app.seeToast(words.done.planSubscription.payOut);
  await expect(page.getByRole('row', { name: new RegExp(`${reference}.*${words.paidOut}`) })).toBeVisible();
});

test('ROUTE-57 a subscription is put down for an employer, who is offered the plans of employers', async ({
  app,
  page,
  world,
}) => {
  const { title } = await makePlan(world);
  const ofOthers = await makePlan(world, { audience: 'provider' });
  const name = word('شركة');
  await world.records.employer({ name: { ar: name }, state: 'verified' });
  await app.open('/plan-Subscription/add');
  await app.form.choose(app.t.planSubscriptions.fields.employerId, name);
  await app.form.form.getByRole('combobox', { name: app.t.planSubscriptions.fields.planId }).fill(ofOthers.title);
  const missing = filled(app.t.crud.input.addAs, { text: ofOthers.title });
  await expect(page.getByRole('option', { name: missing })).toBeVisible();
  await app.form.choose(app.t.planSubscriptions.fields.planId, title);
  await app.form.clickCreate();
  await app.seeToast(app.t.crud.form.created);
  await app.open(`/plan-Subscription/list?q=${encodeURIComponent(name)}`);
  await app.list.seeRow(name);
});

test('ROUTE-58 a subscription no longer renews by itself, once somebody has said so', async ({ app, page, world }) => {
  const { id } = await makeSubscription(world);
  await app.open(`/plan-Subscription/edit/${id}`);
  const renews = app.form.form.getByRole('checkbox', { name: app.t.planSubscriptions.fields.autoRenew });
  await renews.focus();
  await page.keyboard.press('Space');
  await app.form.clickSave();
  await app.seeToast(app.t.crud.form.saved);
  const { rows } = await world.database.pool.query('select auto_renew from plan_subscriptions where id = $1', [id]);
  expect(rows[0].auto_renew).toBe(false);
});
