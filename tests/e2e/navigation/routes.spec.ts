import { resourceScreens } from '@diwan/admin/app/resources.ts';
import { screenPaths } from '@diwan/admin/app/routes/screen-paths.ts';
import type { AnyResource } from '@diwan/api/crud/definition.ts';
import { serverResources } from '@diwan/api/resources/index.ts';
import type { Page } from '@playwright/test';
import type { Screens } from '#models/screens.ts';
import { expect, test } from '../test.ts';
import type { World } from '../world/world.ts';

const missing = '01900000-0000-7000-8000-00000000dead';
const inside = Object.entries(screenPaths)
  .filter(([, { layout }]) => layout === 'main')
  .map(([path]) => path);

/** The address of a record that is there, where the path is one of a resource. */
async function addressOf(path: string, { database }: World): Promise<string> {
  const screen = resourceScreens.find((each) => each.path === path);
  if (!screen) return path.replace(/:\w+\??/, missing);
  const { table }: AnyResource = serverResources[screen.key];
  const [row] = await database.orm.select({ id: table.id }).from(table).limit(1);
  return path.replace(/:\w+\??/, String(row?.id ?? missing));
}

/** Under its own heading, with nothing of the shell around it. */
async function seeAlone({ app, page }: { app: Screens; page: Page }, address: string, title: string): Promise<void> {
  await app.open(address);
  await app.seeHeading(title);
  await expect(page.getByRole('navigation')).toHaveCount(0);
}

for (const language of ['ar', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });
    const isTwin = language === 'en';
    test(`T31 ROUTE-02 … 86 every screen opens under its own heading and breaks no policy (${language})`, {
      tag: isTwin ? '@long' : [],
    }, async ({ app, page, world }) => {
      test.slow();
      for (const make of Object.values(world.records)) await make();
      let shown = '';
      await app.open('/dashboard');
      for (const [number, path] of inside.entries()) {
        // As the Back button does it: without loading the whole product again.
        const place = { address: await addressOf(path, world), index: number + 1 };
        await page.evaluate(({ address, index }) => {
          history.pushState({ index }, '', address);
          dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
        }, place);
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading, path).toHaveText(/\S/);
        await expect(page, path).toHaveTitle(/ · /);
        const isAnother = async () => (await page.title()) !== shown || path === '/dashboard';
        await expect.poll(isAnother, { message: path, intervals: [20] }).toBe(true);
        shown = await page.title();
        await expect(page.getByText(app.t.core.failure.title), path).toHaveCount(0);
      }
    });
    test(`ROUTE-90 a return from no sign-in says so, outside the shell (${language})`, async ({ app, page }) => {
      await seeAlone({ app, page }, '/callback', app.t.core.callback.failedTitle);
    });
    test(`ROUTE-92 what isn’t there is said outside the shell (${language})`, async ({ app, page }) => {
      await seeAlone({ app, page }, '/pages/error-404', app.t.core.notFound.title);
    });
    test(`ROUTE-93 a failure is said outside the shell (${language})`, async ({ app, page }) => {
      await seeAlone({ app, page }, '/pages/error-500', app.t.core.failure.title);
    });
    test(`ROUTE-94 what one may not is said outside the shell (${language})`, async ({ app, page }) => {
      await seeAlone({ app, page }, '/pages/not-authorized', app.t.core.notAuthorized.title);
    });
  });
}
