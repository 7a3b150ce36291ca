import { bigint, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, choice, instant } from '../columns.ts';
import { staff } from './identity.ts';

const ofStaff = () => uuid('staff_id').references(() => staff.id, { onDelete: 'cascade' });

/** The authenticator app of somebody, by the secret that it shares with us. */
export const totpFactors = pgTable('totp_factors', {
  staffId: ofStaff().primaryKey(),
  sealedSecret: bytea('sealed_secret').notNull(),
  createdAt: instant('created_at').notNull(),
  /** Null until the first code has shown that the app has the secret. */
  confirmedAt: instant('confirmed_at'),
  /** Which half minute the last code was of that let in. */
  lastStep: bigint('last_step', { mode: 'number' }),
});

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    staffId: ofStaff().notNull(),
    codeHash: text('code_hash').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [primaryKey({ columns: [table.staffId, table.codeHash] })],
);

/** The public half of a key that a device of somebody keeps. */
export const passkeys = pgTable('passkeys', {
  id: uuid().primaryKey(),
  staffId: ofStaff().notNull(),
  credentialId: text('credential_id').notNull(),
  publicKey: bytea('public_key').notNull(),
  /** How often the device says it was used; zero for good where it doesn't count. */
  counter: bigint({ mode: 'number' }).notNull(),
  transports: jsonb().$type<string[]>().notNull(),
  name: text().notNull(),
  createdAt: instant('created_at').notNull(),
  lastUsedAt: instant('last_used_at'),
  /** Since when it is no longer taken: its counter went back, so somebody has copied it. */
  copiedAt: instant('copied_at'),
});

export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    purpose: choice<'register' | 'signIn' | 'stepUp'>('purpose').notNull(),
    /** The session, or the sign-in that is under way. */
    holder: text().notNull(),
    challengeHash: text('challenge_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.purpose, table.holder] })],
);
