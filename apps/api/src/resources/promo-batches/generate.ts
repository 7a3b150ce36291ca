import { channels } from '@diwan/api-contract/endpoints/realtime';
import type { PromoTerms } from '@diwan/api-contract/resources/promo-terms';
import { promoCodeWorkflow } from '@diwan/machines/workflows/promo-code/promo-code.workflow';
import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Row, Writer } from '#crud/definition.ts';
import { newId } from '#db/id.ts';
import { publish } from '#realtime/publish.ts';
import { applyEvent } from '#workflows/apply-event.ts';
import { newCode } from '../promo-codes/new-code.ts';
import { partnerKeyOf, promoSearchKey } from '../promo-codes/search-key.ts';
import { promoCodesTable as codes } from '../promo-codes/table.ts';
import { termsColumns } from '../promo-codes/terms/terms-columns.ts';
import { promoBatchesTable as batches } from './table.ts';

type Batch = Row<typeof batches>;

/** Codes of one transaction. */
const atOnce = 500;

/** The batches whose codes are being made, whoever has waited longest first. */
export const batchesToGenerate = ({ tx }: Pick<Writer, 'tx'>): Promise<{ id: string; number: string }[]> =>
  tx
    .select({ id: batches.id, number: batches.number })
    .from(batches)
    .where(eq(batches.state, 'generating'))
    .orderBy(asc(batches.createdAt), asc(batches.id));

/**
 * Makes the next codes of a batch, in one transaction: they and their count are there together or not at all, and no other process
 * works on the same batch meanwhile. False when there was nothing to do.
 */
export async function generateSome(id: string, writer: Writer): Promise<boolean> {
  const { tx } = writer;
  const [batch] = await tx
    .select()
    .from(batches)
    .where(and(eq(batches.id, id), eq(batches.state, 'generating')))
    .for('update', { skipLocked: true });
  if (!batch) return false;
  const wanted = Math.min(atOnce, batch.quantity - batch.generatedCount);
  const made = await insertCodes(batch, wanted, writer);
  const generatedCount = batch.generatedCount + made;
  await tx.update(batches).set({ generatedCount }).where(eq(batches.id, batch.id));
  if (generatedCount === batch.quantity) await finish(batch, writer);
  else await tellProgress(batch, writer);
  return true;
}

const finish = ({ id }: Batch, writer: Writer) =>
  applyEvent(writer.resources.promoBatches, { id, version: null, event: { type: 'promoBatch.finish' } }, writer);

/** Whoever looks at the batch reads it again; its version stays, so that it can still be stopped by whoever has seen it. */
function tellProgress({ id, version, state }: Batch, { tx, actor, resources }: Writer): Promise<void> {
  const { path } = resources.promoBatches.contract;
  const message = { resource: path, id, by: actor.id, version: version + 1, state, event: 'record.changed' };
  return publish(tx, channels.resource(path), 'record.changed', message);
}

/** The terms as both tables have them. */
const terms = sql.join(
  Object.keys(termsColumns()).map((name) => sql.identifier(getTableColumns(codes)[name as keyof PromoTerms].name)),
  sql`, `,
);

/** Makes so many codes; one that somebody has already is left out, and made anew in the next turn. */
async function insertCodes(batch: Batch, count: number, { tx, now }: Writer): Promise<number> {
  const made = Array.from({ length: count }, () => newCode(batch.prefix));
  const ids = made.map(() => newId(Date.parse(now)));
  const keys = made.map((code) => promoSearchKey([code, batch.number], batch));
  const state = Date.parse(batch.startsAt) > Date.parse(now) ? 'scheduled' : 'active';
  // Whoever wanted the batch wanted its codes.
  const { rowCount } = await tx.execute(sql`
    insert into ${codes} (id, code, search_key, partner_key, batch_id, state, workflow_version,
      created_at, updated_at, state_changed_at, created_by, updated_by, ${terms})
    select made.id, made.code, made.search_key, ${partnerKeyOf(batch)}::text, batch.id, ${state}::text, ${promoCodeWorkflow.version}::integer,
      ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz, batch.created_by, batch.created_by, ${terms}
    from unnest(${sql.param(ids)}::uuid[], ${sql.param(made)}::text[], ${sql.param(keys)}::text[])
      as made (id, code, search_key) join ${batches} as batch on batch.id = ${batch.id}
    on conflict (code) do nothing`);
  return rowCount ?? 0;
}
