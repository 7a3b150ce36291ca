import { type OfferedReasons, offeredReasons } from '@diwan/api-contract/settings/reasons';
import {
  initialSettings,
  reasonsIn,
  type SettingKey,
  type Settings,
  type SharedSettings,
  settingDefinitions,
  sharedOf,
} from '@diwan/api-contract/settings/register';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { settingChanges as changes } from '../db/schema/settings.ts';

/** Of each setting the last change that has come by an instant. */
export const inForce = (now: string): SQL => sql`
  select distinct on (${changes.key}) ${changes.number} from ${changes}
  where ${changes.withdrawnAt} is null and ${changes.effectiveFrom} <= ${now}::timestamptz
  order by ${changes.key}, ${changes.effectiveFrom} desc, ${changes.number} desc`;

/** What holds at an instant, as this transaction sees it: nobody decides by a setting that another process has already changed. */
export async function readSettings(tx: Tx, now: string): Promise<Settings> {
  const { rows } = await tx.execute<{ key: SettingKey; after: unknown }>(
    sql`select key, after from setting_changes where number in (${inForce(now)})`,
  );
  return { ...initialSettings, ...Object.fromEntries(rows.flatMap(({ key, after }) => valid(key, after))) };
}

/** A value that the setting takes no more, or of one that is gone, counts as never set. */
function valid(key: SettingKey, value: unknown): [SettingKey, unknown][] {
  if (!Object.hasOwn(settingDefinitions, key)) return [];
  const parsed = settingDefinitions[key].schema.safeParse(value);
  return parsed.success ? [[key, parsed.data]] : [];
}

/** What everybody's browser is told. */
export async function readShared(tx: Tx, now: string): Promise<SharedSettings> {
  return sharedOf(await readSettings(tx, now));
}

/** The reasons that may be given at an instant. */
export async function offeredAt(tx: Tx, now: string): Promise<OfferedReasons> {
  return offeredReasons(reasonsIn(await readSettings(tx, now)));
}

/** A named number of a setting that has several, for a query that compares with it; `usual` where nobody has said it. */
export function partOfSettingIn(key: 'queueDays', name: string, usual: number, now: string): SQL<number> {
  return sql`coalesce((
    select (after ->> ${name})::int from setting_changes
    where key = ${key} and withdrawn_at is null and effective_from <= ${now}::timestamptz
    order by effective_from desc, number desc limit 1), ${usual}::int)`;
}

/** One number that holds at an instant, for a query that compares with it. */
export function settingIn(key: NumericKey, now: string): SQL<number> {
  return sql`coalesce((
    select (after #>> '{}')::int from setting_changes
    where key = ${key} and withdrawn_at is null and effective_from <= ${now}::timestamptz
    order by effective_from desc, number desc limit 1), ${initialSettings[key]}::int)`;
}

type NumericKey = { [K in SettingKey]: Settings[K] extends number ? K : never }[SettingKey];
