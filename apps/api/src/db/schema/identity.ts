import type { Preferences } from '@diwan/api-contract/endpoints/identity';
import type { Role, secondFactors, staffStates } from '@diwan/api-contract/values/staff';
import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, choice, instant, stamps } from '../columns.ts';

export const staff = pgTable('staff', {
  ...stamps(),
  issuer: text('issuer'),
  subject: text('subject'),
  email: text('email').notNull(),
  name: text('name').notNull(),
  role: text('role').$type<Role>(),
  state: text('state').$type<(typeof staffStates)[number]>().notNull(),
  about: text(),
  photo: uuid(),
  mobile: text(),
  title: text(),
  mfa: choice<(typeof secondFactors)[number]>('mfa').notNull().default('off'),
  preferences: jsonb('preferences').$type<Preferences>().notNull(),
  lastLoginAt: instant('last_login_at'),
  lastIp: text('last_ip'),
  /** When they first could sign in; null while their invitation waits. */
  acceptedAt: instant('accepted_at'),
});
export type StaffMember = typeof staff.$inferSelect;

export const signIns = pgTable(
  'sign_ins',
  {
    browserHash: text('browser_hash').notNull(),
    stateHash: text('state_hash').notNull(),
    nonceHash: text('nonce_hash').notNull(),
    codeChallenge: text('code_challenge').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.browserHash, table.stateHash] })],
);

export const sessions = pgTable('sessions', {
  id: uuid('id').primaryKey(),
  staffId: uuid('staff_id')
    .notNull()
    .references(() => staff.id),
  cookieHash: text('cookie_hash').notNull(),
  createdAt: instant('created_at').notNull(),
  lastUsedAt: instant('last_used_at').notNull(),
  /** When its person has last proved who they are. */
  provenAt: instant('proven_at').notNull(),
  endsAt: instant('ends_at').notNull(),
  signInExpiresAt: instant('sign_in_expires_at').notNull(),
  endedAt: instant('ended_at'),
  endedReason: text('ended_reason'),
  ip: text(),
  userAgent: text('user_agent'),
});
export type SessionRow = typeof sessions.$inferSelect;

export const sessionTokens = pgTable('session_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  sessionId: uuid('session_id')
    .notNull()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  issuedAt: instant('issued_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  spentAt: instant('spent_at'),
});

export const credentials = pgTable('credentials', {
  staffId: uuid('staff_id')
    .primaryKey()
    .references(() => staff.id, { onDelete: 'cascade' }),
  passwordHash: text('password_hash').notNull(),
});

/** What a link in a mail lets somebody do, once. */
export const staffLinks = pgTable('staff_links', {
  id: uuid().primaryKey(),
  staffId: uuid('staff_id')
    .notNull()
    .references(() => staff.id, { onDelete: 'cascade' }),
  purpose: choice<'invitation' | 'reset'>('purpose').notNull(),
  tokenHash: text('token_hash').notNull(),
  sealedToken: bytea('sealed_token').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

export const signInThrottles = pgTable('sign_in_throttles', {
  key: text('key').primaryKey(),
  attempts: integer('attempts').notNull(),
  attemptedAt: instant('attempted_at').notNull(),
  blockedUntil: instant('blocked_until').notNull(),
});

export const oidcPayloads = pgTable(
  'oidc_payloads',
  {
    model: text('model').notNull(),
    id: text('id').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    grantId: text('grant_id'),
    uid: text('uid'),
    userCode: text('user_code'),
    consumedAt: instant('consumed_at'),
    expiresAt: instant('expires_at'),
  },
  (table) => [primaryKey({ columns: [table.model, table.id] })],
);
