import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#test/test-app.ts';
import { openApiDocument } from '../document.ts';

let api: TestApp;
let page: string;
beforeAll(async () => {
  api = await createTestApp();
  page = (await api.call('GET', '/api/v1/docs')).body;
});
afterAll(() => api.close());

const { paths, tags, components } = openApiDocument();
const operations = Object.values(paths).flatMap((methods) => Object.values(methods));

test('people read the same as one page that runs no script and has no style of its own', async () => {
  const answer = await api.call('GET', '/api/v1/docs');
  expect(answer.headers['content-type']).toContain('text/html');
  for (const path of Object.keys(paths)) expect(page).toContain(`<code>${path}</code>`);
  for (const { summary } of operations) expect(page).toContain(`>${summary}</a></h3>`);
  expect(page).not.toMatch(/<script|<style| style=| on\w+=/);
  expect((await api.call('GET', '/api/v1/docs.css')).headers['content-type']).toContain('text/css');
});

test('every link of the page leads to a part of it, and every area, operation and schema has a link', () => {
  const ids = new Set(Array.from(page.matchAll(/ id="([^"]+)"/g), ([, id]) => id));
  const links = new Set(Array.from(page.matchAll(/ href="#([^"]+)"/g), ([, id]) => id));
  expect([...links].filter((id) => !ids.has(id))).toEqual([]);
  expect([...ids].filter((id) => !links.has(id))).toEqual([]);
  expect(ids.size).toBe(tags.length + operations.length + Object.keys(components.schemas).length + 1);
});

test('what stands between backticks is set as code, and nothing of the contract becomes markup', () => {
  expect(page).toContain('<code>Authorization: Bearer &lt;adminToken&gt;</code>');
  expect(page).not.toMatch(/`[^<]*`/);
  expect(page).toContain('<bdi>مهندس برمجيات أول</bdi>');
});
