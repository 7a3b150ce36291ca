import { expect, test } from 'vitest';
import { sourceFiles } from '../source-files.ts';

test('I18N-03 no text stands outside the message files', () => {
  const screens = sourceFiles('apps/admin/src/**/*.tsx').filter(
    ({ path }) => !/\.(test|stories)\.tsx$|\/test\//.test(path),
  );
  const inElement = />\s*([A-Za-z\u0600-\u06ff][^<>{}=;()|&]*)\s*<\//g;
  const inAttribute = /\b(?:title|label|aria-label|placeholder|alt|description)="([^"{]*[A-Za-z\u0600-\u06ff][^"]*)"/g;
  const wrong = screens.flatMap(({ path, text }) =>
    [...text.matchAll(inElement), ...text.matchAll(inAttribute)].map(([, words]) => `${path}: ${words}`),
  );
  expect(wrong).toEqual([]);
});
