// @vitest-environment node
import { type DemoSession, demoAuthRouter, mockTokenLifetime } from '@diwan/api-contract/demo/auth';
import { expect, test } from 'vitest';
import { me } from '../seed/people.ts';
import { memoryStorage } from '../storage/demo-storage.ts';
import { startDemo } from '../test/demo-server.ts';
import { demoPassword } from './auth-handlers.ts';

const login = (password = demoPassword) => ({ body: { email: me.email, password } });
const newcomer = { displayName: 'Sara', email: 'sara@example.com', password: 'secret' };

test('DEMO-05 whoever is known signs in; MSG-18 wrong credentials are refused', async () => {
  const { ask } = await startDemo();
  const { status, body } = await ask(demoAuthRouter.login, login());
  expect([status, (body as DemoSession).userData.displayName]).toEqual([200, me.name]);
  const refused = { status: 401, body: { code: 'wrongCredentials', title: 'Email Or Password Invalid' } };
  expect(await ask(demoAuthRouter.login, login('wrong'))).toMatchObject(refused);
  expect(await ask(demoAuthRouter.login, { body: { ...login().body, email: 'x@example.com' } })).toMatchObject(refused);
});

test('DEMO-05 somebody new registers and can sign in from then on; no password is kept', async () => {
  const storage = memoryStorage();
  const first = await startDemo(storage);
  expect((await first.ask(demoAuthRouter.register, { body: newcomer })).status).toBe(201);
  const second = await startDemo(storage);
  const { email, password } = newcomer;
  expect((await second.ask(demoAuthRouter.login, { body: { email, password } })).status).toBe(200);
  const kept = JSON.stringify([...(await storage.load('members'))]);
  expect([kept.includes(email), kept.includes(password)]).toEqual([true, false]);
});

test('MSG-17 an address that is in use is refused at its field, and so is a name of blanks', async () => {
  const { ask } = await startDemo();
  expect(await ask(demoAuthRouter.register, { body: { ...newcomer, email: me.email.toUpperCase() } })).toMatchObject({
    status: 409,
    body: {
      code: 'emailTaken',
      title: 'This email is already in use.',
      errors: [{ path: 'email', code: 'emailTaken' }],
    },
  });
  expect(await ask(demoAuthRouter.register, { body: { ...newcomer, displayName: ' ' } })).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'displayName', code: 'required' }] },
  });
});

test('DEMO-05 a token is renewed for 8000 seconds; MSG-24 after that, or when it is none, it is refused', async () => {
  let now = Date.UTC(2026, 10, 22);
  const { ask } = await startDemo(memoryStorage(), () => now);
  const { accessToken } = (await ask(demoAuthRouter.login, login())).body as DemoSession;
  const renew = (token: string) => ask(demoAuthRouter.refreshToken, { body: { accessToken: token } });
  now += mockTokenLifetime * 1000 - 1;
  const renewed = await renew(accessToken);
  expect(renewed.status).toBe(200);
  now += 1;
  const refused = { status: 401, body: { code: 'invalidAccessToken', title: 'Invalid access token' } };
  expect(await renew(accessToken)).toMatchObject(refused);
  expect(await renew('nonsense')).toMatchObject(refused);
  expect((await renew((renewed.body as DemoSession).accessToken)).status).toBe(200);
});
