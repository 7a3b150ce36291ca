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

test('T31 the document has no inline script or style', () => {
  const html = readFileSync('apps/admin/index.html', 'utf8');
  expect(html).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\son\w+=|\sstyle=/);
});
