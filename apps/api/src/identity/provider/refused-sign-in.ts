import type { ServerResponse } from 'node:http';
import type { Language } from '@diwan/api-contract/values/staff';
import type Provider from 'oidc-provider';
import { z } from 'zod';
import type { AppDeps } from '#deps.ts';
import { type SignInFailure, signInPage } from '../sign-in-page/page.ts';
import { sendPage } from './page-response.ts';

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

const refusalSchema = z.object({
  email: z.string(),
  /** When it was refused, in milliseconds. */
  at: z.number(),
  failure: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('incomplete'), lacksEmail: z.boolean(), lacksPassword: z.boolean() }),
    z.object({ kind: z.literal('wrong') }),
    z.object({ kind: z.literal('throttled'), retryAfterSeconds: z.number() }),
  ]),
});

const statuses = { incomplete: 422, wrong: 401, throttled: 429 } as const;

interface Refused {
  interaction: Interaction;
  response: ServerResponse;
  language: Language;
}

/** Has the browser read the page again instead of showing it as the answer to the form: going back never asks to send the password again. */
export async function refuseSignIn(
  { clock }: AppDeps,
  { interaction, response, language }: Refused,
  refusal: { email: string; failure: SignInFailure },
): Promise<void> {
  interaction.lastSubmission = { refusal: { ...refusal, at: clock().getTime() } };
  await interaction.persist();
  if (refusal.failure.kind === 'throttled') response.setHeader('Retry-After', refusal.failure.retryAfterSeconds);
  response.writeHead(303, { location: `?lang=${language}` }).end();
}

/** Shows the page as it stands after the last try of this interaction, or before the first. */
export function showSignIn({ clock }: AppDeps, { interaction, response, language }: Refused, hint: string): void {
  const refusal = refusalSchema.safeParse(interaction.lastSubmission?.refusal).data;
  const failure = refusal && stillTrue(refusal.failure, (clock().getTime() - refusal.at) / 1000);
  const email = refusal?.email ?? hint;
  if (!failure) return sendPage(response, 200, signInPage({ language, email }));
  if (failure.kind === 'throttled') response.setHeader('Retry-After', failure.retryAfterSeconds);
  sendPage(response, statuses[failure.kind], signInPage({ language, email, failure }));
}

function stillTrue(failure: SignInFailure, seconds: number): SignInFailure | undefined {
  if (failure.kind !== 'throttled') return failure;
  const retryAfterSeconds = Math.ceil(failure.retryAfterSeconds - seconds);
  return retryAfterSeconds > 0 ? { ...failure, retryAfterSeconds } : undefined;
}
