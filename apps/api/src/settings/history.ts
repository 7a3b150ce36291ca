import type { KeptSettings, SettingChange } from '@diwan/api-contract/endpoints/settings';
import type { Page } from '@diwan/api-contract/page';
import type { SettingKey } from '@diwan/api-contract/settings/register';
import { and, desc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { settingChanges as changes, settingsTable as table } from '../db/schema/settings.ts';
import { problemOf } from '../http/problems/problems.ts';
import { inForce, readSettings } from './read-settings.ts';

const pageSize = 20;

type Row = typeof changes.$inferSelect;

async function shown(tx: Tx, rows: Row[], now: string): Promise<SettingChange[]> {
  const { rows: held } = await tx.execute<{ number: number }>(inForce(now));
  const current = new Set(held.map(({ number }) => number));
  return rows.map(({ id, key, before, after, effectiveFrom, at, by, isRevert, ...row }) => {
    const isAhead = Date.parse(effectiveFrom) > Date.parse(now);
    const state = row.withdrawnAt ? 'withdrawn' : isAhead ? 'upcoming' : current.has(row.number) ? 'current' : 'past';
    return { id, key, before, after, effectiveFrom, at, by, isRevert, state };
  });
}

/** All settings as they hold, with the changes behind them and those that are ahead. */
export async function viewSettings(tx: Tx, now: string): Promise<KeptSettings> {
  const [row] = await tx.select().from(table);
  const { version, updatedAt } = row!;
  const isAhead = and(isNull(changes.withdrawnAt), gt(changes.effectiveFrom, now));
  const rows = await tx
    .select()
    .from(changes)
    .where(or(inArray(changes.number, sql`(${inForce(now)})`), isAhead))
    .orderBy(changes.effectiveFrom, changes.number);
  return { values: await readSettings(tx, now), changes: await shown(tx, rows, now), version, updatedAt };
}

/** The changes of one setting or of all, newest first; `before` is the cursor of the page above. */
export async function readHistory(
  tx: Tx,
  now: string,
  { key, before }: { key?: SettingKey | undefined; before?: string | undefined },
): Promise<Page<SettingChange>> {
  if (before !== undefined && !/^\d{1,15}$/.test(before))
    throw problemOf('invalid', { errors: [{ path: 'before', code: 'invalid' }] });
  const rows = await tx
    .select()
    .from(changes)
    .where(and(key && eq(changes.key, key), before === undefined ? undefined : lt(changes.number, Number(before))))
    .orderBy(desc(changes.number))
    .limit(pageSize + 1);
  const page = rows.slice(0, pageSize);
  return {
    items: await shown(tx, page, now),
    next: rows.length > pageSize ? String(page.at(-1)!.number) : null,
    previous: null,
  };
}
