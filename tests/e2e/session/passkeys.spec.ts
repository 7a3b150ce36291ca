import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';

/** A device of Chromium's own that keeps passkeys and confirms by itself. */
async function giveDevice(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const provider = { link: 'الدخول بمفتاح مرور', refused: 'لم يُقبل مفتاح المرور' };

test('a passkey that was set up signs in without a password, proves anew who it is, and is refused once it is removed', async ({
  app,
  page,
  context,
  person,
  world,
}) => {
  const { profile, screens, stepUp } = app.t;
  const comeAnew = async () => {
    await context.clearCookies();
    // As signing out leaves it: an empty one would be given the first session again.
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key !== 'language') localStorage.removeItem(key);
    });
    await app.open('/login');
    await app.signIn.clickSignIn();
    await page.getByRole('link', { name: provider.link }).click();
  };
  await giveDevice(page);
  await app.open('/profile');
  const part = page.getByRole('region', { name: profile.passkeys.title });
  await part.getByRole('button', { name: profile.passkeys.add }).click();
  await part.getByLabel(profile.passkeys.name).fill('جوال الاختبار');
  await page.keyboard.press('Enter');
  await part.getByRole('button', { name: profile.factors.codesKept }).click();
  await expect(part.getByText('جوال الاختبار')).toBeVisible();

  await comeAnew();
  await app.seeHeading(screens.dashboard);

  await world.database.pool.query("UPDATE sessions SET proven_at = proven_at - interval '1 hour' WHERE staff_id = $1", [
    person.id,
  ]);
  await app.open('/profile');
  await part.getByRole('button', { name: profile.passkeys.remove }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: profile.passkeys.remove }).click();
  const question = page.getByRole('dialog', { name: stepUp.title });
  await question.getByRole('button', { name: stepUp.usePasskey }).click();
  await expect(part.getByText('جوال الاختبار')).toBeHidden();

  await comeAnew();
  await expect(page.getByRole('heading', { name: provider.refused })).toBeVisible();
});
