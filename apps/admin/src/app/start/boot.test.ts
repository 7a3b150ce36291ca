import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const boot = readFileSync('apps/admin/public/boot.js', 'utf8');
const root = document.documentElement;
const run = () => runInThisContext(boot);

beforeEach(() => {
  localStorage.clear();
  Object.assign(root, { lang: 'ar', dir: 'rtl' });
  Object.assign(root.dataset, { theme: 'light', density: 'default' });
});

afterEach(() => {
  asked.mockClear();
  vi.unstubAllGlobals();
  window.prefetchedByBoot = undefined;
  window.fetchedByBoot = undefined;
  document.body.replaceChildren();
});

test('I18N-01 I18N-02 T134 before the first paint the page is Arabic and right to left, or the stored language', () => {
  run();
  expect([root.lang, root.dir]).toEqual(['ar', 'rtl']);
  localStorage.setItem('language', 'en');
  run();
  expect([root.lang, root.dir]).toEqual(['en', 'ltr']);
});

test('LOOK-01 theme and density are there before the first paint, and a damaged record changes nothing', () => {
  localStorage.setItem('preferences', '{"theme":"dark","density":"compact"}');
  run();
  expect([root.dataset.theme, root.dataset.density]).toEqual(['dark', 'compact']);
  localStorage.setItem('preferences', '{"theme":"<script>');
  expect(run).not.toThrow();
});

test.each([
  [true, 'dark'],
  [false, 'light'],
])('LOOK-01 a theme that is left to the system is there before the first paint: dark is %s', (matches, theme) => {
  vi.stubGlobal('matchMedia', () => ({ matches }));
  localStorage.setItem('preferences', '{"theme":"system"}');
  root.dataset.theme = 'semi-dark';
  run();
  expect(root.dataset.theme).toBe(theme);
});

const gap = 'const files = null;';
const ofLanguage = {
  failure: { title: 'Not opened', text: 'The connection broke.', retry: 'Again' },
  everybody: ['core.js'],
  shell: ['shell.js', 'shell.css'],
};
const filesAhead = {
  ar: ofLanguage,
  en: ofLanguage,
  directory: ['directory.js'],
  screens: {
    '/job_post': { files: ['posts.js'], ar: ['ar.js'], en: ['en.js'], firstPage: '/api/v1/job-posts?limit=25' },
    '/job_post/applicants': { files: ['applicants.js'], ar: [], en: [], firstPage: '/api/v1/applications?limit=25' },
  },
};

const asked = vi.fn(async (_url: string, _init?: RequestInit) => new Response('{}'));
const pages = () => asked.mock.calls.filter(([url]) => url.startsWith('/api/'));

/** What is fetched ahead at an address. */
function fetchedAhead(address: string): (string | null)[] {
  document.head.replaceChildren();
  vi.stubGlobal('fetch', asked);
  history.replaceState(null, '', address);
  expect(boot).toContain(gap);
  runInThisContext(boot.replace(gap, `const files = ${JSON.stringify(filesAhead)};`));
  const sheets = [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));
  const fetched = Object.keys(window.fetchedByBoot!);
  expect(fetched.filter((each) => each.endsWith('.css'))).toEqual(sheets);
  return fetched;
}

test('the files of the first screen are fetched ahead: for somebody who has signed in, those of the resource', () => {
  expect(fetchedAhead('/job_post/list')).toEqual(['/assets/core.js']);
  localStorage.setItem('adminToken', 'token');
  const shell = ['/assets/core.js', '/assets/shell.js', '/assets/shell.css'];
  const directory = '/assets/directory.js';
  expect(fetchedAhead('/job_post/list')).toEqual([...shell, '/assets/posts.js', '/assets/ar.js']);
  expect(fetchedAhead('/job_post/applicants/1')).toEqual([...shell, '/assets/applicants.js', directory]);
  expect(fetchedAhead('/setting')).toEqual([...shell, directory]);
  localStorage.setItem('language', 'en');
  expect(fetchedAhead('/job_post/list')).toEqual([...shell, '/assets/posts.js', '/assets/en.js']);
});

test('a style sheet that is fetched ahead is asked for as the page will ask for it, so that it comes once', () => {
  localStorage.setItem('adminToken', 'token');
  fetchedAhead('/setting');
  const [link, ...others] = document.head.querySelectorAll('link');
  expect(others).toEqual([]);
  expect(link).toMatchObject({ rel: 'preload', as: 'style', crossOrigin: '' });
});

test('T72 a script that was fetched ahead in vain is known to have failed, and nothing of it stays in the page', async () => {
  asked.mockResolvedValueOnce(new Response('', { status: 503 }));
  fetchedAhead('/login');
  await expect(window.fetchedByBoot!['/assets/core.js']).rejects.toThrow('503');
  expect(document.head.querySelector('link')).toBeNull();
});

test('T72 who can’t be given the app at all is told so and may try again', () => {
  document.body.innerHTML = '<div id="root"></div>';
  fetchedAhead('/login');
  dispatchEvent(new Event('startfailed'));
  expect(document.querySelector('[role="alert"]')).toHaveTextContent('Not openedThe connection broke.Again');
  expect(document.querySelector('button')).toBeEnabled();
});

test('a list at its plain address is asked for before any code of it is there, by somebody who has signed in', () => {
  fetchedAhead('/job_post/list');
  localStorage.setItem('adminToken', 'token');
  fetchedAhead('/job_post/list?q=nurse');
  fetchedAhead('/job_post/view/1');
  fetchedAhead('/setting');
  expect([pages(), window.prefetchedByBoot]).toEqual([[], undefined]);
  fetchedAhead('/job_post/list');
  const authorized = expect.objectContaining({ headers: expect.objectContaining({ authorization: 'Bearer token' }) });
  expect(pages()).toEqual([['/api/v1/job-posts?limit=25', authorized]]);
  const response = expect.any(Promise);
  expect(window.prefetchedByBoot).toEqual({ url: '/api/v1/job-posts?limit=25', token: 'token', response });
});

test('T31 the document has no inline script or style', () => {
  const html = readFileSync('apps/admin/index.html', 'utf8');
  expect(html).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\son\w+=|\sstyle=/);
});
