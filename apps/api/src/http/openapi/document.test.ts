import { brokenRules } from '@diwan/api-contract/broken-rules';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { AnyResource } from '#crud/definition.ts';
import { serverResources } from '#resources/index.ts';
import { contractRoutes } from '#test/contract-routes.ts';
import { createTestApp, type TestApp } from '#test/test-app.ts';
import type { ApiDocument, ApiOperation } from './api-document.ts';
import { openApiDocument } from './document.ts';
import { schemaNames } from './names.ts';
import { schemaBook } from './schemas.ts';

let api: TestApp;
let document: ApiDocument;
let text: string;
beforeAll(async () => {
  api = await createTestApp();
  text = (await api.call('GET', '/api/v1/openapi.json')).body;
  document = JSON.parse(text);
});
afterAll(() => api.close());

const routes = contractRoutes();
const operations = Object.values(openApiDocument().paths).flatMap((methods) => Object.values(methods));
const operationOf = (name: string) => operations.find(({ operationId }) => operationId === name)!;
const namesIn = (given: ApiOperation['parameters'] = []) =>
  given
    .map((each) => ('$ref' in each ? document.components.parameters[each.$ref.split('/').at(-1)!]! : each))
    .map(({ name }) => name);

test('a kept validator accepts the description as OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate(JSON.parse(text));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect(document.openapi).toBe('3.1.0');
});

test('every endpoint of the contract is there under its own name, with every answer that it promises', () => {
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(routes.map(({ name }) => name).sort());
  for (const { name, route, may } of routes) {
    const { responses, 'x-capability': capability } = operationOf(name);
    const promised = Object.keys(route.responses).filter((status) => Number(status) < 300);
    expect(Object.keys(responses), name).toEqual(expect.arrayContaining([...promised, '429', '503']));
    for (const status of Object.keys(responses)) expect(Object.keys(route.responses), name).toContain(status);
    expect(capability).toBe(may);
  }
});

test('every reference leads somewhere, and every named part is referred to', () => {
  const refs = new Set(
    Array.from(text.matchAll(/"\$ref":"#\/components\/(\w+)\/([\w-]+)"/g), ([, kind, name]) => `${kind}/${name}`),
  );
  const { securitySchemes, ...parts } = document.components;
  const named = Object.entries(parts).flatMap(([kind, each]) => Object.keys(each).map((name) => `${kind}/${name}`));
  expect([...refs].sort()).toEqual(named.sort());
  expect(text.match(/"\$ref":/g)).toHaveLength(text.match(/"\$ref":"#\/components\/\w+\/[\w-]+"/g)!.length);
  expect(Object.keys(securitySchemes)).toEqual(['adminToken', 'session']);
});

test('every area is a tag that says what it is about, and every operation belongs to one', () => {
  const used = new Set(operations.map(({ tags: [tag] }) => tag));
  expect(document.tags.map(({ name }) => name).sort()).toEqual([...used].sort());
  for (const { name, description } of document.tags) expect(description, name).toMatch(/^[A-Z].{20,}[^.]\.$/);
  expect(new Set(document.tags.map(({ description }) => description)).size).toBe(document.tags.length);
});

test('every operation says in a sentence of its own what it does', () => {
  for (const { summary, operationId } of operations)
    expect(summary, operationId).toMatch(/^[A-Z][a-z]+,? [\w ,.'-]+\w$/);
  expect(new Set(operations.map(({ summary }) => summary)).size).toBe(operations.length);
});

test('a sentence reads as people speak', () => {
  const said = ['jobPosts.list', 'industries.add', 'applications.view', 'jobTitles.send', 'skills.edit'];
  expect(said.map((name) => operationOf(name).summary)).toEqual([
    'List job posts',
    'Add an industry',
    'Read an application',
    'Send an event to a job title',
    'Change a skill',
  ]);
});

describe('the example of a request', () => {
  const bodies = routes.flatMap(({ name, route }) => {
    const content = operationOf(name).requestBody?.content['application/json'];
    return content && 'body' in route ? [{ name, example: content.example, schema: route.body as z.ZodType }] : [];
  });

  test.each(bodies)('$name is one that its schema accepts', ({ example, schema }) => {
    expect(example).toBeDefined();
    expect(schema.safeParse(example).error).toBeUndefined();
  });

  test('a draft breaks none of the rules across its fields', () => {
    const ruled = Object.entries<AnyResource>(serverResources).flatMap(([key, { contract }]) => {
      const body = bodies.find(({ name }) => name === `${key}.add`);
      return contract.rules && body ? [{ key, contract, example: body.example }] : [];
    });
    expect(ruled.length).toBeGreaterThan(0);
    for (const { key, contract, example } of ruled)
      expect(brokenRules(contract, contract.draft.parse(example)), key).toEqual([]);
  });
});

test('a write says which headers it needs, and what is answered without them', () => {
  const { parameters, responses } = operationOf('skills.send');
  expect(namesIn(parameters)).toEqual(['id', 'If-Match', 'Idempotency-Key']);
  expect(Object.keys(responses)).toEqual(expect.arrayContaining(['409', '412', '428', '422']));
  expect(document.components.responses.RateLimited?.headers).toHaveProperty('Retry-After');
  expect(operationOf('skills.view').responses[200]).toHaveProperty('headers.ETag');
  expect(namesIn(operationOf('identity.refresh').parameters)).toEqual(['X-Requested-With']);
  expect(operationOf('skills.list').responses).not.toHaveProperty('404');
});

test('a filter says which values it takes', () => {
  const state = document.components.parameters.JobPostsState!;
  expect(state).toMatchObject({ name: 'state', in: 'query', explode: false, schema: { type: 'array' } });
  expect(state.schema.items?.enum).toContain('pending_review');
});

test('who may call without a token is said, everybody else needs the token and its cookie', () => {
  const open = operations
    .filter(({ security }) => security)
    .map(({ operationId, security }) => [operationId, security]);
  expect(Object.fromEntries(open)).toEqual({
    'identity.settings': [],
    'identity.start': [],
    'identity.exchange': [],
    'identity.refresh': [{ session: [] }],
    'identity.logout': [{ session: [] }],
    // Its ticket says who asks.
    'mails.page': [],
    // Their signature says who asks.
    'platform.addVideo': [],
    'platform.placeOrder': [],
    'platform.sendFilm': [],
    'voiceNotes.send': [],
    'voiceNotes.fetch': [],
    'platform.readMessages': [],
    'platform.writeMessage': [],
    'platform.writeComment': [],
    'platform.actOnComment': [],
    'platform.actOnOrder': [],
    'platform.takeQuota': [],
    'platform.paymentMessage': [],
  });
  expect(document.security).toEqual([{ adminToken: [], session: [] }]);
});

test('a named schema is the same whether it is sent or answered, and is written once', () => {
  const names = schemaNames();
  const [sent, answered] = (['input', 'output'] as const).map((io) => {
    const book = schemaBook(names);
    for (const { route } of routes) {
      const schemas = io === 'input' ? ['body' in route ? route.body : null] : Object.values(route.responses);
      for (const schema of schemas) if (names.has(schema as z.ZodType)) book.write(schema as z.ZodType, io);
    }
    return book.named;
  });
  const common = Object.keys(sent!).filter((name) => name in answered!);
  expect(common).toContain('Preferences');
  for (const name of common) expect(sent![name], name).toEqual(answered![name]);
});

test('the description stays small enough to read: two kilobytes for each operation', () => {
  expect(Buffer.byteLength(text) / operations.length).toBeLessThan(2_048);
});
