import type { NewSession } from '@diwan/api/identity/sessions/sessions.ts';
import type { Role } from '@diwan/api-contract/values/staff';
import { expect, type Page } from '@playwright/test';
import { Screens } from '#models/screens.ts';
import { test } from '../test.ts';
import { startOwnServer } from '../world/own-server.ts';

const addresses = ['/apps/todo', '/apps/email'];

/** The setting is everybody's: these tests have a server of their own. */
test('ROUTE-85 ROUTE-86 ROUTE-04 an administrator takes the demo away from everybody, and brings it back', async ({
  browser,
  language,
}, { parallelIndex }) => {
  test.slow();
  const server = await startOwnServer(parallelIndex);
  async function sitDown(role: Role) {
    const { world, address } = server;
    const member = await world.hire(role);
    const session = await world.signIn(member);
    const storageState = world.browserState(language, { member, session }, address);
    const context = await browser.newContext({ baseURL: address, storageState });
    return { session, context, app: new Screens(await context.newPage(), language) };
  }
  const group = ({ shell, t }: Screens) => shell.menu.getByRole('button', { name: t.shell.areas.demo });
  const toggle = ({ page, t }: Screens) => page.getByRole('switch', { name: t.setting.marketplace.names.isDemoShown });
  const saved = (page: Page) =>
    page.waitForResponse((answer) => answer.url().endsWith('/settings') && answer.request().method() === 'PATCH');
  async function changeAs({ adminToken, cookie }: NewSession) {
    const headers = {
      authorization: `Bearer ${adminToken}`,
      cookie: `__Host-sid=${cookie}`,
      'if-match': '"v2"',
      'content-type': 'application/json',
    };
    const body = JSON.stringify({ values: { isDemoShown: true } });
    return (await fetch(`${server.address}/api/v1/settings`, { method: 'PATCH', headers, body })).status;
  }
  async function seeNoDemo(app: Screens) {
    await expect(group(app)).toHaveCount(0);
    for (const address of addresses) {
      await app.open(address);
      await app.seeAddress(/\/pages\/error-404$/);
      await app.seeHeading(app.t.core.notFound.title);
    }
  }

  try {
    const { context, app: admin } = await sitDown('admin');
    const otherTab = await admin.inNewWindow(context);
    await otherTab.open('/dashboard');
    await expect(group(otherTab)).toBeVisible();
    await admin.open('/setting/marketplace');
    await expect(group(admin)).toBeVisible();
    const hidden = saved(admin.page);
    await toggle(admin).click();
    expect((await hidden).status()).toBe(200);
    await expect(group(admin)).toHaveCount(0);
    await expect(group(otherTab)).toHaveCount(0);
    await otherTab.page.reload();
    await otherTab.seeHeading(otherTab.t.screens.dashboard);
    await seeNoDemo(otherTab);
    await seeNoDemo(admin);

    const { app: editor, session } = await sitDown('editor');
    expect(await changeAs(session)).toBe(403);
    await server.world.expireToken(session);
    await editor.open('/setting');
    await editor.seeHeading(editor.t.screens.setting);
    await expect(toggle(editor)).toHaveCount(0);
    await expect(group(editor)).toHaveCount(0);

    await admin.open('/setting/marketplace');
    await expect(toggle(admin)).not.toBeChecked();
    const shown = saved(admin.page);
    await toggle(admin).click();
    expect((await shown).status()).toBe(200);
    await expect(group(admin)).toBeVisible();
    await otherTab.open('/apps/todo');
    await otherTab.todo.rows.first().waitFor();
  } finally {
    for (const context of browser.contexts()) await context.close();
    await server.close();
  }
});
