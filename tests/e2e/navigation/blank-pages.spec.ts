import type { Page } from '@playwright/test';
import type { Screens } from '#models/screens.ts';
import { expect, test } from '../test.ts';

/** Alone on the page, and named in its tab; the one way back is the first stop of the keyboard, the language perhaps the next. */
async function leaveByKeyboard({ app, page }: { app: Screens; page: Page }, title: string, way: string) {
  await app.seeHeading(title);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page).toHaveTitle(/ · /);
  const button = page.getByRole('main').getByRole('button', { name: way });
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(
    (await page
      .getByRole('main')
      .getByRole('button', { name: /^(English|العربية)$/ })
      .count()) + 1,
  );
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
}

for (const language of ['ar', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test('ROUTE-92 an address that nobody has leads to a page that says so, and from there to the dashboard', async ({
      app,
      page,
    }) => {
      await app.open('/nowhere/at/all');
      await app.seeAddress(/\/pages\/error-404$/);
      await leaveByKeyboard({ app, page }, app.t.core.notFound.title, app.t.core.goHome);
      await app.seeAddress(/\/dashboard$/);
      await app.seeHeading(app.t.screens.dashboard);
    });

    test('ROUTE-93 the page of a failure says that what was saved is safe, and leads back to work', async ({
      app,
      page,
    }) => {
      await app.open('/pages/error-500');
      await expect(page.getByText(app.t.core.failure.text)).toBeVisible();
      await leaveByKeyboard({ app, page }, app.t.core.failure.title, app.t.core.goHome);
      await app.seeAddress(/\/dashboard$/);
    });

    test('ROUTE-94 who may not see a page is told whom to ask, and signs in with another account', async ({
      app,
      page,
    }) => {
      await app.open('/pages/not-authorized');
      await expect(page.getByText(app.t.core.notAuthorized.text)).toBeVisible();
      await leaveByKeyboard({ app, page }, app.t.core.notAuthorized.title, app.t.core.notAuthorized.signOut);
      await app.seeAddress(/\/login/);
      await app.signIn.seeSignedOut();
    });

    test.describe('without a session', () => {
      test.use({ isSignedIn: false });

      test('ROUTE-90 a return that belongs to no sign-in says so, keeps the code out of the address, and offers another', async ({
        app,
        page,
      }) => {
        await app.open('/callback?code=stolen&state=unknown');
        await expect(page.getByRole('alert').filter({ hasText: app.t.core.callback.failedDetail })).toBeVisible();
        expect(new URL(page.url()).search).toBe('');
        await leaveByKeyboard({ app, page }, app.t.core.callback.failedTitle, app.t.core.callback.again);
        await app.seeAddress(/\/login/);
        await app.signIn.seeSignedOut();
      });
    });
  });
}
