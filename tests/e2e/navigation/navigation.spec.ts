import { expect, test } from '../test.ts';

test('ROUTE-01 NAV-03 the breadcrumb leads home, and home is the dashboard', async ({ app }) => {
  await app.open('/skills/list');
  await expect(app.shell.crumbs.getByRole('link').first()).toHaveAttribute('href', '/');
  await app.shell.clickHomeCrumb();
  await app.seeAddress(/\/dashboard$/);
  await app.open('/');
  await app.seeAddress(/\/dashboard$/);
  await app.seeHeading(app.t.screens.dashboard);
});

test('ROUTE-95 an unknown address, also in another case, leads to the page for it', async ({ app }) => {
  for (const address of ['/nowhere', '/Skills/list', '/skills/list/more']) {
    await app.open(address);
    await app.seeAddress(/\/pages\/error-404$/);
    await app.seeHeading(app.t.core.notFound.title);
  }
});

test('NAV-01 NAV-02 NAV-10 T112 a navigation scrolls up, names the tab, focuses the heading and is heard', async ({
  app,
  page,
  world,
}) => {
  await Promise.all(Array.from({ length: 30 }, () => world.records.skill()));
  // Low enough for a page that scrolls: a list is as high as the window.
  await page.setViewportSize({ width: 1280, height: 420 });
  await app.open('/skills/list');
  await app.list.seeRowCount(25);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.evaluate(() => {
    const region = document.querySelector('[role="status"]')!;
    new MutationObserver(() => (window.name += region.textContent)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  await app.shell.clickMenuItem('referenceData', app.t.screens.industries.list);
  await app.seeHeading(app.t.screens.industries.list);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page).toHaveTitle(`${app.t.screens.industries.list} · ${app.t.core.product}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.name)).toContain(app.t.screens.industries.list);
  await expect(page.locator('#root > [aria-hidden="true"]')).toHaveCount(0);
});

test('T112 the skip link is the first stop and leads past the menu', async ({ app, page }) => {
  await app.open('/dashboard');
  await app.seeHeading(app.t.screens.dashboard);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: app.t.shell.skipToContent })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('NAV-04 NAV-06 checkToken goes out beside every navigation and none waits for it', async ({
  app,
  page,
  session,
}) => {
  const asked: (string | undefined)[] = [];
  await page.route('**/api/v1/checkToken', (route) => void asked.push(route.request().headers().authorization));
  await app.open('/dashboard');
  await app.seeHeading(app.t.screens.dashboard);
  await app.shell.clickMenuItem('referenceData', app.t.screens.skills.list);
  await app.seeHeading(app.t.skills.title);
  await page.goBack();
  await app.seeHeading(app.t.screens.dashboard);
  expect(asked).toEqual(Array.from({ length: 3 }, () => `Bearer ${session.adminToken}`));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('NAV-05 a refused token is removed and leads to the sign-in with the way back', async ({
  app,
  page,
  world,
  session,
}) => {
  await app.open('/ihrTube/list');
  await app.seeHeading(app.t.videos.title);
  // Refused from this question on: a session that ends earlier is noticed by whatever else is asked, such as a channel's authorization.
  await page.route('**/api/v1/checkToken', async (route) => {
    await world.endSession(session);
    await route.continue();
  });
  await app.shell.clickMenuItem('referenceData', app.t.screens.skills.list);
  await app.signIn.seeSignedOut();
  expect(new URL(page.url()).searchParams.get('to')).toBe('/skills/list');
  expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull();
});

test('NAV-05 no answer, or a broken server, is no refusal', async ({ app, page }) => {
  await app.open('/dashboard');
  await app.seeHeading(app.t.screens.dashboard);
  await page.route('**/api/v1/checkToken', (route) => route.fulfill({ status: 503, body: '' }));
  await app.shell.clickMenuItem('referenceData', app.t.screens.skills.list);
  await app.seeHeading(app.t.skills.title);
  await page.route('**/api/v1/checkToken', (route) => route.abort('connectionrefused'));
  await app.shell.clickHomeCrumb();
  await app.seeHeading(app.t.screens.dashboard);
  expect(await page.evaluate(() => localStorage.getItem('adminToken'))).not.toBeNull();
});

test('NAV-02 NAV-07 T72 a screen that does not load says so, and loads when asked again', async ({ app, page }) => {
  await app.open('/dashboard');
  await app.seeHeading(app.t.screens.dashboard);
  await page.route('**/assets/SettingScreen*', (route) => route.abort());
  await app.shell.clickInPersonMenu(app.t.shell.person.settings);
  await app.seeHeading(app.t.core.screenFailure.title);
  await expect(page.locator('#root > [aria-hidden="true"]')).toHaveCount(0);
  await page.unroute('**/assets/SettingScreen*');
  await page.getByRole('button', { name: app.t.core.retry }).click();
  await app.seeHeading(app.t.screens.setting);
});

test('NAV-07 T72 a screen that never comes gives up after 120 seconds', async ({ app, page }) => {
  await page.clock.install();
  await app.open('/dashboard');
  await app.seeHeading(app.t.screens.dashboard);
  await page.route('**/assets/SettingScreen*', () => {});
  const asked = page.waitForRequest('**/assets/SettingScreen*');
  await app.shell.clickInPersonMenu(app.t.shell.person.settings);
  await asked;
  await page.clock.fastForward(110_000);
  await expect(page.getByText(app.t.core.screenFailure.title)).toHaveCount(0);
  await page.clock.fastForward(11_000);
  await app.seeHeading(app.t.core.screenFailure.title);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('T72 after a deployment the page reloads once and lands where the person went', async ({ app, page }) => {
  let documents = 0;
  page.on('request', (request) => (documents += Number(request.isNavigationRequest())));
  await app.open('/dashboard');
  await app.seeHeading(app.t.screens.dashboard);
  await page.route('**/assets/SettingScreen*', (route) =>
    documents > 1 ? route.fallback() : route.fulfill({ status: 404 }),
  );
  await page.route(/:\d+\/$/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<script src="/assets/newer.js"></script>' }),
  );
  await app.shell.clickInPersonMenu(app.t.shell.person.settings);
  await app.seeAddress(/\/setting$/);
  await app.seeHeading(app.t.screens.setting);
  expect(documents).toBe(2);
});

test('T72 code that is missing for good ends in an error page, never in a loop', async ({ app, page }) => {
  let documents = 0;
  page.on('request', (request) => (documents += Number(request.isNavigationRequest())));
  await app.open('/dashboard');
  await app.seeHeading(app.t.screens.dashboard);
  await page.route('**/assets/SettingScreen*', (route) => route.fulfill({ status: 404 }));
  await page.route(/:\d+\/$/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<script src="/assets/newer.js"></script>' }),
  );
  await app.shell.clickInPersonMenu(app.t.shell.person.settings);
  await app.seeHeading(app.t.core.screenFailure.title);
  expect(documents).toBe(2);
});
