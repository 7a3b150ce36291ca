import type { Page } from '@playwright/test';
import type { Subject } from './subject.ts';

type Peer = Omit<Subject, 'url'>;

const clickThousand = (page: Page) => page.locator('#thousand').click();

/** A peer whose list is a plain table of ours, with what differs. */
function plain(key: string, title: string, css: Partial<Subject['css']> = {}): Peer {
  const row = css.row ?? 'tbody tr';
  return {
    key,
    title,
    paths: { signIn: '/login', list: '/job-posts' },
    signInButton: (page) => page.getByRole('button').first(),
    css: { row, rowBox: 'tbody input[type=checkbox]', table: 'table', field: '[name="title.ar"]', ...css },
    sort: (page) => page.locator('thead th button').first(),
    next: (page) => page.locator('#next'),
    selectAll: (page) => page.locator('thead input[type=checkbox]'),
    askForThousand: clickThousand,
    approachForm: (page) => page.locator(`${row} a`).first().hover(),
    openForm: (page) => page.locator(`${row} a`).first().click(),
  };
}

async function rememberSignIn(page: Page, url: string): Promise<void> {
  // A place of the same origin where the peer itself does not run, or it would sign out again.
  await page.goto(`${url}/assets/none`);
  await page.evaluate(() => localStorage.setItem('signedIn', 'yes'));
  await page.close();
}

/** Makes a peer a subject, once it is served. */
export function subjectOf(peer: Peer, url: string): Subject {
  return { ...peer, url, signIn: async (context) => rememberSignIn(await context.newPage(), url) };
}

export const peers: readonly Peer[] = [
  {
    ...plain('react-admin', 'react-admin', { row: 'tbody .RaDatagrid-row' }),
    paths: { signIn: '/#/login', list: '/#/job-posts' },
    signInButton: (page) => page.locator('button[type=submit]'),
    sort: (page) => page.locator('thead .column-title .MuiTableSortLabel-root'),
    next: (page) => page.getByRole('button', { name: 'Go to next page' }),
    approachForm: (page) => page.locator('tbody .RaDatagrid-row .column-title').first().hover(),
    openForm: (page) => page.locator('tbody .RaDatagrid-row .column-title').first().click(),
  },
  {
    ...plain('refine', 'Refine, antd', { row: 'tbody .ant-table-row', field: '#title_ar' }),
    signInButton: (page) => page.locator('button[type=submit]'),
    sort: (page) => page.locator('thead .ant-table-column-has-sorters').first(),
    next: (page) => page.locator('.ant-pagination-next button'),
    approachForm: (page) => page.locator('.refine-edit-button, tbody .ant-table-row a').first().hover(),
    openForm: (page) => page.locator('.refine-edit-button, tbody .ant-table-row a').first().click(),
  },
  plain('floor', 'floor'),
  {
    ...plain('stack-rac', 'stack, RAC Table'),
    sort: (page) => page.locator('thead th[aria-sort]').first(),
    selectAll: (page) => page.locator('thead label').first(),
  },
  plain('stack-native', 'stack, native table'),
];
