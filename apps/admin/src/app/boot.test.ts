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
  vi.unstubAllGlobals();
  window.askedByBoot = undefined;
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

const gap = 'const files = null;';
const files = {
  everybody: ['core.js'],
  hall: ['hall.js', 'hall.css'],
  rooms: {
    '/job_post': { files: ['posts.js'], firstPage: '/api/v1/job-posts?limit=25' },
    '/job_post/applicants': { files: ['applicants.js'], firstPage: '/api/v1/applications?limit=25' },
  },
};

const asked = vi.fn(async (_url: string, _init: RequestInit) => new Response('{}'));

/** What is fetched ahead at an address. */
function fetchedAhead(address: string): (string | null)[] {
  document.head.replaceChildren();
  vi.stubGlobal('fetch', asked);
  history.replaceState(null, '', address);
  expect(boot).toContain(gap);
  runInThisContext(boot.replace(gap, `const files = ${JSON.stringify({ ar: files, en: files })};`));
  return [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));
}

test('the files of the first screen are fetched ahead: for somebody who has signed in, those of the room', () => {
  expect(fetchedAhead('/job_post/list')).toEqual(['/assets/core.js']);
  localStorage.setItem('adminToken', 'token');
  const hall = ['/assets/core.js', '/assets/hall.js', '/assets/hall.css'];
  expect(fetchedAhead('/job_post/list')).toEqual([...hall, '/assets/posts.js']);
  expect(fetchedAhead('/job_post/applicants/1')).toEqual([...hall, '/assets/applicants.js']);
  expect(fetchedAhead('/setting')).toEqual(hall);
  expect([...document.head.querySelectorAll('link')].map(({ rel }) => rel)).toEqual([
    'modulepreload',
    'modulepreload',
    'preload',
  ]);
});

test('a list at its plain address is asked for before any code of it is there, by somebody who has signed in', () => {
  fetchedAhead('/job_post/list');
  localStorage.setItem('adminToken', 'token');
  fetchedAhead('/job_post/list?q=nurse');
  fetchedAhead('/job_post/view/1');
  fetchedAhead('/setting');
  expect([asked.mock.calls, window.askedByBoot]).toEqual([[], undefined]);
  fetchedAhead('/job_post/list');
  expect(asked).toHaveBeenCalledExactlyOnceWith('/api/v1/job-posts?limit=25', expect.anything());
  expect(asked.mock.calls[0]![1].headers).toMatchObject({ authorization: 'Bearer token' });
  const response = expect.any(Promise);
  expect(window.askedByBoot).toEqual({ url: '/api/v1/job-posts?limit=25', token: 'token', response });
});

test('T31 the document has no inline script or style', () => {
  const html = readFileSync('apps/admin/index.html', 'utf8');
  expect(html).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\son\w+=|\sstyle=/);
});
