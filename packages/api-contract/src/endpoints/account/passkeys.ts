import { z } from 'zod';
import { instant, text } from '#schema.ts';

/** Bytes as WebAuthn writes them in JSON. */
const bytes = z
  .string()
  .min(1)
  .max(8_192)
  .regex(/^[\w-]+$/);
const transports = z.array(text().max(32)).max(16);
const descriptor = z.strictObject({ type: z.literal('public-key'), id: bytes, transports });
const userVerification = z.literal('required');

/** One of somebody's passkeys, as they know it. */
export const passkey = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
  /** Since when it is no longer taken: another device has used a copy of it. */
  copiedAt: instant.nullable(),
});
export type Passkey = z.output<typeof passkey>;

export const passkeyName = text().min(1).max(80);

/** What a browser asks a device for that is to make a passkey. */
export const creationOptions = z.strictObject({
  rp: z.strictObject({ id: z.string(), name: z.string() }),
  user: z.strictObject({ id: bytes, name: z.string(), displayName: z.string() }),
  challenge: bytes,
  pubKeyCredParams: z.array(z.strictObject({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.strictObject({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification,
  }),
  attestation: z.literal('none'),
});
export type CreationOptions = z.output<typeof creationOptions>;

/** What a browser asks a device for that is to sign with a passkey; with no credential named, the device offers its own. */
export const requestOptions = z.strictObject({
  rpId: z.string(),
  challenge: bytes,
  timeout: z.int(),
  allowCredentials: z.array(descriptor),
  userVerification,
});
export type RequestOptions = z.output<typeof requestOptions>;

const credential = {
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
};

/** A passkey that a device has made. Browsers say more of it, which nothing here looks at. */
export const attestation = z.object({
  ...credential,
  response: z.object({ clientDataJSON: bytes, attestationObject: bytes, transports: transports.optional() }),
});
export type Attestation = z.output<typeof attestation>;

/** What a device has signed with a passkey. */
export const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.nullish(),
  }),
});
export type Assertion = z.output<typeof assertion>;
