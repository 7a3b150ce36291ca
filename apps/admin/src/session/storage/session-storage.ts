import type { Preferences, Session, UserInfo } from '@diwan/api-contract/endpoints/identity';
import type { SharedSettings } from '@diwan/api-contract/settings/register';
import { fileKinds } from '@diwan/api-contract/values/file-kinds';
import { defaultPreferences } from '@diwan/api-contract/values/preferences';
import type { HeldSession, StoredSession } from '@diwan/machines/session/session.types';
import { offsetFrom, serverTime } from '../token/server-clock.ts';

const keys = {
  token: 'adminToken',
  user: 'userInfo',
  flags: 'session',
  preferences: 'preferences',
  settings: 'settings',
  databases: 'databases',
} as const;

/** What is kept beside the token: until when, by the server's clock, and the flag that says logged in. */
type Flags = Pick<HeldSession, 'expiresAt' | 'signInExpiresAt' | 'serverOffset'> & { isLoggedIn: boolean };

export function heldSession({ serverNow, ...session }: Session): HeldSession {
  return { ...session, serverOffset: offsetFrom(serverNow) };
}

/** What this browser kept; without the HttpOnly cookie of the same session it opens nothing. */
export function readSession(): StoredSession {
  const adminToken = storedToken();
  const user = readJson<UserInfo>(keys.user);
  const flags = readJson<Flags>(keys.flags);
  const now = new Date(serverTime(flags?.serverOffset ?? 0)).toISOString();
  if (!adminToken || !user || !flags) return { session: null, isLoggedInFlagSet: false, now };
  const { isLoggedIn, ...times } = flags;
  const known = { ...user, userRole: user.userRole ?? 'admin' };
  const session = { ...times, adminToken, user: known, preferences: readPreferences(), settings: readSettings() };
  return { session, isLoggedInFlagSet: isLoggedIn === true, now };
}

export function storeSession({ adminToken, user, preferences, settings, ...times }: HeldSession): void {
  const { expiresAt, signInExpiresAt, serverOffset } = times;
  const flags: Flags = { isLoggedIn: true, expiresAt, signInExpiresAt, serverOffset };
  localStorage.setItem(keys.token, adminToken);
  localStorage.setItem(keys.user, JSON.stringify(user));
  localStorage.setItem(keys.flags, JSON.stringify(flags));
  storePreferences(preferences);
  storeSettings(settings);
}

export function storedToken(): string | null {
  return localStorage.getItem(keys.token);
}

/** Whose data this browser holds; null after logging out. */
export function storedPerson(): string | null {
  return readJson<UserInfo>(keys.user)?.uid ?? null;
}

export function removeToken(): void {
  localStorage.removeItem(keys.token);
}

/** Notes a database that holds something of the person: it goes with the session. */
export function noteDatabase(name: string): void {
  const noted = notedDatabases();
  if (!noted.includes(name)) localStorage.setItem(keys.databases, JSON.stringify([...noted, name]));
}

const notedDatabases = () => readJson<string[]>(keys.databases) ?? [];

/** Leaves nothing of the person behind; language and appearance stay with the browser. */
export function wipeSession(): void {
  const { starred: _, ...appearance } = readPreferences();
  const databases = notedDatabases();
  for (const key of Object.keys(localStorage)) if (key !== 'language') localStorage.removeItem(key);
  sessionStorage.clear();
  localStorage.setItem(keys.preferences, JSON.stringify(appearance));
  try {
    for (const name of databases) indexedDB.deleteDatabase(name);
  } catch {
    // Where storage is blocked nothing was kept.
  }
}

export function readPreferences(): Preferences {
  return { ...defaultPreferences, ...readJson<Partial<Preferences>>(keys.preferences) };
}

export function storePreferences(preferences: Preferences): void {
  localStorage.setItem(keys.preferences, JSON.stringify(preferences));
}

/** What the server last said; everything is shown where it never did. */
export function readSettings(): SharedSettings {
  return {
    isDemoShown: true,
    maintenanceBanner: null,
    uploadTypes: [...fileKinds],
    uploadPictureSize: 5,
    uploadDocumentSize: 10,
    reasons: {},
    ...readJson<Partial<SharedSettings>>(keys.settings),
  };
}

export function storeSettings(settings: SharedSettings): void {
  localStorage.setItem(keys.settings, JSON.stringify(settings));
}

function readJson<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}
