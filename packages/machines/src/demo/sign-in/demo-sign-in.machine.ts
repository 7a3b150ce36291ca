import { type Credentials, type DemoSession, mockTokenLifetime, type Newcomer } from '@diwan/api-contract/demo/auth';
import { assign, fromPromise, setup } from 'xstate';
import { notProvided } from '#not-provided.ts';
import { problemOf } from '#problem.ts';
import type { DemoSignInContext, DemoSignInEvent, SignInForm } from './demo-sign-in.types.ts';
import { credentialsOf, newcomerOf, registrationErrors, signInErrors } from './form-errors.ts';

export const demoSignInMachine = setup({
  types: { context: {} as DemoSignInContext, events: {} as DemoSignInEvent, tags: {} as 'busy' },
  actors: {
    signIn: fromPromise<DemoSession, Credentials>(notProvided('signIn')),
    register: fromPromise<DemoSession, Newcomer>(notProvided('register')),
    renew: fromPromise<DemoSession, { accessToken: string }>(notProvided('renew')),
  },
  actions: {
    storeTyped: assign(({ context }, { typed }: { typed: Partial<SignInForm> }) => ({
      form: { ...context.form, ...typed },
      errors: context.errors.filter(({ path }) => !(path in typed)),
    })),
    checkSignIn: assign(({ context }) => ({ errors: signInErrors(context.form), problem: null })),
    checkRegistration: assign(({ context }) => ({ errors: registrationErrors(context.form), problem: null })),
    forgetErrors: assign({ errors: [], problem: null }),
    storeSession: assign(({ context }, { output }: { output: DemoSession }) => ({
      session: output,
      form: { ...context.form, password: '', confirmation: '' },
    })),
    dropSession: assign({ session: null }),
    storeProblem: assign((_, { error }: { error: unknown }) => ({
      problem: problemOf(error),
      errors: problemOf(error).errors ?? [],
    })),
  },
  guards: {
    canSignIn: ({ context }) => signInErrors(context.form).length === 0,
    canRegister: ({ context }) => registrationErrors(context.form).length === 0,
  },
  delays: { untilRenewal: (mockTokenLifetime - 100) * 1000 },
}).createMachine({
  id: 'demo-sign-in',
  description:
    'The demo’s own sign-in and registration with a token that the mocks make, good for nothing in the product.',
  context: {
    form: { displayName: '', email: '', password: '', confirmation: '', agreesToTerms: false },
    errors: [],
    session: null,
    problem: null,
  },
  initial: 'signedOut',
  on: { 'signIn.typed': { actions: { type: 'storeTyped', params: ({ event }) => event } } },
  states: {
    signedOut: {
      on: {
        'signIn.submitted': [
          { guard: 'canSignIn', target: 'signingIn', actions: 'forgetErrors' },
          { actions: 'checkSignIn' },
        ],
        'signIn.registrationChosen': { target: 'unregistered', actions: 'forgetErrors' },
      },
    },
    signingIn: {
      tags: 'busy',
      invoke: {
        src: 'signIn',
        input: ({ context }) => credentialsOf(context.form),
        onDone: { target: 'signedIn', actions: { type: 'storeSession', params: ({ event }) => event } },
        onError: { target: 'signedOut', actions: { type: 'storeProblem', params: ({ event }) => event } },
      },
    },
    unregistered: {
      on: {
        'signIn.submitted': [
          { guard: 'canRegister', target: 'registering', actions: 'forgetErrors' },
          { actions: 'checkRegistration' },
        ],
        'signIn.signInChosen': { target: 'signedOut', actions: 'forgetErrors' },
      },
    },
    registering: {
      tags: 'busy',
      invoke: {
        src: 'register',
        input: ({ context }) => newcomerOf(context.form),
        onDone: { target: 'signedIn', actions: { type: 'storeSession', params: ({ event }) => event } },
        onError: { target: 'unregistered', actions: { type: 'storeProblem', params: ({ event }) => event } },
      },
    },
    signedIn: {
      after: { untilRenewal: 'renewing' },
      on: {
        'signIn.renewalWanted': 'renewing',
        'signIn.signedOut': { target: 'signedOut', actions: 'dropSession' },
      },
    },
    renewing: {
      tags: 'busy',
      invoke: {
        src: 'renew',
        input: ({ context }) => ({ accessToken: context.session!.accessToken }),
        onDone: { target: 'signedIn', actions: { type: 'storeSession', params: ({ event }) => event } },
        onError: {
          target: 'signedOut',
          actions: ['dropSession', { type: 'storeProblem', params: ({ event }) => event }],
        },
      },
    },
  },
});
