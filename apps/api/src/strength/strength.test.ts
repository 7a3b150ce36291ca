import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { weaknessOf } from './weak-password.ts';
import { refuseWeakSecrets } from './weak-secrets.ts';

const made = () => randomBytes(32).toString('base64url');
const sara = { email: 'sara@company.sa', name: 'Sara Ali' };

test.each([
  ['a word that many set', 'changeme-changeme'],
  ['one letter', 'a'.repeat(64)],
  ['a row of digits', '0123456789abcdef0123456789abcdef'],
  ['words about itself', 'my-long-realtime-secret'],
  ['too little', randomBytes(9).toString('base64url')],
])('T143 production refuses %s as a secret, in one line that says what to do', async (_, secret) => {
  for (const name of ['REALTIME_SECRET', 'OIDC_CLIENT_SECRET', 'SEALING_KEY', 'AUDIT_KEY']) {
    await expect(refuseWeakSecrets({ [name]: secret })).rejects.toThrow(
      `NODE_ENV=production: ${name} is short or easy to guess. Set it to 32 random bytes (openssl rand -base64 32).`,
    );
  }
});

test('T143 production refuses one secret in two places, and takes those that differ', async () => {
  const [one, two, three] = [made(), made(), made()];
  await expect(refuseWeakSecrets({ REALTIME_SECRET: one, AUDIT_KEY: two, SEALING_KEY: one })).rejects.toThrow(
    'SEALING_KEY is the same as REALTIME_SECRET',
  );
  await expect(refuseWeakSecrets({ REALTIME_KEY: one, REALTIME_SECRET: one })).rejects.toThrow('REALTIME_KEY');
  await expect(refuseWeakSecrets({ AUDIT_KEY: `${one},${two},${one}` })).rejects.toThrow('holds the same twice');
  await refuseWeakSecrets({ REALTIME_SECRET: one, SEALING_KEY: `${two},${three}`, AUDIT_KEY: '' });
});

test.each([
  'short',
  'password1234!',
  'P@ssw0rd2026!',
  'qwertyuiop123',
  'sara@company.sa',
  'Sara-Ali-company',
  'diwandiwandiwan',
])('AUTH-01 nobody gets the password %s', async (password) => {
  expect(await weaknessOf(password, sara)).toMatch(/^password/);
});

test('AUTH-01 a password of some words, in either script, is good enough', async () => {
  expect(await weaknessOf('purple-kettle-drives-7-snails', sara)).toBeNull();
  expect(await weaknessOf('قهوة زرقاء تمشي ليلا', sara)).toBeNull();
});
