import { expect, test } from '../test.ts';
import { password } from '../world/world.ts';

test.use({ isSignedIn: false });

test('AUTH-01 AUTH-03 AUTH-05 a person is led to the provider and back to the path they wanted', async ({
  app,
  page,
  person,
}) => {
  await app.open('/skills/list?q=x&sort=name');
  await app.seeAddress(/\/login\?to=%2Fskills%2Flist%3Fq%3Dx%26sort%3Dname$/);
  const request = page.waitForRequest(/\/oidc\/.*code_challenge_method=S256/);
  await app.signIn.clickSignIn();
  const asked = new URL((await request).url()).searchParams;
  expect(asked.get('scope')).toBe('openid profile email');
  expect(asked.get('response_type')).toBe('code');
  await app.signIn.seeProvider();
  await app.signIn.enter(person.email, password);
  await app.seeAddress(/\/skills\/list\?q=x&sort=name$/);
  await app.seeHeading(app.t.skills.title);
});

test('ROUTE-91 AUTH-02 AUTH-03 AUTH-11 storage holds the user info, the token, until when, and the language', async ({
  app,
  page,
  person,
}) => {
  await app.open('/login');
  const answer = page.waitForResponse(/\/auth\/exchange$/);
  await app.signIn.clickSignIn();
  await app.signIn.enter(person.email, password);
  await app.seeHeading(app.t.screens.dashboard);
  const session = await (await answer).json();
  const stored = await page.evaluate(() => ({ ...localStorage }));
  // pusher-js remembers by itself which transport worked.
  delete stored.pusherTransportNonTLS;
  const kept = ['adminToken', 'language', 'preferences', 'session', 'settings', 'userInfo'];
  expect(Object.keys(stored).sort()).toEqual(kept);
  const user = JSON.parse(stored.userInfo ?? '{}');
  const record = ['uid', 'displayName', 'email', 'photoURL', 'providerId', 'about', 'status', 'userRole'];
  expect(Object.keys(user).sort()).toEqual(record.sort());
  expect(user).toMatchObject({ uid: person.id, email: person.email, userRole: 'admin' });
  const { expiresAt, signInExpiresAt, isLoggedIn } = JSON.parse(stored.session ?? '{}');
  expect({ expiresAt, signInExpiresAt, isLoggedIn, token: stored.adminToken }).toEqual({
    expiresAt: session.expiresAt,
    signInExpiresAt: session.signInExpiresAt,
    isLoggedIn: true,
    token: session.adminToken,
  });
  expect(Date.parse(signInExpiresAt)).toBeGreaterThan(Date.now());
});

test('AUTH-05 `to` never leads to another origin', async ({ app, person }) => {
  await app.open('/login?to=%2F%2Fevil.example%2Fx');
  await app.signIn.clickSignIn();
  await app.signIn.enter(person.email, password);
  await app.seeAddress(/localhost:\d+\/dashboard$/);
});

const wrong = {
  ar: ['البريد الإلكتروني أو كلمة المرور غير صحيحة', 'عنوان البريد الإلكتروني و/أو كلمة المرور غير صحيح'],
  en: ['Wrong Email or Password', 'Incorrect email address and / or password.'],
} as const;
for (const language of ['ar', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });
    test(`MSG-18 a wrong password is refused in words (${language}), the right one then works`, async ({
      app,
      page,
      person,
    }) => {
      await app.open('/login');
      await app.signIn.clickSignIn();
      await app.signIn.enter(person.email, 'not the password');
      await expect(page.getByRole('alert')).toContainText(wrong[language][0]);
      await expect(page.getByRole('alert')).toContainText(wrong[language][1]);
      await app.signIn.enter(person.email, password);
      await app.seeHeading(app.t.screens.dashboard);
    });
  });
}

test('AUTH-08 a person whose identity has no active staff account is told so', async ({ app, world }) => {
  const stranger = await world.hire(null);
  await app.open('/skills/list');
  await app.signIn.clickSignIn();
  await app.signIn.enter(stranger.email, password);
  await app.seeAddress(/\/pages\/not-authorized$/);
  await app.seeHeading(app.t.core.notAuthorized.title);
});

test('T16 back to /callback, a reload there and a foreign code trade nothing a second time', async ({
  app,
  page,
  person,
}) => {
  let exchanges = 0;
  page.on('request', (request) => (exchanges += Number(request.url().endsWith('/auth/exchange'))));
  await app.open('/skills/list?code=foreign&state=foreign');
  await app.seeAddress(/\/login/);
  expect(exchanges).toBe(0);
  await app.signIn.clickSignIn();
  await app.signIn.enter(person.email, password);
  await app.seeHeading(app.t.skills.title);
  await app.open('/callback');
  await page.reload();
  await page.goBack();
  expect(exchanges).toBe(1);
});

test('T16 MSG-23 a return that belongs to no sign-in says so and offers another', async ({ app, page }) => {
  await app.open('/callback?code=stolen&state=unknown');
  await expect(page.getByRole('alert').filter({ hasText: app.t.core.callback.failedDetail })).toBeVisible();
  await page.getByRole('button', { name: app.t.core.callback.again }).click();
  await app.signIn.seeSignedOut();
});
