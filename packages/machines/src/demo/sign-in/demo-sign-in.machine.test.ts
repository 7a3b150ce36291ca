import { type Credentials, type DemoSession, mockTokenLifetime, type Newcomer } from '@diwan/api-contract/demo/auth';
import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { turn } from '#model/held-work.ts';
import { demoSignInMachine } from './demo-sign-in.machine.ts';

const refused = (code: string, more: object = {}) => Object.assign(new Error(), { problem: { code, ...more } });
const session = (accessToken: string): DemoSession => ({
  accessToken,
  userData: { id: 1, displayName: 'Sara', email: 'sara@example.com' },
});
const whole = {
  displayName: 'Sara',
  email: 'sara@example.com',
  password: 'secret',
  confirmation: 'secret',
  agreesToTerms: true,
};

function start() {
  const signIn = vi.fn(async (_: Credentials) => session('first'));
  const register = vi.fn(async (_: Newcomer) => session('first'));
  const renew = vi.fn(async (_: { accessToken: string }) => session('second'));
  const clock = new SimulatedClock();
  const machine = demoSignInMachine.provide({
    actors: {
      signIn: fromPromise<DemoSession, Credentials>(({ input }) => signIn(input)),
      register: fromPromise<DemoSession, Newcomer>(({ input }) => register(input)),
      renew: fromPromise<DemoSession, { accessToken: string }>(({ input }) => renew(input)),
    },
  });
  const actor = createActor(machine, { clock }).start();
  const submit = async (typed: Partial<typeof whole> = {}) => {
    actor.send({ type: 'signIn.typed', typed });
    actor.send({ type: 'signIn.submitted' });
    await turn();
  };
  const state = () => actor.getSnapshot();
  const errors = () => state().context.errors.map(({ path, code }) => `${path} ${code}`);
  return { actor, clock, submit, state, errors, signIn, register, renew };
}

test('MSG-18 wrong credentials are said by their code, and what was typed stays', async () => {
  const { submit, signIn, state } = start();
  signIn.mockRejectedValueOnce(refused('wrongCredentials'));
  await submit({ email: ' sara@example.com ', password: 'wrong' });
  expect(state().matches('signedOut')).toBe(true);
  expect(state().context).toMatchObject({ problem: { code: 'wrongCredentials' }, form: { password: 'wrong' } });
  await submit({ password: 'secret' });
  expect(signIn.mock.calls.at(-1)).toEqual([{ email: 'sara@example.com', password: 'secret' }]);
  expect(state().matches('signedIn')).toBe(true);
  expect(state().context).toMatchObject({ problem: null, form: { password: '' } });
});

test('MSG-17 a registration says that the passwords differ and that the name is missing, before anybody is asked', async () => {
  const { actor, submit, errors, register } = start();
  actor.send({ type: 'signIn.registrationChosen' });
  await submit({ ...whole, displayName: '  ', confirmation: 'secrets' });
  expect(errors()).toEqual(['displayName required', 'confirmation passwordsDiffer']);
  actor.send({ type: 'signIn.typed', typed: { displayName: 'Sara' } });
  expect(errors()).toEqual(['confirmation passwordsDiffer']);
  expect(register).not.toHaveBeenCalled();
});

test('MSG-04 MSG-05 MSG-07 a registration needs a password of 6 characters, the same twice, and agreement to the terms', async () => {
  const { actor, submit, errors, register } = start();
  actor.send({ type: 'signIn.registrationChosen' });
  await submit({ ...whole, password: 'short', confirmation: 'shorts', agreesToTerms: false });
  expect(errors()).toEqual(['password tooShort', 'confirmation passwordsDiffer', 'agreesToTerms termsNotAgreed']);
  await submit({ password: 'secret', confirmation: 'secret', agreesToTerms: true });
  expect(register.mock.calls).toEqual([[{ displayName: 'Sara', email: 'sara@example.com', password: 'secret' }]]);
});

test('MSG-17 an address that is in use is said at its field; another one registers and signs in', async () => {
  const { actor, submit, errors, register, state } = start();
  register.mockRejectedValueOnce(refused('emailTaken', { errors: [{ path: 'email', code: 'emailTaken' }] }));
  actor.send({ type: 'signIn.registrationChosen' });
  await submit(whole);
  expect([errors(), state().matches('unregistered')]).toEqual([['email emailTaken'], true]);
  await submit({ email: 'noura@example.com' });
  expect(register.mock.calls.at(-1)![0]).toEqual({
    displayName: 'Sara',
    email: 'noura@example.com',
    password: 'secret',
  });
  expect(state().matches('signedIn')).toBe(true);
});

test('MSG-24 an access token that is no longer accepted signs out and says why', async () => {
  const { actor, submit, renew, state } = start();
  renew.mockRejectedValueOnce(refused('invalidAccessToken'));
  await submit(whole);
  actor.send({ type: 'signIn.renewalWanted' });
  await turn();
  expect(renew.mock.calls).toEqual([[{ accessToken: 'first' }]]);
  expect(state().matches('signedOut')).toBe(true);
  expect(state().context).toMatchObject({ session: null, problem: { code: 'invalidAccessToken' } });
});

test('DEMO-05 a token is renewed before its 8000 seconds are over', async () => {
  const { clock, submit, state, renew } = start();
  await submit(whole);
  clock.increment(mockTokenLifetime * 1000 - 1);
  await turn();
  expect([renew.mock.calls.length, state().context.session?.accessToken]).toEqual([1, 'second']);
});

test('DEMO-05 signing out forgets the token', async () => {
  const { actor, submit, state } = start();
  await submit(whole);
  actor.send({ type: 'signIn.signedOut' });
  expect([state().matches('signedOut'), state().context.session]).toEqual([true, null]);
});
