import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import type {
  Assertion,
  Attestation,
  CreationOptions,
  RequestOptions,
} from '@diwan/api-contract/endpoints/account/passkeys';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const userPresent = 0x01;
const userVerified = 0x04;
const withCredential = 0x40;
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

interface Kept {
  id: string;
  rpId: string;
  userHandle: string;
  privateKey: KeyObject;
}

/** What a test has the device or the browser around it do otherwise than they should. */
interface Deviation {
  origin?: string;
  isVerified?: boolean;
  /** Says this counter instead of the next one. */
  counter?: number;
  /** Signs this instead of what is asked. */
  challenge?: string;
}

/** A device that makes passkeys (ES256) and signs with them, and the browser around it. */
export class TestAuthenticator {
  readonly #origin: string;
  readonly #kept: Kept[] = [];
  #counter = 0;

  constructor(publicUrl: string) {
    this.#origin = new URL(publicUrl).origin;
  }

  create(options: CreationOptions, deviation: Deviation = {}): Attestation {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const id = randomBytes(16);
    const rpId = options.rp.id;
    this.#kept.push({ id: id.toString('base64url'), rpId, userHandle: options.user.id, privateKey });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
    const key = isoCBOR.encode(
      new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytes(x)],
        [-3, bytes(y)],
      ]),
    );
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const made = Buffer.concat([Buffer.alloc(16), length, id, Buffer.from(key)]);
    const authData = new Uint8Array(this.#authenticatorData(rpId, { ...deviation, made }));
    const attestation = new Map<string, string | Uint8Array<ArrayBuffer> | Map<string, never>>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, never>()],
      ['authData', authData],
    ]);
    return {
      id: id.toString('base64url'),
      rawId: id.toString('base64url'),
      type: 'public-key',
      response: {
        clientDataJSON: this.#clientData('webauthn.create', options.challenge, deviation),
        attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** Signs with the passkey that was asked for, or with the newest. */
  get(options: RequestOptions, deviation: Deviation = {}): Assertion {
    const wanted = new Set(options.allowCredentials.map(({ id }) => id));
    const kept = this.#kept.findLast(({ id }) => wanted.size === 0 || wanted.has(id)) ?? this.#kept.at(-1);
    if (!kept) throw new Error('no passkey was made yet');
    const data = this.#authenticatorData(kept.rpId, deviation);
    const clientDataJSON = this.#clientData('webauthn.get', options.challenge, deviation);
    const signer = createSign('sha256')
      .update(data)
      .update(sha256(Buffer.from(clientDataJSON, 'base64url')));
    return {
      id: kept.id,
      rawId: kept.id,
      type: 'public-key',
      response: {
        clientDataJSON,
        authenticatorData: data.toString('base64url'),
        signature: signer.sign(kept.privateKey).toString('base64url'),
        userHandle: kept.userHandle,
      },
    };
  }

  #authenticatorData(rpId: string, { isVerified = true, counter, made }: Deviation & { made?: Buffer }): Buffer {
    this.#counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter ?? this.#counter);
    const flags = userPresent | (isVerified ? userVerified : 0) | (made ? withCredential : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, made ?? Buffer.alloc(0)]);
  }

  #clientData(type: string, asked: string, { origin = this.#origin, challenge = asked }: Deviation): string {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url');
  }
}
