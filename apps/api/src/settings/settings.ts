import type { KeptSettings, Settings } from '@diwan/api-contract/endpoints/settings';
import type { FastifyRequest } from 'fastify';
import { differences } from '../audit/diff.ts';
import { recordAudit } from '../audit/record.ts';
import type { Tx } from '../db/database.ts';
import { settingsTable as table } from '../db/schema/settings.ts';
import { problemOf } from '../http/problems/problems.ts';

type Row = typeof table.$inferSelect;

const settingsOf = ({ isDemoShown }: Row): Settings => ({ isDemoShown });
const shown = (row: Row): KeptSettings => ({
  ...settingsOf(row),
  version: row.version,
  updatedAt: row.updatedAt,
});

/** What everybody's browser is told. */
export async function readSettings(tx: Tx): Promise<Settings> {
  const [row] = await tx.select().from(table);
  return settingsOf(row!);
}

export async function viewSettings(tx: Tx): Promise<KeptSettings> {
  const [row] = await tx.select().from(table);
  return shown(row!);
}

interface Change {
  tx: Tx;
  request: FastifyRequest;
  now: string;
}

export async function editSettings(version: number, patch: Partial<Settings>, change: Change): Promise<KeptSettings> {
  const { tx, request, now } = change;
  const [row] = await tx.select().from(table).for('update');
  const before = row!;
  if (before.version !== version) throw problemOf('stale', { current: shown(before) });
  const diff = differences(settingsOf(before), { ...settingsOf(before), ...patch });
  if (diff.length === 0) return shown(before);
  const [after] = await tx
    .update(table)
    .set({ ...patch, version: version + 1, updatedAt: now })
    .returning();
  await recordAudit(tx, {
    actor: request.actor,
    request,
    entityType: 'settings',
    entityId: 'settings',
    entityLabel: { ar: 'إعدادات السوق', en: 'Marketplace settings' },
    event: 'record.changed',
    diff,
  });
  return shown(after!);
}
