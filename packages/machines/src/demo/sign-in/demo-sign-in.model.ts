import fc from 'fast-check';
import { type MachineModel, nothing, problemOf } from '#model/machine-model.ts';
import { demoSignInMachine } from './demo-sign-in.machine.ts';
import type { DemoSignInContext } from './demo-sign-in.types.ts';

const password = fc.constantFrom('', 'secret', 'secrets');
const typed = fc.record(
  {
    displayName: fc.constantFrom('', 'Sara'),
    email: fc.constantFrom('sara', 'sara@example.com'),
    password,
    confirmation: password,
    agreesToTerms: fc.boolean(),
  },
  { requiredKeys: ['email', 'password'] },
);
const whole = {
  displayName: 'Sara',
  email: 'sara@example.com',
  password: 'secret',
  confirmation: 'secret',
  agreesToTerms: true,
};
const session = fc.constantFrom('one', 'two').map((accessToken) => ({
  accessToken,
  userData: { id: 1, displayName: 'Sara', email: 'sara@example.com' },
}));

export const model: MachineModel = {
  machine: demoSignInMachine,
  events: {
    'signIn.typed': fc.record({ typed: fc.oneof(typed, fc.constant(whole)) }),
    'signIn.submitted': nothing,
    'signIn.registrationChosen': nothing,
    'signIn.signInChosen': nothing,
    'signIn.renewalWanted': nothing,
    'signIn.signedOut': nothing,
  },
  results: { signIn: session, register: session, renew: session },
  problems: fc.constantFrom(
    problemOf('wrongCredentials'),
    problemOf('invalidAccessToken'),
    problemOf('emailTaken', { errors: [{ path: 'email', code: 'emailTaken' }] }),
  ),
  problemIn: ['signedOut', 'unregistered'],
  watch:
    () =>
    ({ command, after }) => {
      const { session: held, form } = after.context as DemoSignInContext;
      const isIn = after.matches('signedIn') || after.matches('renewing');
      if (isIn !== (held !== null)) throw new Error(isIn ? 'Nobody is signed in.' : 'Somebody who left has a token.');
      if (command.kind === 'succeed' && form.password !== '') throw new Error('A password is kept after it was used.');
    },
};
