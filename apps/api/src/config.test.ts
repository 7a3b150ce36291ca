import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://db/diwan',
  OIDC_ISSUER: 'https://id.example.com/',
  OIDC_CLIENT_ID: 'diwan',
  OIDC_CLIENT_SECRET: 'secret',
  STAFF_FILE: 'staff.json',
  REALTIME_SECRET: 'a-long-enough-secret',
  SEALING_KEY: 'QUJDREVGR0hJSktMTU5PUFFSU1RVVldYWVphYmNkZWY',
  AUDIT_KEY: 'YWJjZGVmZ2hpamtsbW5vcHFyc3R1dnd4eXpBQkNERUY',
  PUBLIC_URL: 'https://diwan.example.com/',
};

test('nothing needs to be set to start', () => {
  expect(readConfig({})).toMatchObject({
    mode: 'development',
    port: 8080,
    host: 'localhost',
    publicUrl: 'http://localhost:8080',
    databaseUrl: null,
    hasDemoData: true,
    oidc: { kind: 'embedded', demoPassword: 'demo-password' },
    realtime: { kind: 'embedded', port: 6001, isSecure: false },
  });
});

test('production takes hosted parts, and leaves the demo out', () => {
  expect(readConfig(production)).toMatchObject({
    publicUrl: 'https://diwan.example.com',
    hasDemoData: false,
    staffFile: expect.stringMatching(/staff\.json$/),
    oidc: { kind: 'hosted', issuer: 'https://id.example.com' },
    realtime: { isSecure: true, secret: 'a-long-enough-secret' },
  });
});

test.each([
  ['DATABASE_URL', 'ALLOW_EMBEDDED_DATABASE'],
  ['OIDC_ISSUER', 'ALLOW_EMBEDDED_PROVIDER'],
  ['REALTIME_SECRET', 'ALLOW_GENERATED_KEYS'],
  ['SEALING_KEY', 'ALLOW_GENERATED_KEYS'],
  ['AUDIT_KEY', 'ALLOW_GENERATED_KEYS'],
])('T18 T143 production without %s is refused unless %s says otherwise', (setting, permission) => {
  const lacking = { ...production, [setting]: undefined };
  expect(() => readConfig(lacking)).toThrow(setting);
  expect(() => readConfig(lacking)).toThrow(permission);
  expect(readConfig({ ...lacking, [permission]: 'yes' }).mode).toBe('production');
});

test.each([
  ['the demo’s accounts', { STAFF_FILE: '' }, 'STAFF_FILE'],
  ['a password of the demo', { DEMO_PASSWORD: 'not-the-default' }, 'DEMO_PASSWORD'],
  ['no address of its own', { PUBLIC_URL: '' }, 'PUBLIC_URL'],
  ['an address without TLS', { PUBLIC_URL: 'http://diwan.example.com' }, 'https://'],
])('T143 production refuses %s', (_, change, word) => {
  expect(() => readConfig({ ...production, ...change })).toThrow(word);
});

test.each([
  [{ PORT: 'eighty' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ PLATFORM_SECRET: 'too-short' }, 'PLATFORM_SECRET'],
  [{ PAYMENT_GATEWAY_SECRET: 'too-short' }, 'PAYMENT_GATEWAY_SECRET'],
  [{ NODE_ENV: 'staging' }, 'NODE_ENV'],
  [{ DATABASE_URL: 'mysql://x/y' }, 'DATABASE_URL'],
  [{ DEMO_DATA: 'maybe' }, 'DEMO_DATA'],
  [{ SEALING_KEY: 'too-short' }, 'SEALING_KEY'],
  [{ OIDC_ISSUER: 'https://id.example.com' }, 'OIDC_CLIENT_ID'],
  [{ REALTIME_HOST: 'ws.example.com' }, 'REALTIME_APP_ID'],
])('a wrong setting %j is named in one line', (env, name) => {
  const read = () => readConfig(env as Record<string, string>);
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(name);
  expect(read).not.toThrow('\n');
});

test('mails leave by SMTP_URL in the name of MAIL_FROM, encrypted unless the server is here; without one they are kept', () => {
  expect(readConfig({}).mail).toBeNull();
  const MAIL_FROM = 'ديوان <no-reply@diwan.example>';
  const mail = (SMTP_URL: string, more = {}) => readConfig({ SMTP_URL, MAIL_FROM, ...more }).mail;
  expect(mail('smtps://user%40x:p%2Fw@mail.example')).toMatchObject({
    host: 'mail.example',
    port: 465,
    isSecure: true,
    mayBePlain: false,
    auth: { user: 'user@x', pass: 'p/w' },
    from: { name: 'ديوان', address: 'no-reply@diwan.example' },
  });
  expect(mail('smtp://mail.example')).toMatchObject({ port: 587, isSecure: false, mayBePlain: false, auth: null });
  expect(mail('smtp://localhost:1025')).toMatchObject({ port: 1025, mayBePlain: true });
  expect(mail('smtp://localhost.example.com')).toMatchObject({ mayBePlain: false });
  expect(mail('smtp://mail.example', { SMTP_ALLOW_PLAINTEXT: 'yes' })).toMatchObject({ mayBePlain: true });
});

test.each([
  [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM'],
  [{ SMTP_URL: 'http://mail.example', MAIL_FROM: 'a@b.example' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp://mail.example?pool=true', MAIL_FROM: 'a@b.example' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Diwan' }, 'MAIL_FROM'],
  [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Diwan\r\nBcc: x <a@b.example>' }, 'MAIL_FROM'],
])('%j is refused in a line that names %s', (env, name) => {
  expect(() => readConfig(env)).toThrow(name);
});

test('documents go into a bucket by S3_URL, with keys of its own or with those of the machine; without one into DATA_DIR', () => {
  expect(readConfig({}).s3).toBeNull();
  const s3 = (S3_URL: string) => readConfig({ S3_URL }).s3;
  expect(s3('https://KEY:sec%2Fret@s3.example/documents/diwan/files?region=me-central-1')).toEqual({
    endpoint: 'https://s3.example',
    region: 'me-central-1',
    bucket: 'documents',
    prefix: 'diwan/files/',
    credentials: { accessKeyId: 'KEY', secretAccessKey: 'sec/ret' },
  });
  expect(s3('http://localhost:9000/documents')).toMatchObject({ prefix: '', region: 'us-east-1', credentials: null });
});

test('a scanner is reached at CLAMD_URL, over the network or by a socket of this machine', () => {
  expect(readConfig({}).clamd).toBeNull();
  expect(readConfig({ CLAMD_URL: 'tcp://scanner.example' }).clamd).toEqual({ host: 'scanner.example', port: 3310 });
  expect(readConfig({ CLAMD_URL: 'tcp://[::1]:3311' }).clamd).toEqual({ host: '::1', port: 3311 });
  expect(readConfig({ CLAMD_URL: 'unix:/run/clamav/clamd.ctl' }).clamd).toEqual({ path: '/run/clamav/clamd.ctl' });
});

test.each([
  [{ S3_URL: 'https://s3.example' }, 'bucket'],
  [{ S3_URL: 'http://s3.example/documents' }, 'https://'],
  [{ S3_URL: 'https://s3.example/documents?secret=x' }, 'S3_URL'],
  [{ CLAMD_URL: 'http://scanner.example' }, 'CLAMD_URL'],
  [{ CLAMD_URL: 'unix:' }, 'CLAMD_URL'],
])('%j names no place for documents, or no scanner, and says so', (env, words) => {
  expect(() => readConfig(env)).toThrow(words);
});
