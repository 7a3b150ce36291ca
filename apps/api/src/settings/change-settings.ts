import { isDeepStrictEqual } from 'node:util';
import type { KeptSettings } from '@diwan/api-contract/endpoints/settings';
import type { SettingKey, Settings } from '@diwan/api-contract/settings/register';
import { channels } from '@diwan/api-contract/values/channels';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../audit/record.ts';
import type { Tx } from '../db/database.ts';
import { newId } from '../db/id.ts';
import { settingChanges as changes, settingsTable as table } from '../db/schema/settings.ts';
import { problemOf } from '../http/problems/problems.ts';
import { publish } from '../realtime/publish.ts';
import { viewSettings } from './history.ts';
import { keepReasons } from './keep-reasons.ts';
import { readSettings } from './read-settings.ts';

export interface Change {
  tx: Tx;
  request: FastifyRequest;
  now: string;
  /** The version that whoever changes them has seen. */
  version: number;
}

/** Writes what settings are to be, from now or from a later instant on. */
export async function editSettings(
  values: Partial<Settings>,
  effectiveFrom: string | undefined,
  change: Change,
): Promise<KeptSettings> {
  await lockVersion(change);
  const from = effectiveFrom ?? change.now;
  if (Date.parse(from) < Date.parse(change.now))
    throw problemOf('invalid', { errors: [{ path: 'effectiveFrom', code: 'past' }] });
  return write(values, { from, isRevert: false }, change);
}

/** Brings back what held before a change; one that has not come yet never will. */
export async function revertChange(id: string, change: Change): Promise<KeptSettings> {
  const { tx, now } = change;
  await lockVersion(change);
  const [found] = await tx.select().from(changes).where(eq(changes.id, id));
  if (!found || found.withdrawnAt) throw problemOf('notFound');
  const { key, before, after, effectiveFrom } = found;
  if (Date.parse(effectiveFrom) <= Date.parse(now))
    return write({ [key]: before } as Partial<Settings>, { from: now, isRevert: true }, change);
  await tx.update(changes).set({ withdrawnAt: now }).where(eq(changes.id, id));
  return announce([{ path: key, before: after, after: before }], { from: effectiveFrom, isRevert: true }, change);
}

async function lockVersion({ tx, version, now }: Change): Promise<void> {
  const [row] = await tx.select().from(table).for('update');
  if (row!.version !== version) throw problemOf('stale', { current: await viewSettings(tx, now) });
}

interface How {
  from: string;
  isRevert: boolean;
}

async function write(values: Partial<Settings>, how: How, change: Change): Promise<KeptSettings> {
  const { tx, request, now } = change;
  const known = await readSettings(tx, how.from);
  const wished = await keepReasons(values, known, how.from, tx);
  const changed = (Object.keys(wished) as SettingKey[]).filter((key) => !isDeepStrictEqual(known[key], wished[key]));
  if (changed.length === 0) return viewSettings(tx, now);
  const { type, id, name } = request.actor;
  const rows = changed.map((key) => ({
    id: newId(),
    key,
    before: known[key],
    after: wished[key],
    effectiveFrom: how.from,
    at: now,
    by: { type, id, name },
    isRevert: how.isRevert,
  }));
  await tx.insert(changes).values(rows);
  const diff = changed.map((key) => ({ path: key, before: known[key], after: wished[key] }));
  return announce(diff, how, change);
}

async function announce(
  diff: { path: string; before: unknown; after: unknown }[],
  { from, isRevert }: How,
  { tx, request, now, version }: Change,
): Promise<KeptSettings> {
  await tx.update(table).set({ version: version + 1, updatedAt: now });
  await recordAudit(tx, {
    actor: request.actor,
    request,
    entityType: 'settings',
    entityId: 'settings',
    entityLabel: { ar: 'إعدادات السوق', en: 'Marketplace settings' },
    event: isRevert ? 'settings.reverted' : 'record.changed',
    diff: from === now ? diff : [...diff, { path: 'effectiveFrom', before: null, after: from }],
  });
  await publish(tx, channels.settings, 'settings.changed', {});
  return viewSettings(tx, now);
}
