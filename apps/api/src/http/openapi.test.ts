import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../test/test-app.ts';
import { openApiDocument } from './openapi.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

test('the description is OpenAPI 3.1 with a schema for every body, query and answer', async () => {
  const document = (await api.call('GET', '/api/v1/openapi.json')).json();
  expect(document.openapi).toBe('3.1.0');
  expect(document).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
  const edit = document.paths['/api/v1/skills/{id}'].patch;
  expect(edit['x-capability']).toBe('taxonomies.edit');
  expect(edit.requestBody.content['application/json'].schema.properties.name.required).toEqual(['ar']);
  expect(edit.responses['422'].content['application/json'].schema).toEqual({ $ref: '#/components/schemas/Problem' });
  const list = document.paths['/api/v1/skills'].get;
  expect(list.parameters.map(({ name }: { name: string }) => name)).toEqual(
    expect.arrayContaining(['q', 'sort', 'limit', 'after', 'type']),
  );
  expect(list.responses['200'].content['application/json'].schema.properties.items.type).toBe('array');
});

test('people read the same as one page without a script', async () => {
  const page = await api.call('GET', '/api/v1/docs');
  expect(page.headers['content-type']).toContain('text/html');
  for (const path of Object.keys(openApiDocument().paths)) expect(page.body).toContain(`<code>${path}</code>`);
  expect(page.body).not.toMatch(/<script|<style| style=| on\w+=/);
  expect((await api.call('GET', '/api/v1/docs.css')).headers['content-type']).toContain('text/css');
});
