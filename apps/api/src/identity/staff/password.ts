import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

const cost = { N: 2 ** 15, r: 8, p: 3 };
const keyLength = 32;

function derive(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const memory = 256 * (options.N ?? 0) * (options.r ?? 0);
    scrypt(password.normalize('NFKC'), salt, keyLength, { ...options, maxmem: memory }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** Whether a text is such a hash, no weaker than those made here. */
export function isPasswordHash(text: string): boolean {
  const [, N, r, p] = /^scrypt\$(\d{1,7})\$(\d{1,2})\$(\d{1,2})\$[\w-]{22}\$[\w-]{43}$/.exec(text)?.map(Number) ?? [];
  return N !== undefined && N >= cost.N && r! >= cost.r && p! >= cost.p && (N & (N - 1)) === 0;
}

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [scheme, N, r, p, salt, key] = hash.split('$');
  if (scheme !== 'scrypt' || !salt || !key) throw new Error('a password hash of an unknown scheme');
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) });
  return timingSafeEqual(actual, expected);
}
