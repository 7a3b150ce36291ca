import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { beforeEach, expect, test } from 'vitest';

const boot = readFileSync('apps/admin/public/boot.js', 'utf8');
const root = document.documentElement;
const run = () => runInThisContext(boot);

beforeEach(() => {
  localStorage.clear();
  Object.assign(root, { lang: 'ar', dir: 'rtl' });
  Object.assign(root.dataset, { theme: 'light', density: 'default' });
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
  rooms: { '/job_post': ['posts.js'], '/job_post/applicants': ['applicants.js'] },
};

/** What is fetched ahead at an address. */
function fetchedAhead(address: string): (string | null)[] {
  document.head.replaceChildren();
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

test('T31 the document has no inline script or style', () => {
  const html = readFileSync('apps/admin/index.html', 'utf8');
  expect(html).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\son\w+=|\sstyle=/);
});
