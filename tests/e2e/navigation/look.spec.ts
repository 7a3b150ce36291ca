import { expect, test } from '../test.ts';

test('LOOK-01 each theme shows at once and stays: after a reload, on the server, in another browser', async ({
  app,
  page,
  world,
  person,
}) => {
  await app.open('/dashboard');
  for (const theme of ['dark', 'semi-dark'] as const) {
    await app.shell.chooseTheme(theme);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await expect.poll(async () => (await world.preferencesOf(person)).theme).toBe(theme);
  }
  const lightness = (surface: string) =>
    page
      .locator(surface)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await lightness('[data-surface="navigation"]')).not.toBe(await lightness('body'));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'semi-dark');
});

test('LOOK-01 a theme that is left to the device follows it at once and before the first paint', async ({
  app,
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await app.open('/dashboard');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await app.shell.chooseTheme('system');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
});

test('LOOK-03 what is printed is the page alone, and all of its table', async ({ app, page, world }) => {
  await world.records.skill({ name: { ar: 'نجارة' } });
  await app.open('/skills/list');
  await app.list.seeRow('نجارة');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-surface="navigation"]').filter({ visible: true })).toHaveCount(0);
  const scroller = page.getByRole('grid').locator('..');
  await expect(scroller).toHaveCSS('overflow', 'visible');
  await expect(scroller).toHaveCSS('max-height', 'none');
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByRole('button', { name: app.t.crud.tools.export })).toBeHidden();
});

test('LOOK-03 on a sheet of paper no column of a wide list is cut off', async ({ app, page, world }) => {
  const { number } = await world.records.jobPost({ state: 'published' });
  await app.open('/job_post/list');
  await app.list.seeRow(number);
  await page.emulateMedia({ media: 'print' });
  // A4 within the margins of a browser.
  await page.setViewportSize({ width: 718, height: 1000 });
  const cut = () =>
    page.getByRole('grid').evaluate((grid) => {
      const cells = [...grid.querySelectorAll('th, td')].filter((cell) => cell.checkVisibility());
      const isCut = (cell: Element) => cell.scrollWidth > cell.clientWidth + 1 || cell.getBoundingClientRect().left < 0;
      return cells.filter(isCut).map(({ textContent }) => textContent);
    });
  await expect(page.getByRole('columnheader').first()).toBeVisible();
  expect(await cut()).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('LOOK-03 on a narrow window a name beside a face keeps room for who it is, on at most two lines', async ({
  app,
  page,
  world,
}) => {
  const { id: employerId } = await world.records.employer({ name: { ar: 'شركة مدار الصحراء للتطوير العقاري' } });
  await world.records.jobPost({ employerId });
  await page.setViewportSize({ width: 1024, height: 768 });
  await app.open(`/job_post/list?employer=${employerId}`);
  const name = page.getByRole('gridcell').getByText('شركة مدار الصحراء');
  const { width, height } = (await name.boundingBox())!;
  expect(width).toBeGreaterThanOrEqual(60);
  expect(height).toBeLessThanOrEqual(48);
});

test('LOOK-03 the dashboard of a phone is as wide as its screen', async ({ app, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await app.open('/dashboard');
  await expect(page.getByRole('navigation', { name: app.t.dashboard.period })).toBeVisible();
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await beyond()).toBe(0);
});

test('LOOK-02 layout and bar are horizontal and floating, and what is chosen instead is kept', async ({
  app,
  page,
  world,
  person,
}) => {
  await app.open('/setting');
  await expect(page.getByRole('radio', { name: app.t.setting.layouts.horizontal })).toBeChecked();
  await expect(page.getByRole('radio', { name: app.t.setting.navbars.floating })).toBeChecked();
  await page.getByRole('radio', { name: app.t.setting.layouts.vertical }).check();
  for (const mode of ['sticky', 'static', 'hidden'] as const) {
    await page.getByRole('radio', { name: app.t.setting.navbars[mode], exact: true }).check();
    await expect.poll(async () => (await world.preferencesOf(person)).navbar).toBe(mode);
  }
  await page.reload();
  await expect(page.getByRole('radio', { name: app.t.setting.layouts.vertical })).toBeChecked();
  const menu = await app.shell.menu.boundingBox();
  expect(menu!.height).toBeGreaterThan(menu!.width);
  await expect(page.getByRole('button', { name: app.t.shell.language.label, exact: true })).toHaveCount(0);
});

test('LOOK-04 a star bookmarks a screen; ten are shown, the others are in a menu', async ({
  app,
  page,
  world,
  person,
}) => {
  const places = [
    '/skills/list',
    '/industries/list',
    '/jobTitles/list',
    '/job_post/list',
    '/employers/list',
    '/seekers/list',
  ];
  const others = ['/news/list', '/orders/list', '/plan/list', '/exams/list', '/events/list'];
  await app.open('/dashboard');
  await app.shell.clickStar();
  await expect.poll(async () => (await world.preferencesOf(person)).starred).toEqual(['/dashboard']);
  await page.evaluate(
    (starred) => {
      const preferences = JSON.parse(localStorage.getItem('preferences') ?? '{}');
      localStorage.setItem('preferences', JSON.stringify({ ...preferences, starred }));
    },
    ['/dashboard', ...places, ...others],
  );
  await page.reload();
  await expect(app.shell.stars.getByRole('listitem')).toHaveCount(10);
  await app.shell.stars.getByRole('button', { name: app.t.shell.stars.more }).click();
  await expect(page.getByRole('menuitem')).toHaveCount(2);
  await page.getByRole('menuitem', { name: app.t.screens.events.list }).click();
  await app.seeHeading(app.t.screens.events.list);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('LOOK-03 at 390 the menu is a drawer and nothing needs sideways scrolling', async ({ app, page, world }) => {
    await world.records.skill();
    await app.open('/dashboard');
    const excess = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect(page.getByRole('img', { name: app.t.dashboard.overTime })).toBeVisible();
    expect(await excess()).toBeLessThanOrEqual(0);
    for (const place of [app.t.screens.skills.list, app.t.screens.industries.list]) {
      await page.getByRole('button', { name: app.t.shell.openMenu }).click();
      const drawer = page.getByRole('dialog', { name: app.t.shell.mainMenu });
      const area = drawer.getByRole('button', { name: app.t.shell.areas.referenceData });
      if ((await area.getAttribute('aria-expanded')) === 'false') await area.click();
      await drawer.getByRole('link', { name: place, exact: true }).click();
      await expect(drawer).toBeHidden();
      await app.seeHeading(place);
      expect(await excess()).toBeLessThanOrEqual(0);
    }
  });
});

for (const language of ['ar', 'en'] as const)
  test.describe(language, () => {
    test.use({ language });
    test('LOOK-02 at 1280 px every area of the menu stands whole beside the tools', async ({ app, page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await app.open('/dashboard');
      const menu = page.getByRole('navigation', { name: app.t.shell.mainMenu });
      await expect(menu.getByText(app.t.shell.areas.administration)).toBeVisible();
      const cut = await menu.evaluate(
        (nav) =>
          [...nav.querySelectorAll('span, li')].filter(
            (each) => each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 1,
          ).length,
      );
      expect(cut).toBe(0);
      const last = (await menu.getByRole('listitem').last().boundingBox())!;
      const tools = page.getByRole('banner').getByRole('button', { name: app.t.shell.openPalette });
      const { x, width } = (await tools.boundingBox())!;
      expect(last.x + last.width <= x || x + width <= last.x).toBe(true);
    });
  });
