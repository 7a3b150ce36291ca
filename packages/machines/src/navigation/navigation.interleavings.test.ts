import fc from 'fast-check';
import { expect, test } from 'vitest';
import { acceptedLocation, hasUnsavedChanges, isAskingToLeave } from './navigation.selectors.ts';
import { Tab } from './test-tab.ts';

const step = fc.oneof(
  fc.record({
    do: fc.constant('go' as const),
    path: fc.constantFrom('/skills', '/industries', '/nowhere', '/setting'),
    isPush: fc.boolean(),
  }),
  fc.record({ do: fc.constant('travel' as const), by: fc.constantFrom(-2, -1, 1, 2) }),
  fc.record({ do: fc.constant('answer' as const), which: fc.nat(9), isRefused: fc.boolean() }),
  fc.record({
    do: fc.constant('refuse' as const),
    which: fc.nat(9),
    reason: fc.constantFrom('unauthenticated' as const, 'forbidden' as const),
  }),
  fc.record({ do: fc.constant('type' as const) }),
  fc.record({ do: fc.constant('decide' as const), isLeaving: fc.boolean() }),
  fc.record({ do: fc.constant('signIn' as const) }),
);

const interleavings = process.env.TEST_LONG ? 100_000 : 2_000;

test(`NAV-04 T15 T68 in ${interleavings} interleavings: one check a navigation, no stale answer applied, address and screen agree`, async () => {
  let stale = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      const one = new Tab();
      one.forbidden = ['/setting'];
      for (const now of steps) {
        const before = one.state;
        const wasAsking = isAskingToLeave(before);
        if (now.do === 'go') one.go(now.path, now.isPush ? 'push' : 'replace');
        if (now.do === 'travel') {
          one.travel(now.by);
          one.settleMoves();
        }
        if (now.do === 'type') one.send({ type: 'navigation.changesMade', form: 'f' });
        if (now.do === 'decide') one.send({ type: now.isLeaving ? 'navigation.confirmed' : 'navigation.cancelled' });
        if (now.do === 'signIn') one.hasToken = true;
        if (now.do === 'answer') {
          const load = one.loads[now.which % one.loads.length]!;
          const isStale = load !== one.loads.at(-1);
          if (now.isRefused) load.reject(new Error());
          else load.resolve();
          for (let tick = 0; tick < 4; tick++) await Promise.resolve();
          expect(one.location).toBe(before.context.accepted.path + before.context.accepted.search);
          if (isStale) {
            stale += 1;
            expect(one.state.value).toEqual(before.value);
          }
        }
        if (now.do === 'refuse' && one.checks.length > 0) {
          const navigation = one.checks[now.which % one.checks.length]!;
          one.send({ type: 'navigation.checkRefused', navigation, reason: now.reason });
          if (navigation !== before.context.navigation) expect(one.state).toBe(before);
        }
        if (!wasAsking && hasUnsavedChanges(before) && (now.do === 'go' || now.do === 'travel')) {
          expect(acceptedLocation(one.state).path).toBe(acceptedLocation(before).path);
        }
        expect(one.address).toBe(one.location);
        expect(one.position).toBe(acceptedLocation(one.state).index);
        expect(new Set(one.checks).size).toBe(one.checks.length);
        expect(one.did.filter((name) => name === 'sendTokenCheck')).toHaveLength(one.state.context.navigation);
        expect(one.loads.filter(({ signal }) => !signal.aborted).length).toBeLessThanOrEqual(
          1 + one.state.context.navigation,
        );
      }
      one.actor.stop();
    }),
    { numRuns: interleavings },
  );
  expect(stale).toBeGreaterThan(interleavings / 100);
}, 600_000);
