import { contractRoutes } from '@diwan/api/test/contract-routes.ts';
import { contract } from '@diwan/api-contract';
import { demoAuthRouter } from '@diwan/api-contract/demo/auth';
import { demoPath } from '@diwan/api-contract/demo/demo-router';
import { mailRouter } from '@diwan/api-contract/demo/mail';
import { todoRouter } from '@diwan/api-contract/demo/todo';
import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

const demoPaths = [todoRouter, mailRouter, demoAuthRouter].flatMap((router) =>
  Object.values(router).map(({ path }) => demoPath(path)),
);

test('T139 the product’s contract has none of the demo’s endpoints', () => {
  const paths = contractRoutes(contract).map(({ route }) => demoPath(route.path));
  expect(paths.length).toBeGreaterThan(50);
  expect(demoPaths).toHaveLength(15);
  expect(paths.filter((path) => demoPaths.includes(path))).toEqual([]);
  // No address of the demo is below the product's either.
  expect(demoPaths.filter((path) => path.startsWith('/api/v1/'))).toEqual([]);
});

test('T139 the server and the screens say no address of the demo', () => {
  const product = sourceFiles('apps/{api,admin}/src/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}').filter(
    ({ path }) => !/\/(demo|mocks|features\/demo[^/]*)\/|\.test\.tsx?$/.test(path),
  );
  expect(product.length).toBeGreaterThan(300);
  const said = (text: string) => demoPaths.some((path) => text.includes(path.replace(/\/:\w+$/, '')));
  expect(product.filter(({ text }) => said(text)).map(({ path }) => path)).toEqual([]);
});
