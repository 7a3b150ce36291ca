import { screenPaths } from '@diwan/admin/app/screen-paths.ts';
import { expect, test } from './test.ts';
import type { World } from './world/world.ts';

/** Falls with every screen that is built. */
const notBuiltYet = 60;
const missing = '01900000-0000-7000-8000-00000000dead';
const inside = Object.entries(screenPaths)
  .filter(([, { layout }]) => layout === 'main')
  .map(([path]) => path);

async function addressOf(path: string, { records }: World): Promise<string> {
  const [, area] = path.split('/');
  const kinds = {
    skills: records.skill,
    industries: records.industry,
    jobTitles: records.jobTitle,
    job_post: records.jobPost,
    employers: records.employer,
    seekers: records.seeker,
  };
  const make = kinds[area as keyof typeof kinds] as (() => Promise<{ id: string }>) | undefined;
  const id = /:/.test(path) && make ? (await make()).id : missing;
  return path.replace(/:\w+\??/, id);
}

for (const language of ['ar', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });
    test(`T31 ROUTE-02 … 86 every screen opens under its own heading and breaks no policy (${language})`, async ({
      app,
      page,
      world,
    }) => {
      test.slow();
      let notBuilt = 0;
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
        notBuilt += await page.getByText(app.t.notBuilt.lead).count();
      }
      expect(notBuilt, 'screens that are not built yet').toBe(notBuiltYet);
    });
    test(`ROUTE-90 … 94 the pages outside the shell open (${language})`, async ({ app }) => {
      await app.open('/pages/error-404');
      await app.seeHeading(app.t.core.notFound.title);
      await app.open('/pages/error-500');
      await app.seeHeading(app.t.core.failure.title);
      await app.open('/pages/not-authorized');
      await app.seeHeading(app.t.core.notAuthorized.title);
      await app.open('/callback');
      await app.seeHeading(app.t.core.callback.failedTitle);
    });
  });
}
