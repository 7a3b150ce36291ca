import { afterEach, expect, test, vi } from 'vitest';
import { steadyClock } from './clock.ts';
import { demoPassword, startTestServer } from './identity/provider/test-server.ts';
import { signInThroughPage, TestBrowser } from './identity/sign-in/test-sign-in.ts';

afterEach(() => {
  vi.useRealTimers();
});

const hour = 3_600_000;

function machine() {
  const at = { wall: 1_800_000_000_000, passing: 50 };
  const said: string[] = [];
  const clock = steadyClock({ wall: () => at.wall, passing: () => at.passing, say: (line) => said.push(line) });
  const wait = (milliseconds: number) => {
    at.wall += milliseconds;
    at.passing += milliseconds;
  };
  return { at, said, clock, wait };
}

test('the time follows the machine, also where its clock is corrected by a little', () => {
  const { at, said, clock, wait } = machine();
  wait(10_000);
  at.wall += 3_000;
  expect(clock().getTime()).toBe(at.wall);
  at.wall -= 4_000;
  expect(clock().getTime()).toBe(at.wall);
  expect(said).toEqual([]);
});

test.each([hour, -hour])('T66 a clock that is set by %i ms is followed slowly, which is said twice', (jump) => {
  const { at, said, clock, wait } = machine();
  const before = clock().getTime();
  at.wall += jump;
  expect(clock().getTime()).toBe(before);
  for (let minute = 0; minute < 60; minute += 1) {
    wait(60_000);
    clock();
  }
  expect(clock().getTime() - before).toBeCloseTo(hour * (1 + Math.sign(jump) * 0.1), -1);
  for (let minute = 0; minute < 600; minute += 1) {
    wait(60_000);
    clock();
  }
  expect(clock().getTime()).toBe(at.wall);
  expect(said).toHaveLength(2);
});

test.each([hour, -hour])(
  'T66 after a jump of %i ms those who are signed in stay so, and others can sign in',
  async (jump) => {
    const server = await startTestServer();
    const signIn = async () => {
      const browser = new TestBrowser(server.base);
      const who = { email: 'admin@example.com', password: demoPassword };
      return { browser, session: await signInThroughPage(browser, server.config.publicUrl, who) };
    };
    const { browser, session } = await signIn();
    const ask = () =>
      browser.request('/api/v1/checkToken', { headers: { authorization: `Bearer ${session.adminToken}` } });
    expect((await ask()).status).toBe(200);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + jump });
    expect((await ask()).status).toBe(200);
    await expect(signIn()).resolves.toBeDefined();
    await server.close();
  },
);
