import { expect } from '@playwright/test';
import type { Screens } from '../models/screens.ts';

/** A screen in a state worth a picture. */
export interface Scene {
  name: string;
  path: string;
  isSignedOut?: boolean;
  prepare(screens: Screens): Promise<unknown>;
}

const list = '/job_post/list';

async function openFirst(screens: Screens, screen: string): Promise<void> {
  const id = await screens.list.rows.first().getAttribute('data-row-key');
  await screens.page.goto(new URL(`${screen}/${id}`, screens.page.url()).href);
}

export const scenes: Scene[] = [
  {
    name: 'sign-in',
    path: '/login',
    isSignedOut: true,
    prepare: ({ page, t }) => page.getByRole('button', { name: t.core.signIn.action }).waitFor(),
  },
  {
    name: 'provider',
    path: '/login',
    isSignedOut: true,
    async prepare({ signIn }) {
      await signIn.clickSignIn();
      await signIn.seeProvider();
    },
  },
  {
    name: 'dashboard',
    path: '/dashboard',
    async prepare({ page }) {
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
    },
  },
  { name: 'list', path: `${list}?state=published`, prepare: (screens) => screens.list.rows.nth(9).waitFor() },
  {
    name: 'list-empty',
    path: `${list}?q=zzzz`,
    prepare: ({ page, t }) => page.getByText(t.crud.noMatch.title).waitFor(),
  },
  {
    name: 'record',
    path: `${list}?state=published&sort=-applicants`,
    async prepare(screens) {
      await openFirst(screens, '/job_post/view');
      await screens.page.getByRole('tab', { name: screens.t.crud.tabs.overview }).waitFor();
    },
  },
  {
    name: 'form-errors',
    path: `${list}?state=draft`,
    async prepare(screens) {
      await openFirst(screens, '/job_post/edit');
      await screens.form.fill('title.ar', 'قص');
      await screens.form.clickSave();
      await expect(screens.form.errors).toBeFocused();
    },
  },
  {
    name: 'applicants',
    path: `${list}?state=published&sort=-applicants`,
    async prepare(screens) {
      await openFirst(screens, '/job_post/applicants');
      await screens.list.rows.first().locator('[data-row-header]').locator('a, button').click();
      // Beside the list where there is room, over it on a phone.
      await screens.page.locator('[data-panel], [role=dialog]').getByRole('button').first().waitFor();
      await screens.page.waitForLoadState('networkidle');
    },
  },
  {
    name: 'dialog',
    path: '/skills/list?usage=unused',
    async prepare(screens) {
      await openFirst(screens, '/skills/edit');
      await screens.record.clickAction(screens.t.crud.remove);
      await screens.page.getByRole('alertdialog').waitFor();
    },
  },
];
