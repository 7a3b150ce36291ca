import { resolve } from 'node:path';
import { z } from 'zod';
import { type Payer, payerSettings, readPayer } from './features/bulk/bank-file/config.ts';
import { type MailConfig, mailSettings, readMail } from './features/mail/config.ts';
import { readSigning, type Signing, signingSettings } from './features/platform/config.ts';
import { type PushConfig, pushSettings, readPush } from './features/push/config.ts';
import { type RateLimits, rateLimits } from './http/limits/rate-limits.ts';
import { sessionLimits } from './identity/sessions/limits.ts';
import { type ClaimedRoles, readRoles, roleSettings } from './identity/sign-in/role-settings.ts';
import { keyPattern } from './key-ring/key.ts';
import { readS3, type S3Config, s3Settings } from './storage/s3/config.ts';
import { type ClamdConfig, readScanner, scannerSettings } from './storage/scanner/config.ts';

export interface Config {
  mode: 'development' | 'production' | 'test';
  port: number;
  host: string;
  /** Where people find the screens, without a slash at the end. */
  publicUrl: string;
  dataDir: string;
  /** Where documents are kept; null for a folder of `dataDir`. */
  s3: S3Config | null;
  /** Null for the embedded PostgreSQL. */
  databaseUrl: string | null;
  /** As whom to migrate; null where that is whoever serves. */
  databaseOwnerUrl: string | null;
  /** Whether production may serve as a role that could change the audit log. */
  mayOwnerServe: boolean;
  /** As base64url, the current one first; empty where `DATA_DIR` keeps them. */
  keys: { sealing: string[]; audit: string[] };
  /** Who may sign in; null for the demo's accounts. */
  staffFile: string | null;
  oidc: EmbeddedOidc | HostedOidc;
  realtime: EmbeddedRealtime | HostedRealtime;
  /** Null where mails are kept instead of being sent. */
  mail: MailConfig | null;
  /** Null where messages to phones are kept. */
  push: PushConfig | null;
  /** Null where nobody has said from which account providers are paid. */
  payer: Payer | null;
  /** What the marketplace's services and the payment gateway sign with; null where nothing of theirs is let in. */
  signing: Signing;
  hasDemoData: boolean;
  /** The built screens; null where something else serves them. */
  staticDir: string | null;
  /** How many proxies of ours stand before this server, each adding one address to X-Forwarded-For. */
  trustedProxyHops: number;
  /** The virus scanner that looks at documents; null where there is none. */
  clamd: ClamdConfig | null;
  /** How long a reader may take nothing of what is waiting for it. */
  readerSeconds: number;
  sessionLimits: { tokenSeconds: number; idleSeconds: number; absoluteSeconds: number; refreshGraceSeconds: number };
  rateLimits: RateLimits;
}

export interface EmbeddedOidc {
  kind: 'embedded';
  demoPassword: string;
}
export interface HostedOidc {
  kind: 'hosted';
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Null where roles are given here, by administrators. */
  roles: ClaimedRoles | null;
}
export interface EmbeddedRealtime {
  kind: 'embedded';
  port: number;
  isSecure: boolean;
  key: string;
  /** Null means: made once and kept in the table `secrets`. */
  secret: string | null;
}
export interface HostedRealtime {
  kind: 'hosted';
  host: string;
  port: number;
  isSecure: boolean;
  appId: string;
  key: string;
  secret: string;
}

/** Stands in the README, so that everybody knows it. */
export const publishedPassword = 'demo-password';

/** A setting that can't work; its message is one line that says what to do. */
export class ConfigError extends Error {}

const port = z.coerce.number().int().min(0).max(65_535);
const yesOrNo = z.enum(['yes', 'no']);
const yes = yesOrNo.default('no');
const webUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/(?<!\/)\/+$/, ''));

const keys = z
  .string()
  .transform((list) => list.split(','))
  .pipe(z.array(z.string().regex(keyPattern, 'keys of 32 bytes as base64url, by commas')))
  .default([]);

const settings = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: port.default(8080),
  // Both loopback addresses: browsers try either first.
  HOST: z.string().default('localhost'),
  PUBLIC_URL: webUrl.optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_OWNER_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SEALING_KEY: keys,
  AUDIT_KEY: keys,
  OIDC_ISSUER: webUrl.optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  ...roleSettings,
  STAFF_FILE: z.string().optional(),
  DEMO_PASSWORD: z.string().min(8).optional(),
  DEMO_DATA: z.enum(['on', 'off']).optional(),
  REALTIME_PORT: port.default(6001),
  REALTIME_HOST: z.string().optional(),
  REALTIME_SECURE: yesOrNo.optional(),
  REALTIME_APP_ID: z.string().optional(),
  REALTIME_KEY: z.string().default('diwan'),
  REALTIME_SECRET: z.string().min(16).optional(),
  ...mailSettings,
  ...pushSettings,
  ...payerSettings,
  ...signingSettings,
  ...s3Settings,
  ...scannerSettings,
  STATIC_DIR: z.string().optional(),
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0),
  TRUST_PROXY: z.literal('no', 'it is replaced: set TRUSTED_PROXY_HOPS to the number of proxies, usually 1').optional(),
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  ALLOW_EMBEDDED_DATABASE: yes,
  ALLOW_EMBEDDED_PROVIDER: yes,
  ALLOW_GENERATED_KEYS: yes,
  ALLOW_OWNER_TO_SERVE: yes,
});
type Settings = z.output<typeof settings>;

/** Beside the server in what is built, in their own package among the sources. */
const builtScreens = resolve(
  import.meta.dirname,
  import.meta.filename.endsWith('.ts') ? '../../admin/dist' : 'screens',
);

/** The only reader of the environment; an empty variable counts as absent. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = settings.safeParse(
    Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== '')),
  );
  if (!parsed.success) {
    const { path, message } = parsed.error.issues[0]!;
    throw new ConfigError(
      `The setting ${path.join('.')} is wrong (${message}). Correct it, or remove it to use the default.`,
    );
  }
  const given = parsed.data;
  if (given.SMTP_URL && !given.MAIL_FROM)
    throw new ConfigError(
      'SMTP_URL needs MAIL_FROM, in whose name mails leave. Set it, or remove SMTP_URL to keep mails instead of sending them.',
    );
  const isProduction = given.NODE_ENV === 'production';
  if (isProduction) refuseDevelopmentDefaults(given);
  const publicUrl = given.PUBLIC_URL ?? `http://localhost:${given.PORT}`;
  return {
    mode: given.NODE_ENV,
    port: given.PORT,
    host: given.HOST,
    publicUrl,
    dataDir: resolve(given.DATA_DIR),
    s3: readS3(given),
    databaseUrl: given.DATABASE_URL ?? null,
    databaseOwnerUrl: given.DATABASE_OWNER_URL ?? null,
    mayOwnerServe: given.ALLOW_OWNER_TO_SERVE === 'yes',
    keys: { sealing: given.SEALING_KEY, audit: given.AUDIT_KEY },
    staffFile: given.STAFF_FILE ? resolve(given.STAFF_FILE) : null,
    oidc: readOidc(given),
    realtime: readRealtime(given, publicUrl),
    mail: readMail(given),
    push: readPush(given),
    payer: readPayer(given, isProduction),
    signing: readSigning(given),
    hasDemoData: given.DEMO_DATA ? given.DEMO_DATA === 'on' : !isProduction,
    staticDir: given.STATIC_DIR === 'none' ? null : resolve(given.STATIC_DIR ?? builtScreens),
    trustedProxyHops: given.TRUSTED_PROXY_HOPS,
    clamd: readScanner(given),
    readerSeconds: 15,
    sessionLimits,
    rateLimits: rateLimits(given.RATE_LIMIT_FACTOR),
  };
}

function readOidc(given: Settings): Config['oidc'] {
  if (!given.OIDC_ISSUER) return { kind: 'embedded', demoPassword: given.DEMO_PASSWORD ?? publishedPassword };
  if (!given.OIDC_CLIENT_ID || !given.OIDC_CLIENT_SECRET) {
    throw new ConfigError(
      'OIDC_ISSUER needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET. Set both, or remove OIDC_ISSUER to use the embedded provider.',
    );
  }
  const roles = readRoles(given);
  if (roles === 'incomplete')
    throw new ConfigError(
      'OIDC_ROLE_CLAIM needs OIDC_ROLE_ADMIN and OIDC_ROLE_EDITOR: which of its values stand for which role. Set both, or remove OIDC_ROLE_CLAIM to give roles here.',
    );
  return {
    kind: 'hosted',
    issuer: given.OIDC_ISSUER,
    clientId: given.OIDC_CLIENT_ID,
    clientSecret: given.OIDC_CLIENT_SECRET,
    roles,
  };
}

function readRealtime(given: Settings, publicUrl: string): Config['realtime'] {
  const isSecure = given.REALTIME_SECURE ? given.REALTIME_SECURE === 'yes' : publicUrl.startsWith('https:');
  if (!given.REALTIME_HOST) {
    return {
      kind: 'embedded',
      port: given.REALTIME_PORT,
      isSecure,
      key: given.REALTIME_KEY,
      secret: given.REALTIME_SECRET ?? null,
    };
  }
  if (!given.REALTIME_APP_ID || !given.REALTIME_SECRET) {
    throw new ConfigError(
      'REALTIME_HOST needs REALTIME_APP_ID, REALTIME_KEY and REALTIME_SECRET. Set them, or remove REALTIME_HOST.',
    );
  }
  return {
    kind: 'hosted',
    host: given.REALTIME_HOST,
    port: given.REALTIME_PORT,
    isSecure,
    appId: given.REALTIME_APP_ID,
    key: given.REALTIME_KEY,
    secret: given.REALTIME_SECRET,
  };
}

function refuseDevelopmentDefaults(given: Settings): void {
  const refuse = (message: string): never => {
    throw new ConfigError(`NODE_ENV=production: ${message}`);
  };
  if (!given.DATABASE_URL && given.ALLOW_EMBEDDED_DATABASE === 'no') {
    refuse('set DATABASE_URL to a PostgreSQL, or ALLOW_EMBEDDED_DATABASE=yes to keep the embedded one.');
  }
  if (!given.OIDC_ISSUER) {
    if (given.ALLOW_EMBEDDED_PROVIDER === 'no')
      refuse('set OIDC_ISSUER to an identity provider, or ALLOW_EMBEDDED_PROVIDER=yes to keep the embedded one.');
  }
  if (!given.STAFF_FILE) refuse('set STAFF_FILE to the list of who may sign in, made by: npm run staff -- add.');
  if (given.DEMO_PASSWORD) refuse("remove DEMO_PASSWORD: the demo's accounts are not for production.");
  if (!given.REALTIME_SECRET && given.ALLOW_GENERATED_KEYS === 'no') {
    refuse(
      'set REALTIME_SECRET (openssl rand -base64 32), or ALLOW_GENERATED_KEYS=yes to keep a generated one in the database.',
    );
  }
  for (const name of ['SEALING_KEY', 'AUDIT_KEY'] as const) {
    if (given[name].length === 0 && given.ALLOW_GENERATED_KEYS === 'no')
      refuse(`set ${name} (32 bytes as base64url), or ALLOW_GENERATED_KEYS=yes to keep a generated one in DATA_DIR.`);
  }
  if (!given.PUBLIC_URL) refuse('set PUBLIC_URL to the address at which people find the screens.');
  if (given.PUBLIC_URL && !/^https:|^http:\/\/(localhost|127\.0\.0\.1)(:|$)/.test(given.PUBLIC_URL))
    refuse('PUBLIC_URL must begin with https://.');
}
