import type { Language } from '@diwan/api-contract/values/staff';
import { Screens } from '#models/screens.ts';
import { signIn } from '#support/browser.ts';
import type { Subject } from './subject.ts';

/** The product's own screens; Arabic, as most people have it. */
export function productSubject(url: string, language: Language): Subject {
  const screens = (page: ConstructorParameters<typeof Screens>[0]) => new Screens(page, language);
  return {
    key: 'ours',
    title: 'ours',
    url,
    paths: { signIn: '/login', list: '/job_post/list' },
    signIn: async (context) => (await signIn(context, url, language)).page.close(),
    signInButton: (page) => page.getByRole('button', { name: screens(page).t.core.signIn.action }),
    css: {
      row: '[role=grid] tbody [data-row-key]',
      rowBox: '[role=grid] tbody [data-row-key] input[type=checkbox]',
      table: '[role=grid]',
      field: '[name="title.ar"]',
    },
    sort: (page) => page.locator('[role=grid] thead th[aria-sort] button').first(),
    next: (page) => page.getByRole('button', { name: screens(page).t.shell.ui.nextPage }),
    selectAll: (page) => page.locator('[role=grid] thead input[type=checkbox]'),
    askForThousand: (page) => page.locator('select:has(option[value="1000"])').selectOption('1000'),
    approachForm: (page) => page.locator('[role=grid] tbody [data-row-key] [data-row-header]').first().focus(),
    openForm: (page) => page.keyboard.press('e'),
  };
}
