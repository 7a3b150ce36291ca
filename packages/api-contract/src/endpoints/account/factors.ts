import { z } from 'zod';
import { may, mayAfterStepUp } from '#capabilities.ts';
import { c } from '#contract.ts';
import { routerOptions } from '#problem.ts';
import { instant } from '#schema.ts';
import { assertion, attestation, creationOptions, passkey, passkeyName, requestOptions } from './passkeys.ts';

/** With what somebody proves more than a password. */
export const factors = z.strictObject({
  /** Whether all of it is kept at an identity provider of one's own, and nothing here. */
  isManagedElsewhere: z.boolean(),
  /** Since when an authenticator app is set up. */
  totpSince: instant.nullable(),
  passkeys: z.array(passkey),
  recoveryCodesLeft: z.int(),
  /** By what they prove anew who they are: the best that they have. */
  stepUpBy: z.enum(['password', 'code', 'passkey', 'provider']),
});
export type Factors = z.output<typeof factors>;

/** Of an app six digits, or a recovery code. */
const code = z.string().min(1).max(64);
/** What somebody proves who they are with. */
const proof = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('password'), password: z.string().min(1).max(1024) }),
  z.strictObject({ by: z.literal('code'), code }),
  z.strictObject({ by: z.literal('passkey'), credential: assertion }),
]);
export type Proof = z.output<typeof proof>;
const codesOnce = z.strictObject({ recoveryCodes: z.array(z.string()) });

const metadata = may('session.use');

export const factorsRouter = c.router(
  {
    view: {
      method: 'GET',
      path: '/me/factors',
      summary: "Read one's own second factors",
      responses: { 200: factors },
      metadata,
    },
    stepUp: {
      method: 'POST',
      path: '/me/step-up',
      summary: 'Prove anew who one is',
      description:
        'By the best that the account has: a passkey or a code of its app, otherwise its password. Then, for a while, the session may do what asks for it (403, `step_up_required`).',
      body: proof,
      responses: { 204: z.void() },
      metadata,
    },
    beginStepUp: {
      method: 'POST',
      path: '/me/step-up/passkey',
      summary: 'Ask what a passkey has to sign to prove anew who one is',
      body: z.strictObject({}),
      responses: { 200: requestOptions },
      metadata,
    },
    beginPasskey: {
      method: 'POST',
      path: '/me/factors/passkeys/begin',
      summary: 'Begin to set up a passkey',
      description: 'Gives what the browser has to ask its device for; it counts once, for five minutes.',
      body: z.strictObject({}),
      responses: { 200: creationOptions },
      metadata: mayAfterStepUp('session.use'),
    },
    addPasskey: {
      method: 'POST',
      path: '/me/factors/passkeys',
      summary: 'Keep the passkey that a device has made',
      description: 'Gives ten recovery codes where the account had none, which nobody can read again.',
      body: z.strictObject({ name: passkeyName, credential: attestation }),
      responses: { 200: codesOnce },
      metadata,
    },
    removePasskey: {
      method: 'DELETE',
      path: '/me/factors/passkeys/:id',
      pathParams: z.strictObject({ id: z.uuid() }),
      summary: 'Do without a passkey',
      description: 'With the last second factor the recovery codes go, too.',
      responses: { 204: z.void() },
      metadata: mayAfterStepUp('session.use'),
    },
    beginTotp: {
      method: 'POST',
      path: '/me/factors/totp',
      summary: 'Begin to set up an authenticator app',
      description: 'Gives its secret; it counts once a code of it was confirmed. Begun again, it gives another.',
      body: z.strictObject({}),
      responses: { 200: z.strictObject({ secret: z.string(), uri: z.string() }) },
      metadata: mayAfterStepUp('session.use'),
    },
    confirmTotp: {
      method: 'POST',
      path: '/me/factors/totp/confirm',
      summary: 'Confirm the authenticator app by a code of it',
      description: 'Gives ten recovery codes, which nobody can read again.',
      body: z.strictObject({ code }),
      responses: { 200: codesOnce },
      metadata,
    },
    removeTotp: {
      method: 'POST',
      path: '/me/factors/totp/remove',
      summary: 'Do without the authenticator app',
      description: 'Takes a code of it or a recovery code; recovery codes go with it.',
      body: z.strictObject({ code }),
      responses: { 204: z.void() },
      metadata,
    },
    renewRecoveryCodes: {
      method: 'POST',
      path: '/me/factors/recovery-codes',
      summary: 'Make new recovery codes',
      description: 'Ten in place of those before, for a code of the app.',
      body: z.strictObject({ code }),
      responses: { 200: codesOnce },
      metadata,
    },
  },
  routerOptions,
);
