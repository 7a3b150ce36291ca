import { problem } from '@diwan/api-contract/problem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ContractRoute, contractRoutes } from '#test/contract-routes.ts';
import { garbage, nearlyValid, pick, type Random, randomFrom, valid } from '#test/generate.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';
import { allOf, seed } from '#test/walk.ts';

const requests = allOf('requests');

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const known: { path: string; version: number }[] = [];

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

function compose({ route }: ContractRoute, random: Random) {
  const change = pick(random, [
    (value: unknown) => value,
    (value: unknown) => nearlyValid(value, random),
    () => garbage(random),
  ]);
  const target = pick(random, known);
  const id =
    target && random() < 0.6
      ? target.path.split('/').at(-1)!
      : textOf(random() < 0.7 ? '01900000-0000-7000-8000-000000000001' : garbage(random));
  const query = Object.entries((change(valid(route.query, random)) as Record<string, unknown> | undefined) ?? {})
    .map(
      ([key, value]) => `${encodeURIComponent(key.toWellFormed())}=${encodeURIComponent(textOf(value).toWellFormed())}`,
    )
    .join('&');
  const path = route.path.replace(/:\w+/, encodeURIComponent(id.toWellFormed()).slice(0, 300));
  const body = 'body' in route ? JSON.stringify(change(valid(route.body, random))) : undefined;
  return {
    method: route.method as 'GET',
    url: query ? `${path}?${query}` : path,
    body,
    headers: {
      'x-requested-with': 'admin',
      'if-match':
        random() < 0.9
          ? `"v${target && random() < 0.7 ? target.version : 1}"`
          : textOf(garbage(random))
              .replace(/[^ -~]/g, '')
              .slice(0, 200),
      'idempotency-key': random() < 0.9 ? crypto.randomUUID() : 'not a key',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
  };
}

/** All of them in an order that the seed decides, then all of them again. */
function everyOneInTurn<T>(items: readonly T[], random: Random): () => T {
  let waiting: T[] = [];
  return () => {
    if (waiting.length === 0) waiting = [...items];
    return waiting.splice(Math.floor(random() * waiting.length), 1)[0]!;
  };
}

test(`T26 ${requests} requests, sound, nearly sound and senseless, never break the server (seed ${seed})`, {
  timeout: 600_000,
}, async () => {
  const random = randomFrom(seed);
  const routes = everyOneInTurn(contractRoutes(), random);
  const sessions: TestSession[] = [await api.signIn('admin'), await api.signIn('editor')];
  const sacrificed = await api.signIn('admin');
  const seen: Record<number, number> = {};

  for (let sent = 0; sent < requests; sent += 10) {
    const batch = Array.from({ length: 10 }, () => {
      const route = routes();
      return {
        route,
        request: compose(route, random),
        as: route.name.startsWith('identity.') ? sacrificed : pick(random, sessions),
      };
    });
    await Promise.all(
      batch.map(async ({ route, request: { body, headers, ...request }, as }) => {
        const began = Date.now();
        const answer = await api.app.inject({ ...request, payload: body, headers: { ...headers, ...as.headers } });
        const report = `seed ${seed}: ${request.method} ${request.url} ${body} → ${answer.statusCode} ${answer.body.slice(0, 600)}`;
        seen[answer.statusCode] = (seen[answer.statusCode] ?? 0) + 1;
        expect(answer.statusCode, report).toBeLessThan(500);
        expect(Date.now() - began, report).toBeLessThan(2000);
        if (answer.statusCode >= 400) expect(problem.safeParse(answer.json()).success, report).toBe(true);
        expect(answer.body, report).not.toMatch(/\n\s+at |node_modules|SELECT |INSERT /);
        if (answer.statusCode === 201) known.push({ path: `${route.route.path}/${answer.json().id}`, version: 1 });
      }),
    );
  }
  expect(seen[200]).toBeGreaterThan(requests / 50);
  expect(seen[201]).toBeGreaterThan(0);
  expect(seen[422]).toBeGreaterThan(0);
  expect(seen[400]).toBeGreaterThan(0);
});
