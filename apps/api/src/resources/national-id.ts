import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

/** A 256-bit key as base64url text; see the table `secrets`, name `national-id`. */
export type SealingKey = Buffer;

/** A national id as it is stored: sealed with AES-256-GCM, and a keyed hash by which a duplicate is found. */
export function sealNationalId(key: SealingKey, nationalId: string) {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', subkey(key, 'seal'), nonce);
  const sealed = Buffer.concat([nonce, cipher.update(nationalId, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  const index = createHmac('sha256', subkey(key, 'index')).update(nationalId).digest();
  return { nationalIdSealed: sealed, nationalIdIndex: index, nationalIdLast4: nationalId.slice(-4) };
}

/** Throws when the key is another one or a bit was changed. */
export function openNationalId(key: SealingKey, sealed: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', subkey(key, 'seal'), sealed.subarray(0, 12));
  decipher.setAuthTag(sealed.subarray(-16));
  return Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]).toString('utf8');
}

const subkeys = new WeakMap<SealingKey, Map<string, Buffer>>();

function subkey(key: SealingKey, purpose: 'seal' | 'index'): Buffer {
  const known = subkeys.get(key) ?? new Map<string, Buffer>();
  subkeys.set(key, known);
  const made = known.get(purpose) ?? createHmac('sha256', key).update(purpose).digest();
  known.set(purpose, made);
  return made;
}
