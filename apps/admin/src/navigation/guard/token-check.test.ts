import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { problem } from '#test/fake-network.ts';
import { fakeServer } from '#test/fake-server.ts';
import { settle, TestNavigation } from '#test/navigation.ts';
import { goTo } from '../navigation-context.tsx';
import type { Refusal } from './token-check.ts';

let app: TestNavigation;
beforeEach(() => {
  app = new TestNavigation();
});
afterEach(() => app.close());

test('NAV-04 NAV-05 T15 every navigation asks once, and only the latest answer counts', async () => {
  type Step = { to: string } | { answer: number; as: 200 | 401 | 403 | 503 };
  const step = fc.oneof(
    fc.record({ to: fc.constantFrom('/a', '/b', '/c', '/d', '/e') }),
    fc.record({ answer: fc.nat(6), as: fc.constantFrom(200, 401, 403, 503) }),
  ) as fc.Arbitrary<Step>;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      app.token = 'token';
      history.replaceState(null, '', '/a');
      // The same rule as the real check, with answers that come when and as the steps say.
      const asked: {
        navigation: number;
        refuse: (reason: Refusal) => void;
        isLatest: () => boolean;
        isAnswered: boolean;
      }[] = [];
      app.start(undefined, async (refuse) => {
        const navigation = asked.length;
        asked.push({ navigation, refuse, isLatest: () => asked.length - 1 === navigation, isAnswered: false });
      });
      let accepted = 1;
      let expected = '/a';
      for (const each of steps) {
        if ('to' in each) {
          goTo(app.actor, each.to);
          if (app.token) {
            accepted += 1;
            expected = each.to;
          } else expected = '/login';
        } else {
          const question = asked[each.answer];
          if (!question || question.isAnswered) continue;
          question.isAnswered = true;
          const isLatest = question.isLatest();
          const isRefusal = each.as === 401 || each.as === 403;
          if (isRefusal) question.refuse(each.as === 401 ? 'unauthenticated' : 'forbidden');
          if (!isRefusal || !isLatest) continue;
          const destination = each.as === 401 ? '/login' : '/pages/not-authorized';
          if (each.as === 403 && expected !== destination) accepted += 1;
          expected = destination;
        }
        expect(asked.length).toBe(accepted);
        expect(app.path()).toBe(expected);
      }
      app.actor.stop();
    }),
    { numRuns: process.env.TEST_LONG ? 1_000 : 100 },
  );
});

test('NAV-05 T15 a refusal removes the token, no answer and a 503 keep it', async () => {
  for (const answer of [() => problem(503, 'unavailable'), () => Promise.reject(new TypeError('Failed to fetch'))]) {
    fakeServer({ 'GET /api/v1/checkToken': answer });
    app.start();
    await settle();
    await settle();
    expect([app.token, app.path()]).toEqual(['token', '/a']);
    app.actor.stop();
  }
  fakeServer({ 'GET /api/v1/checkToken': () => problem(401, 'unauthenticated') });
  app.start();
  await vi.waitFor(() => expect(app.path()).toBe('/login'));
  expect(app.token).toBeNull();
  expect(location.search).toBe('?to=%2Fa');
});

test('T15 the answer about a screen that was left behind is not applied', async () => {
  const answers: ((response: Response) => void)[] = [];
  fakeServer({ 'GET /api/v1/checkToken': () => new Promise((resolve) => answers.push(resolve)) });
  app.start();
  goTo(app.actor, '/b');
  expect(answers).toHaveLength(2);
  answers[0]?.(problem(401, 'unauthenticated'));
  await settle();
  expect([app.path(), app.token]).toEqual(['/b', 'token']);
});
