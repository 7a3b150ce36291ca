import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

const files = globSync('apps/admin/dist/assets/*.js').map((path) => ({
  name: basename(path),
  text: readFileSync(path, 'utf8'),
}));
/** What only the demo's own code says: its addresses, its database, its worker. */
const marks = ['api/apps/todo', 'api/apps/email', '/api/auth/', 'diwan-demo', 'demo-worker'];
const isDemo = ({ text }: { text: string }) => marks.some((mark) => text.includes(mark));
const isRoom = (name: string) => /^(Todo|Email)Screen-/.test(name);
const named = (pattern: RegExp) => files.map(({ name }) => name).filter((name) => pattern.test(name));

/** What a file fetches as soon as it is needed itself; `import(…)` waits until it is asked for. */
const needs = (text: string) =>
  [...text.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)].map(([, name]) => name!);
const mayAskFor = (text: string) =>
  [...text.matchAll(/import\(\s*["'`]\.\/([^"'`]+\.js)["'`]/g)].map(([, name]) => name!);

/** Files with all that they lead to. */
function reach(names: readonly string[], next: (text: string) => string[], found = new Set<string>()): Set<string> {
  for (const name of names) {
    if (found.has(name)) continue;
    found.add(name);
    reach(next(files.find((file) => file.name === name)!.text), next, found);
  }
  return found;
}

test('T139 the product’s own screens carry no byte of the demo and its mocks', () => {
  const next = (text: string) => [...needs(text), ...mayAskFor(text)].filter((name) => !isRoom(name));
  const product = reach(named(/^index-/), next);
  expect(product.size).toBeGreaterThan(100);
  expect(files.filter((file) => product.has(file.name) && isDemo(file)).map(({ name }) => name)).toEqual([]);
  // The search looks where the demo is.
  const demo = reach(named(/^(Todo|Email)Screen-/), (text) => [...needs(text), ...mayAskFor(text)]);
  expect(files.filter((file) => demo.has(file.name) && isDemo(file)).length).toBeGreaterThan(1);
  const page = readFileSync('apps/admin/dist/index.html', 'utf8');
  expect([...demo].filter((name) => !product.has(name) && page.includes(name))).toEqual([]);
});

test('T139 DEMO-05 what people get has nothing of the demo’s sign-in: it leads nowhere, and is in Storybook alone', () => {
  const holding = (...words: string[]) =>
    files.filter(({ text }) => words.some((word) => text.includes(word))).map(({ name }) => name);
  expect(holding('/api/v1/auth').length).toBeGreaterThan(0);
  expect(holding('/api/auth/', 'demo-only', 'Email Or Password Invalid')).toEqual([]);
});

for (const screen of ['TodoScreen', 'EmailScreen'])
  test(`DEMO-01 DEMO-03 ${screen} weighs at most 60 KB beyond the shell, without what answers its requests`, () => {
    const shell = reach(named(/^(index|start|platform|shell|tools)-/), needs);
    const own = [...reach(named(new RegExp(`^${screen}-`)), needs)].filter((name) => !shell.has(name));
    expect(shell.size).toBeGreaterThan(4);
    expect(own.length).toBeGreaterThan(1);
    const texts = files.filter(({ name }) => own.includes(name)).map(({ text }) => text);
    expect(texts.filter((text) => /mockServiceWorker|demo-worker\.js|diwan-demo/.test(text))).toEqual([]);
    const kilobytes = texts.reduce((sum, text) => sum + gzipSync(text).length, 0) / 1000;
    expect(kilobytes).toBeLessThan(60);
  });
