import { bigint, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant } from '../columns.ts';
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
