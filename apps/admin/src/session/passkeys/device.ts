import type {
  Assertion,
  Attestation,
  CreationOptions,
  RequestOptions,
} from '@diwan/api-contract/endpoints/account/passkeys';
import { localProblem, ProblemFailure } from '#api/expect-body.ts';

/** Whether this browser reads what a server asks of a passkey by itself; those that can't are too old for one. */
export const canUsePasskeys = (): boolean =>
  typeof window.PublicKeyCredential?.parseRequestOptionsFromJSON === 'function';

/** Has a device make a passkey, once its person has confirmed it there. */
export async function makePasskey(options: CreationOptions): Promise<Attestation> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const { id, rawId, response } = await answerTo(navigator.credentials.create({ publicKey }));
  if (!('attestationObject' in response)) throw notConfirmed('no attestation');
  return { id, rawId, type: 'public-key', response };
}

/** Has a device sign with a passkey, once its person has confirmed it there. */
export async function signWithPasskey(options: RequestOptions): Promise<Assertion> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const { id, rawId, response } = await answerTo(navigator.credentials.get({ publicKey }));
  if (!('signature' in response)) throw notConfirmed('no signature');
  return { id, rawId, type: 'public-key', response };
}

/** What the device answers; that it doesn't, for whatever reason, is for its person alone to know. */
async function answerTo(asked: Promise<Credential | null>) {
  const credential = await asked.catch((error: unknown) => {
    throw notConfirmed(String(error));
  });
  if (!(credential instanceof PublicKeyCredential)) throw notConfirmed('no credential');
  return credential.toJSON();
}

const notConfirmed = (detail: string) => new ProblemFailure(localProblem('notConfirmed', detail));
