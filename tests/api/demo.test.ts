import { createTestApp, type TestApp } from '@diwan/api/test/test-app.ts';
import { demoAuthRouter } from '@diwan/api-contract/demo/auth';
import { demoPath } from '@diwan/api-contract/demo/demo-router';
import { mailRouter } from '@diwan/api-contract/demo/mail';
import { todoRouter } from '@diwan/api-contract/demo/todo';
import { afterAll, beforeAll, expect, test } from 'vitest';

const endpoints = [todoRouter, mailRouter, demoAuthRouter].flatMap((router) => Object.values(router));

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

test.each(endpoints)('T139 the server does not know $method $path', async ({ method, path }) => {
  const url = demoPath(path).replace(':id', '1');
  const as = await api.signIn('admin');
  const response = await api.call(method, url, { as, ...(method === 'POST' && { body: {} }) });
  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ code: 'notFound' });
});
