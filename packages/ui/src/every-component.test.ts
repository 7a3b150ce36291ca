import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const src = import.meta.dirname;
const read = (path: string) => readFileSync(join(src, path), 'utf8');
const textOf = (pattern: string) =>
  globSync(pattern, { cwd: src })
    .map((path) => read(path))
    .join('\n');

/** Every component at the package's door, and every one that is heavy and imported by its path. */
const exported = [...read('index.ts').matchAll(/^export \{([^}]*)\} from '\.\/\w+\/\w+\.tsx'/gm)]
  .flatMap(([, names = '']) => names.split(','))
  .map((name) => name.trim())
  .filter((name) => /^[A-Z]\w*$/.test(name));
const folders = readdirSync(src).filter((folder) => existsSync(join(src, folder, `${folder}.tsx`)));
const components = [...new Set([...exported, ...folders])].sort();

const stories = textOf('*/*.stories.tsx');
const tests = textOf('**/*.test.tsx');
const pages = globSync('*/*.docs.ts', { cwd: src });
const said = pages.map((path) => read(path)).join('\n');
const shows = (text: string, name: string) => new RegExp(`<${name}\\b|component: ${name}\\b`).test(text);

test('there are components to look at, and each exported one has its folder or lives in one', () => {
  expect(components.length).toBeGreaterThan(80);
  expect(folders.length).toBeGreaterThan(60);
});

test.each(folders)('DEV-03 %s has stories and a page of documentation', (folder) => {
  expect(existsSync(join(src, folder, `${folder}.stories.tsx`)), 'stories').toBe(true);
  expect(existsSync(join(src, folder, `${folder}.docs.ts`)), 'documentation').toBe(true);
});

test.each(components)('DEV-03 %s is shown in a story and rendered by a test', (name) => {
  expect(shows(stories, name), 'story').toBe(true);
  expect(shows(tests, name), 'test').toBe(true);
});

test.each(components)('DEV-03 %s has a page of its own or is a named part of another’s', (name) => {
  const hasPage = pages.some((path) => path.replaceAll('\\', '/').endsWith(`/${name}.docs.ts`));
  expect(hasPage || new RegExp(`\\b${name}\\b`).test(said)).toBe(true);
});

const fields = folders.filter((folder) =>
  /\b(?:CodeFieldProps|FieldProps|FigureProps|LabelledProps|AskedProps|SearchingProps|ToggleProps)\b/.test(
    read(`${folder}/${folder}.tsx`),
  ),
);

test.each(fields)('DEV-03 %s is shown with an error, disabled, and with words that take several lines', (folder) => {
  const names = [...read(`${folder}/${folder}.stories.tsx`).matchAll(/^export const (\w+): Story/gm)].map(
    ([, name]) => name,
  );
  expect(names).toEqual(expect.arrayContaining(['WithError', 'Disabled', 'LongText']));
});

test('DEV-03 those are all fields that can be wrong', () => {
  expect(fields.length).toBeGreaterThan(20);
});

test('DEV-03 props are added up from types of ours, never taken away from them: a page could not list those', () => {
  const taken = [
    ...textOf('**/*.tsx').matchAll(/^export (?:interface|type) (\w+)[^{;]*\b(?:Omit|Pick|Partial)<(\w+)/gm),
  ]
    .filter(([, , from = '']) => !/^(?:ComponentProps|Aria\w+)$/.test(from))
    .map(([, props]) => props);
  expect(taken).toEqual([]);
});
