import { useMachine } from '@diwan/admin/actors/use-machine.ts';
import type { Credentials, DemoSession, Newcomer } from '@diwan/api-contract/demo/auth';
import { demoSignInMachine } from '@diwan/machines/demo/sign-in/demo-sign-in.machine';
import type { SignInForm } from '@diwan/machines/demo/sign-in/demo-sign-in.types';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import type { Demo } from './open-demo.ts';

/** The demo's sign-in as its views see it. */
export function useDemoSignIn(demo: Demo) {
  const machine = useMemo(
    () =>
      demoSignInMachine.provide({
        actors: {
          signIn: fromPromise<DemoSession, Credentials>(({ input }) => demo.signIn(input)),
          register: fromPromise<DemoSession, Newcomer>(({ input }) => demo.register(input)),
          renew: fromPromise<DemoSession, { accessToken: string }>(({ input }) => demo.renew(input)),
        },
      }),
    [demo],
  );
  const [snapshot, send] = useMachine(machine);
  const isRegistration = snapshot.matches('unregistered') || snapshot.matches('registering');
  return {
    ...snapshot.context,
    isRegistration,
    isBusy: snapshot.hasTag('busy'),
    type: (typed: Partial<SignInForm>) => send({ type: 'signIn.typed', typed }),
    submit: () => send({ type: 'signIn.submitted' }),
    chooseOther: () => send({ type: isRegistration ? 'signIn.signInChosen' : 'signIn.registrationChosen' }),
    renew: () => send({ type: 'signIn.renewalWanted' }),
    signOut: () => send({ type: 'signIn.signedOut' }),
  };
}

export type DemoSignInView = ReturnType<typeof useDemoSignIn>;
