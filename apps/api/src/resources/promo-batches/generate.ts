import { channels } from '@diwan/api-contract/endpoints/realtime';
import { promoCodeWorkflow } from '@diwan/machines/workflows/promo-code/promo-code.workflow';
import { asc, eq } from 'drizzle-orm';
import type { Row, Writer } from '#crud/definition.ts';
import { newId } from '#db/id.ts';
import { publish } from '#realtime/publish.ts';
import { applyEvent } from '#workflows/apply-event.ts';
import { newCode } from '../promo-codes/new-code.ts';
import { promoSearchKey } from '../promo-codes/search-key.ts';
import { promoCodesTable as codes } from '../promo-codes/table.ts';
import { promoBatchesTable as batches } from './table.ts';

type Batch = Row<typeof batches>;

/** Codes of one transaction. */
const atOnce = 500;

/**
 * Makes the next codes of the batch that has waited longest, in one transaction: they and their count are there together or not at
 * all, and no other process works on the same batch meanwhile. False when there was nothing to do.
 */
export async function generateSome(writer: Writer): Promise<boolean> {
  const { tx } = writer;
  const [batch] = await tx
    .select()
    .from(batches)
    .where(eq(batches.state, 'generating'))
    .orderBy(asc(batches.createdAt))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!batch) return false;
  const wanted = Math.min(atOnce, batch.quantity - batch.generatedCount);
  // A code that somebody has already is left out, and made anew in the next turn.
  const made = await tx
    .insert(codes)
    .values(Array.from({ length: wanted }, () => codeOf(batch, writer)))
    .onConflictDoNothing({ target: codes.code })
    .returning({ id: codes.id });
  const generatedCount = batch.generatedCount + made.length;
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

function codeOf(batch: Batch, { now }: Writer): typeof codes.$inferInsert {
  const code = newCode(batch.prefix);
  const { name, type, percent, maxDiscount, amount, days, appliesTo, products, events, exams, audience } = batch;
  const { talentListId, minSpend, startsAt, endsAt, maxRedemptions, maxPerUser, partnerName, note } = batch;
  return {
    id: newId(Date.parse(now)),
    code,
    batchId: batch.id,
    state: Date.parse(startsAt) > Date.parse(now) ? 'scheduled' : 'active',
    ...{ name, type, percent, maxDiscount, amount, days, appliesTo, products, events, exams, audience },
    ...{ talentListId, minSpend, startsAt, endsAt, maxRedemptions, maxPerUser, partnerName, note },
    isStackable: batch.isStackable,
    isFirstPurchaseOnly: batch.isFirstPurchaseOnly,
    searchKey: promoSearchKey([code, batch.number], batch),
    workflowVersion: promoCodeWorkflow.version,
    createdAt: now,
    updatedAt: now,
    stateChangedAt: now,
    // Whoever wanted the batch wanted its codes.
    createdBy: batch.createdBy,
    updatedBy: batch.createdBy,
  };
}
