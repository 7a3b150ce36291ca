import { channels } from '@diwan/api-contract/endpoints/realtime';
import type { importRunMachine } from '@diwan/machines/workflows/import-run/import-run.machine';
import { type AnyImportEvent, importRunWorkflow } from '@diwan/machines/workflows/import-run/import-run.workflow';
import { type EffectsOf, evaluate } from '@diwan/machines/workflows/workflow';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Author } from '#crud/definition.ts';
import { targetsOf } from '#crud/import/headings.ts';
import { tell } from '#crud/notices.ts';
import type { Tx } from '#db/database.ts';
import { type ImportRunRow, importsTable as imports, importRowsTable as rows } from '#db/schema/imports.ts';
import { problemOf } from '#http/problems/problems.ts';
import { publish } from '#realtime/publish.ts';
import { resourceAt } from '#resources/index.ts';
import { type AuditOrigin, auditImport } from './audit-import.ts';
import { tallies } from './import-runs.ts';
import { importNotices, talliedImport } from './notices.ts';

interface Move {
  event: AnyImportEvent;
  actor: Author;
  now: string;
  request?: AuditOrigin;
  /** Why the server stops it. */
  reason?: string;
}

const ended = new Set<ImportRunRow['state']>(['finished', 'cancelled', 'undone']);

type ImportEffects = EffectsOf<typeof importRunMachine>;

/** What the workflow of imports names, carried out on the rows of one. */
export const importEffects: {
  [Type in keyof ImportEffects]: (tx: Tx, row: ImportRunRow, move: Move) => Promise<unknown>;
} = {
  storeFields: async (tx, row, { event }) => {
    if (event.type !== 'import.map') return;
    const fields = soundFields(row, event.fields);
    await tx.update(imports).set({ fields }).where(eq(imports.id, row.id));
    await tx
      .update(rows)
      .set({ verdict: null, errors: [], key: null, recordId: null, recordVersion: null })
      .where(eq(rows.importId, row.id));
  },
  skipPending: (tx, { id }, { now }) =>
    tx
      .update(rows)
      .set({ outcome: 'skipped', at: now })
      .where(and(eq(rows.importId, id), isNull(rows.outcome), inArray(rows.verdict, ['new', 'changed']))),
};

/** Every column has a field that is there, and no field has two; something must be read. */
function soundFields({ resource, header }: ImportRunRow, fields: readonly (string | null)[]): (string | null)[] {
  const known = new Set(targetsOf(resourceAt(resource)).map(({ path }) => path));
  const named = fields.filter((field) => field !== null);
  const errors = fields.flatMap((field, index) => {
    if (field === null) return [];
    if (!known.has(field)) return [{ path: `fields.${index}`, code: 'invalidChoice' }];
    return fields.indexOf(field) < index ? [{ path: `fields.${index}`, code: 'taken' }] : [];
  });
  if (fields.length !== header.length || named.length === 0) errors.push({ path: 'fields', code: 'required' });
  if (errors.length > 0) throw problemOf('invalid', { errors });
  return [...fields];
}

/** Sends an event to the workflow of an import whose row is locked. */
export async function moveImport(tx: Tx, row: ImportRunRow, move: Move): Promise<ImportRunRow> {
  const { event, actor, now, request, reason } = move;
  const { input } = (await tallies(tx, [row]))(row.id);
  const subject = { state: row.state, input, can: actor.can, isSystem: actor.type === 'system' };
  const verdict = evaluate(importRunWorkflow, subject, event);
  if (verdict.kind === 'refused') throw problemOf('refused', { reason: verdict.reason });

  const state = verdict.state as ImportRunRow['state'];
  for (const { type } of verdict.effects) await importEffects[type as keyof ImportEffects](tx, row, move);
  const columns = {
    state,
    version: row.version + 1,
    stopReason: event.type === 'import.stop' ? (reason ?? null) : null,
    finishedAt: ended.has(state) ? now : null,
  };
  const [moved] = await tx.update(imports).set(columns).where(eq(imports.id, row.id)).returning();
  await auditImport(tx, moved!, { actor, request, event: event.type, fromState: row.state, toState: state });
  await tellProgress(tx, moved!);
  await tell(importNotices[event.type], await talliedImport(tx, moved!), { tx, now, actor });
  return moved!;
}

/** Tells its author, wherever they are signed in, that the import has come further. */
export function tellProgress(tx: Tx, { id, authorId }: Pick<ImportRunRow, 'id' | 'authorId'>): Promise<void> {
  return publish(tx, channels.person(authorId), 'import.progress', { id });
}
