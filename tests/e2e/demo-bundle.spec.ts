import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from '@playwright/test';

const files = globSync('apps/admin/dist/assets/*.js').map((path) => ({
  name: basename(path),
  text: readFileSync(path, 'utf8'),
}));
/** What only the demo's own code says: its addresses, its database, its worker. */
const marks = ['api/apps/todo', 'api/apps/email', '/api/auth/', 'diwan-demo', 'mockServiceWorker'];
const isDemo = ({ text }: { text: string }) => marks.some((mark) => text.includes(mark));

/** What a file fetches as soon as it is needed itself; `import(…)` waits until it is asked for. */
const needs = (text: string) =>
  [...text.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)].map(([, name]) => name!);

test('T139 the product’s own screens carry no byte of the demo and its mocks', () => {
  const demo = new Set(files.filter(isDemo).map(({ name }) => name));
  const product = files.filter(({ name }) => !demo.has(name));
  expect(product.flatMap(({ text }) => needs(text)).length).toBeGreaterThan(100);
  for (const { name, text } of product)
    expect(
      needs(text).filter((needed) => demo.has(needed)),
      name,
    ).toEqual([]);
  const page = readFileSync('apps/admin/dist/index.html', 'utf8');
  expect([...demo].filter((name) => page.includes(name))).toEqual([]);
});
