import { type Page } from '@playwright/test';
import { expect, test } from '../test.ts';
import { addresses } from '../world/addresses.ts';
import { password } from '../world/world.ts';

const status = async (path: string, headers: Record<string, string>) =>
  (await fetch(addresses.screens + path, { headers })).status;

test('AUTH-04 T08 logging out in one of several tabs signs all of them out and leaves nothing behind', async ({
  app,
  context,
  page,
  session,
  person,
}) => {
  await app.open('/skills/list');
  await app.seeHeading(app.t.skills.title);
  const others = await Promise.all([context.newPage(), context.newPage()]);
  for (const other of others) {
    await other.goto('/dashboard');
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await app.shell.clickLogOut();
  for (const other of others) await expect(other).toHaveURL(/\/login\?reason=logout/, { timeout: 2_000 });
  await app.signIn.seeSignedOut('logout');

  const left = await page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: await indexedDB.databases(),
  }));
  expect(Object.keys(left.local).sort()).toEqual(['language', 'preferences']);
  expect(left.session).toEqual({});
  expect(left.databases).toEqual([]);
  expect(JSON.stringify(left)).not.toContain(person.email);
  const headers = { authorization: `Bearer ${session.adminToken}`, cookie: `__Host-sid=${session.cookie}` };
  expect(await status('/api/v1/checkToken', headers)).toBe(401);
  await page.goBack();
  await expect(page.getByRole('grid')).toHaveCount(0);
});

test('T07 a token without its cookie, a cookie without its token, and parts of two sessions are worth nothing', async ({
  world,
  person,
  session,
}) => {
  const other = await world.signIn(person);
  const token = `Bearer ${session.adminToken}`;
  const cookie = `__Host-sid=${session.cookie}`;
  const path = '/api/v1/skills';
  expect(await status(path, { authorization: token, cookie })).toBe(200);
  expect(await status(path, { authorization: token })).toBe(401);
  expect(await status(path, { cookie })).toBe(401);
  expect(await status(path, { authorization: token, cookie: `__Host-sid=${other.cookie}` })).toBe(401);
});

test('T23 tampered storage opens nothing and shows nothing', async ({ app, page, context }) => {
  await context.addInitScript(() => {
    localStorage.setItem('adminToken', 'x'.repeat(43));
    const flags = JSON.parse(localStorage.getItem('session') ?? '{}');
    localStorage.setItem('session', JSON.stringify({ ...flags, expiresAt: '2099-01-01T00:00:00.000Z' }));
  });
  const served: string[] = [];
  const isOpen = /\/api\/v1\/auth\/|\/realtime\/settings/;
  page.on('response', (response) => {
    if (/\/api\/v1\//.test(response.url()) && !isOpen.test(response.url()) && response.ok())
      served.push(response.url());
  });
  await app.open('/skills/list');
  await app.signIn.seeSignedOut();
  expect(served).toEqual([]);
});

test.describe('as an editor', () => {
  test.use({ role: 'editor' });
  test('AUTH-06 AUTH-07 T23 a role changed in storage changes nothing that the server allows', async ({
    app,
    page,
    world,
    session,
  }) => {
    const hired = await world.records.application({
      state: 'recruited',
      hire: { startsOn: '2030-01-01', recruitedAt: new Date().toISOString() },
    });
    await app.open('/skills/list');
    await page.evaluate(() => {
      const user = JSON.parse(localStorage.getItem('userInfo') ?? '{}');
      localStorage.setItem('userInfo', JSON.stringify({ ...user, userRole: 'admin' }));
    });
    await page.reload();
    await app.seeHeading(app.t.skills.title);
    const answer = await page.request.post(`/api/v1/applications/${hired.id}/events`, {
      data: { type: 'application.undoRecruit', note: 'a long enough message' },
      headers: {
        authorization: `Bearer ${session.adminToken}`,
        'if-match': `"v${hired.version}"`,
        'idempotency-key': crypto.randomUUID(),
      },
    });
    expect(answer.status()).toBe(403);
  });
});

test('AUTH-09 a token that ended is renewed once for all calls of all tabs', async ({
  app,
  page,
  context,
  world,
  session,
}) => {
  const second = await context.newPage();
  await app.open('/skills/list');
  await second.goto('/job_post/list');
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
  await app.seeHeading(app.t.skills.title);
  let renewals = 0;
  context.on('request', (request) => (renewals += Number(request.url().endsWith('/auth/refresh'))));
  await world.expireToken(session);
  await Promise.all([clickHome(page, app.t.shell.home), clickHome(second, app.t.shell.home)]);
  await app.seeHeading(app.t.screens.dashboard);
  await expect(second.getByRole('heading', { level: 1, name: app.t.screens.dashboard })).toBeVisible();
  await expect(page.getByText(app.t.crud.failed.title)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('adminToken'))).not.toBe(session.adminToken);
  expect(renewals).toBe(1);
});

test('AUTH-10 a session that can’t be renewed keeps what was typed until one has signed in again', async ({
  app,
  page,
  context,
  world,
  session,
  person,
}) => {
  const skill = await world.records.skill();
  await app.open(`/skills/edit/${skill.id}`);
  const typed = `Typed before the end ${skill.id.slice(-12)}`;
  await app.form.fill('name.en', typed);
  await world.ageSignIn(session);
  // The refused save tells it, unless another call was refused before: then the keys meet the dialog.
  await page.keyboard.press('Control+s');
  await app.dialog.see(app.t.shell.lapsed.title);
  await app.form.seeValue('name.en', typed);

  const opened = context.waitForEvent('page');
  await app.dialog.click(app.t.shell.lapsed.title, app.t.shell.lapsed.action);
  const window = await opened;
  await window.getByRole('button', { name: app.t.core.signIn.action }).click();
  await window.getByLabel('البريد الإلكتروني', { exact: true }).fill(person.email);
  await window.getByLabel('كلمة المرور', { exact: true }).fill(password);
  await window.getByRole('button', { name: 'دخول', exact: true }).click();
  await expect(window.getByRole('heading', { level: 1, name: app.t.screens.dashboard })).toBeVisible();

  await app.dialog.seeNone();
  await app.form.clickSave();
  await app.seeToast(app.t.crud.form.saved);
});

const clickHome = (page: Page, name: string) => page.getByRole('link', { name }).first().click();
