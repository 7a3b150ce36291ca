import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

const code = sourceFiles('{apps,packages}/*/src/**/*.{ts,tsx}', 'tests/**/*.ts', '.storybook/**/*.{ts,tsx}');
const linesOf = (text: string) => text.split('\n').length - 1;

test('no file is longer than 400 lines, and half of them are shorter than 60', () => {
  expect(code.length).toBeGreaterThan(100);
  expect(code.filter(({ text }) => linesOf(text) > 400).map(({ path }) => path)).toEqual([]);
  const lengths = code.map(({ text }) => linesOf(text)).sort((a, b) => a - b);
  expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThan(60);
});

test('default exports are for stories, configuration and what is loaded lazily', () => {
  const lazily = new Set(
    code.flatMap(({ text }) => [...text.matchAll(/import\('[^']*\/([^/']+)'\)/g)].map(([, name]) => name)),
  );
  const isAllowed = (path: string) =>
    /\.stories\.tsx$|^\.storybook\/(main|preview)\.tsx?$|\.config\.ts$|\/global-setup\.ts$/.test(path) ||
    lazily.has(path.split('/').at(-1));
  const wrong = code.filter(({ path, text }) => /^export default/m.test(text) && !isAllowed(path));
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test('a path goes up by one folder at most: what is further away is named from the top of its package', () => {
  const upwards = /(?:from|import)\s*\(?\s*'(?:\.\.\/){2}/;
  expect(code.filter(({ text }) => upwards.test(text)).map(({ path }) => path)).toEqual([]);
});

test('no file or folder is called after nothing in particular', () => {
  const vague = /(^|\/)(utils?|helpers?|common|shared|types|hooks|services|misc)(\/|\.tsx?$)/;
  // Data is called after what it is about.
  const named = code.filter(({ path }) => !path.includes('/data/'));
  expect(named.filter(({ path }) => vague.test(path)).map(({ path }) => path)).toEqual([]);
});

test('no test is skipped or left alone', () => {
  const tests = code.filter(({ path }) => /\.(test|spec)\.tsx?$/.test(path) && !path.startsWith('tests/architecture/'));
  expect(
    tests.filter(({ text }) => /\b(test|it|describe)\.(skip|only|todo|fixme)\b/.test(text)).map(({ path }) => path),
  ).toEqual([]);
});
