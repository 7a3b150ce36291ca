import { readFile } from 'node:fs/promises';
import { readConfig } from '@diwan/api/config.ts';
import { type Database, openDatabase } from '@diwan/api/db/database.ts';
import { newId } from '@diwan/api/db/id.ts';
import { credentials, type StaffMember, staff } from '@diwan/api/db/schema/identity.ts';
import type { AppDeps } from '@diwan/api/deps.ts';
import { createSession, type NewSession } from '@diwan/api/identity/sessions/sessions.ts';
import { accountOf } from '@diwan/api/identity/staff/new-account.ts';
import { hashPassword } from '@diwan/api/identity/staff/password.ts';
import { userInfoOf } from '@diwan/api/identity/staff/staff.ts';
import { randomToken, sha256 } from '@diwan/api/keys/random-token.ts';
import { serverResources } from '@diwan/api/resources/index.ts';
import { readShared } from '@diwan/api/settings/read-settings.ts';
import { openStore } from '@diwan/api/storage/open-store.ts';
import type { FileStore } from '@diwan/api/storage/store.ts';
import { recordsIn } from '@diwan/api/test/records.ts';
import { testKeys } from '@diwan/api/test/test-keys.ts';
import type { Preferences } from '@diwan/api-contract/endpoints/identity';
import type { SharedSettings } from '@diwan/api-contract/settings/register';
import type { Language, Role } from '@diwan/api-contract/values/staff';
import { addresses } from './addresses.ts';

export const password = 'a password of the tests';

export interface BrowserState {
  cookies: BrowserCookie[];
  origins: { origin: string; localStorage: { name: string; value: string }[] }[];
}
interface SignedIn {
  member: StaffMember;
  session: NewSession;
}
interface BrowserCookie {
  name: string;
  value: string;
  domain: string;
  path: string;
  expires: number;
  httpOnly: boolean;
  secure: boolean;
  sameSite: 'Strict';
}

/** What happens behind the screens' back: people are hired and dismissed, records come to be, time passes. */
export interface World {
  records: ReturnType<typeof recordsIn>;
  database: Database;
  /** Where the product keeps what is uploaded. */
  store: FileStore;
  /** Somebody of their own for each test, so that no test sees another's choices. */
  hire(role: Role | null, given?: Partial<StaffMember>): Promise<StaffMember>;
  signIn(member: StaffMember): Promise<NewSession>;
  /** What a browser holds after that person has signed in, or what it holds before. */
  browserState(language: Language, signedIn?: SignedIn, origin?: string): BrowserState;
  preferencesOf(member: StaffMember): Promise<Preferences>;
  /** Where the invitation of somebody leads: its secret is replaced, for nobody but its mail has it. */
  invitationOf(email: string): Promise<string>;
  /** The token's time is over, as after five minutes; the session itself goes on. */
  expireToken(session: NewSession): Promise<void>;
  /** Since whoever has the session has proved who they are, an hour has passed. */
  ageProof(session: NewSession): Promise<void>;
  /** Twelve hours have passed since the sign-in: its time is over, though nobody has ended the session. */
  ageSignIn(session: NewSession): Promise<void>;
  endSession(session: NewSession): Promise<void>;
  close(): Promise<void>;
}

export async function openWorld(databaseUrl?: string): Promise<World> {
  const database = openDatabase(databaseUrl ?? (await readFile(addresses.databaseFile, 'utf8')));
  const { orm, pool } = database;
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: addresses.dataDir });
  const deps: AppDeps = {
    resources: serverResources,
    config,
    database,
    keys: testKeys,
    store: await openStore(config),
    clock: () => new Date(),
  };
  const passwordHash = await hashPassword(password);
  const settings = await readShared(orm, new Date().toISOString());
  let hired = 0;

  return {
    records: recordsIn(database),
    database,
    store: deps.store,

    async hire(role, given = {}) {
      const id = newId();
      const now = new Date().toISOString();
      const name = given.name ?? `موظف ${process.pid} ${++hired}`;
      const member = { id, name, email: `${id}@staff.example`, role, state: 'active' as const };
      const by = { type: 'system' as const, id: 'tests', name: 'tests' };
      const [added] = await orm
        .insert(staff)
        .values({ ...accountOf(member, by, now), ...given })
        .returning();
      await orm.insert(credentials).values({ staffId: id, passwordHash });
      return added!;
    },

    signIn: (member) => createSession(deps, member.id),

    browserState: (language, signedIn, origin = addresses.screens) => ({
      cookies: signedIn ? [cookieOf(signedIn.session)] : [],
      origins: [{ origin, localStorage: [{ name: 'language', value: language }, ...storedBy(settings, signedIn)] }],
    }),

    async preferencesOf({ id }) {
      const { rows } = await pool.query<StaffMember>('SELECT preferences FROM staff WHERE id = $1', [id]);
      return rows[0]!.preferences;
    },

    async invitationOf(email) {
      const token = randomToken();
      const { rowCount } = await pool.query(
        'UPDATE staff_links SET token_hash = $1 FROM staff WHERE staff.id = staff_id AND staff.email = $2',
        [sha256(token), email],
      );
      if (rowCount !== 1) throw new Error(`${email} was not invited`);
      return `${addresses.screens}/oidc/invitation?lang=en&token=${token}`;
    },

    async expireToken({ id }) {
      await pool.query(`UPDATE session_tokens SET expires_at = now() - interval '1 second' WHERE session_id = $1`, [
        id,
      ]);
    },

    async ageProof({ id }) {
      await pool.query(`UPDATE sessions SET proven_at = now() - interval '1 hour' WHERE id = $1`, [id]);
    },

    async ageSignIn({ id }) {
      await pool.query(`UPDATE sessions SET ends_at = now() WHERE id = $1`, [id]);
    },
    async endSession({ id }) {
      await pool.query(`UPDATE sessions SET ended_at = now(), ended_reason = 'revoked' WHERE id = $1`, [id]);
    },

    close: () => database.close(),
  };
}

function cookieOf({ cookie }: NewSession): BrowserCookie {
  const attributes = { path: '/', expires: -1, httpOnly: true, secure: true, sameSite: 'Strict' } as const;
  return { name: '__Host-sid', value: cookie, domain: 'localhost', ...attributes };
}

/** AUTH-11: the user-info record, the token, and beside them the flags, the person's choices and what is set for everybody. */
function storedBy(settings: SharedSettings, signedIn?: SignedIn) {
  if (!signedIn) return [];
  const { member, session } = signedIn;
  const { adminToken, expiresAt, signInExpiresAt } = session;
  const user = userInfoOf({ ...member, role: member.role ?? 'admin' });
  const flags = { isLoggedIn: true, expiresAt, signInExpiresAt, serverOffset: 0 };
  return Object.entries({ userInfo: user, session: flags, preferences: member.preferences, settings })
    .map(([name, value]) => ({ name, value: JSON.stringify(value) }))
    .concat({ name: 'adminToken', value: adminToken });
}
