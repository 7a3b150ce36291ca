import { expect, test } from '../test.ts';

// In Arabic what comes next stands at the left.
const inward = 'ArrowLeft';

test.describe('the demo’s to-do list, by keyboard alone', () => {
  test.beforeEach(async ({ app }) => {
    await app.open('/apps/todo');
    await app.todo.rows.first().waitFor();
  });

  test('ROUTE-85 DEMO-01 a task is added, completed, starred and found again after a reload', async ({ app, page }) => {
    const { todo } = app;
    await todo.tabTo(todo.quickAdd);
    await page.keyboard.type('Order chairs');
    await todo.press('Enter');
    await expect(todo.rows.first()).toHaveAttribute('aria-label', 'Order chairs');
    await expect(todo.row('Order chairs').getByRole('button', { name: 'Order chairs', exact: true })).toBeEnabled();
    await todo.tabTo(todo.row('Order chairs'));
    await todo.press(inward, inward);
    await expect(todo.mark('Order chairs', 'isCompleted')).toBeFocused();
    await todo.press('Enter');
    await expect(todo.mark('Order chairs', 'isCompleted')).toHaveAttribute('aria-pressed', 'true');
    await todo.press(inward, inward, inward);
    await expect(todo.mark('Order chairs', 'isStarred')).toBeFocused();
    await todo.press('Enter');
    await expect(todo.mark('Order chairs', 'isStarred')).toHaveAttribute('aria-pressed', 'true');

    await todo.tabTo(todo.view('completed'), 'Shift+Tab');
    await todo.press('Enter');
    await app.seeAddress(/\?filter=completed$/);
    await expect(todo.row('Order chairs')).toBeVisible();
    await page.reload();
    await expect(todo.mark('Order chairs', 'isStarred')).toHaveAttribute('aria-pressed', 'true');
  });

  test('DEMO-01 the order is changed from the handle, and stays', async ({ app, page }) => {
    const { todo } = app;
    const [first, second, third] = await todo.titles();
    await todo.tabTo(todo.rows.first());
    await todo.press(inward, 'Enter');
    await todo.tabTo(page.getByRole('button', { name: new RegExp(`${second}.*${third}`) }), 'ArrowDown');
    const kept = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().includes('/task/'),
    );
    await todo.press('Enter');
    await expect.poll(async () => (await todo.titles()).slice(0, 3)).toEqual([second, first, third]);
    await kept;
    await page.reload();
    await todo.rows.first().waitFor();
    expect((await todo.titles()).slice(0, 3)).toEqual([second, first, third]);
  });

  test('DEMO-01 NAV-08 a task is edited; leaving with unsaved changes asks first', async ({ app, page }) => {
    const { todo, t } = app;
    const [first] = await todo.titles();
    await todo.tabTo(todo.rows.first());
    const open = todo.rows.first().getByRole('button', { name: first!, exact: true });
    await todo.tabTo(open, inward);
    await todo.press('Enter');
    const title = todo.drawer.getByRole('textbox', { name: t.todo.fields.title });
    await todo.tabTo(title);
    await todo.press('ControlOrMeta+a');
    await page.keyboard.type('Written anew');
    await todo.press('Escape');
    const question = page.getByRole('alertdialog', { name: t.todo.editor.discardTitle });
    await expect(question.getByRole('button').first()).toBeFocused();
    await todo.press('Enter');
    await expect(question).toBeHidden();
    await expect(title).toHaveValue('Written anew');
    await todo.tabTo(title);
    await todo.press('Enter');
    await expect(todo.drawer).toBeHidden();
    await expect(todo.row('Written anew')).toBeVisible();
  });

  test('DEMO-01 a reload loses neither what is still on its way nor what is typed in the drawer', async ({
    app,
    page,
  }) => {
    const { todo, t } = app;
    await todo.tabTo(page.getByRole('switch', { name: t.demo.slow }));
    await todo.press('Space');
    await todo.tabTo(todo.quickAdd);
    for (const title of ['Order chairs', 'Order tables']) {
      await page.keyboard.type(title);
      await todo.press('Enter');
      await expect(todo.row(title)).toBeVisible();
    }
    await page.reload();
    await todo.rows.first().waitFor();
    expect((await todo.titles()).slice(0, 2)).toEqual(['Order tables', 'Order chairs']);

    const open = todo.row('Order chairs').getByRole('button', { name: 'Order chairs', exact: true });
    await expect(open).toBeEnabled();
    await todo.tabTo(todo.rows.first());
    await todo.press('ArrowDown');
    await todo.tabTo(open, inward);
    await todo.press('Enter');
    const desc = todo.drawer.getByRole('textbox', { name: t.todo.fields.desc });
    await todo.tabTo(desc);
    await page.keyboard.type('Twelve of them');
    page.once('dialog', (question) => void question.accept());
    await page.reload();
    await expect(desc).toHaveValue('Twelve of them');
    await expect(todo.drawer.getByRole('textbox', { name: t.todo.fields.title })).toHaveValue('Order chairs');
  });

  test('DEMO-01 what is refused is taken back and said, and the demo can be reset', async ({ app, page }) => {
    const { todo, t } = app;
    const before = await todo.titles();
    await todo.tabTo(page.getByRole('switch', { name: t.demo.failing }));
    await todo.press('Space');
    await todo.tabTo(todo.quickAdd);
    await page.keyboard.type('Order chairs');
    await todo.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: t.demo.refused })).toBeVisible();
    expect(await todo.titles()).toEqual(before);
    await todo.tabTo(page.getByRole('switch', { name: t.demo.failing }), 'Shift+Tab');
    await todo.press('Space');
    await todo.tabTo(todo.quickAdd);
    await page.keyboard.type('Order chairs');
    await todo.press('Enter');
    await expect(todo.row('Order chairs')).toBeVisible();
    await todo.tabTo(page.getByRole('button', { name: t.demo.reset }), 'Shift+Tab');
    await todo.press('Enter');
    const question = page.getByRole('alertdialog', { name: t.demo.resetTitle });
    await expect(question.getByRole('button').first()).toBeFocused();
    await todo.press('Tab', 'Enter');
    await expect.poll(() => todo.titles()).toEqual(before);
  });
});

test('ROUTE-85 the address of a task that isn’t there leads to the list', async ({ app }) => {
  await app.open('/apps/todo?task=99');
  await app.todo.rows.first().waitFor();
  await app.seeAddress(/\/apps\/todo$/);
});

test('T139 the worker is there while a demo is open, and sees none of the product’s requests', async ({
  app,
  page,
}) => {
  const { todo, shell, t } = app;
  const answered: { path: string; isByWorker: boolean }[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/api/')) answered.push({ path: pathname, isByWorker: response.fromServiceWorker() });
  });
  await app.open('/dashboard');
  await app.seeHeading(t.screens.dashboard);
  expect(await todo.worker()).toEqual({ registered: 0, isInCharge: false });

  await shell.clickMenuItem('demo', t.screens.todo);
  await todo.rows.first().waitFor();
  expect(await todo.worker()).toEqual({ registered: 1, isInCharge: true });
  await expect.poll(() => answered.some(({ path }) => path === '/api/v1/checkToken')).toBe(true);

  await shell.clickMenuItem('demo', t.screens.demoEmail);
  await app.mail.rows.first().waitFor();
  expect(await todo.worker()).toEqual({ registered: 1, isInCharge: true });

  await shell.clickHomeCrumb();
  await app.seeHeading(t.screens.dashboard);
  await expect.poll(() => todo.worker()).toEqual({ registered: 0, isInCharge: false });
  await page.goBack();
  await app.mail.rows.first().waitFor();

  const isDemo = ({ path }: { path: string }) => path.startsWith('/api/apps/');
  expect(answered.filter(isDemo).length).toBeGreaterThan(2);
  expect(answered.filter((one) => one.isByWorker !== isDemo(one))).toEqual([]);
});

test('DEMO-01 DEMO-03 T08 whoever logs out leaves nothing of the demo behind, in no tab', async ({
  app,
  page,
  context,
}) => {
  const { todo, shell, signIn } = app;
  await app.open('/apps/todo');
  await todo.quickAdd.fill('Order chairs');
  await todo.quickAdd.press('Enter');
  await expect(todo.row('Order chairs').getByRole('button', { name: 'Order chairs', exact: true })).toBeEnabled();
  const other = await app.inNewWindow(context);
  await other.open('/apps/email');
  await other.mail.rows.first().waitFor();
  const left = () =>
    page.evaluate(async () => ({
      databases: (await indexedDB.databases()).map(({ name }) => name),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      local: Object.keys(localStorage).sort(),
    }));
  expect(await left()).toMatchObject({ databases: ['diwan-demo'], workers: 1 });
  await shell.clickLogOut();
  await signIn.seeSignedOut('logout');
  await other.signIn.seeSignedOut('logout');
  await expect.poll(left).toEqual({ databases: [], workers: 0, local: ['language', 'preferences'] });
});

test('T139 the server knows none of the demo’s endpoints', async ({ page }) => {
  const paths = ['/api/apps/todo/tasks?filter=mine', '/api/apps/email/meta'];
  for (const path of paths) expect((await page.request.get(path)).status(), path).toBe(404);
  for (const name of ['login', 'register', 'refresh-token'])
    expect((await page.request.post(`/api/auth/${name}`, { data: {} })).status(), name).toBe(404);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('DEMO-01 nothing is cut or scrolls sideways, and a task’s handle is seen', async ({ app, page }) => {
    await app.open('/apps/todo');
    await app.todo.rows.first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const handle = app.todo.rows.first().locator('[slot="drag"]');
    await expect(handle).toHaveCSS('opacity', '1');
  });
});
