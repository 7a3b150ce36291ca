import type { Suppression } from '@diwan/api-contract/resources/suppressions';
import { suppressionWorkflow } from '@diwan/machines/workflows/suppression/suppression.workflow';
import type { Writer } from '#crud/definition.ts';
import { nextNumber } from '#crud/number.ts';
import { announce } from '#crud/writes/announce.ts';
import { newId } from '#db/id.ts';
import { keyOf } from '#keys/whole-values.ts';
import { searchKeyOf } from '../search-texts.ts';
import { suppressionsTable as table } from './table.ts';

interface Cause {
  email: string;
  reason: Suppression['reason'];
  campaignId: string;
}

/** Sends no campaign to an address any more; one that is on the list stays there as it is. */
export async function suppress({ email, reason, campaignId }: Cause, writer: Writer): Promise<void> {
  const { tx, now, sealing, resources, actor } = writer;
  const number = await nextNumber(tx, 'SUP', 'suppressions_number');
  const by = { type: actor.type, id: actor.id, name: actor.name };
  const [added] = await tx
    .insert(table)
    .values({
      id: newId(),
      number,
      state: 'active',
      email,
      emailIndex: keyOf(sealing, 'email', email),
      reason,
      campaignId,
      searchKey: searchKeyOf([number]),
      workflowVersion: suppressionWorkflow.version,
      createdAt: now,
      updatedAt: now,
      stateChangedAt: now,
      createdBy: by,
      updatedBy: by,
    })
    .onConflictDoNothing()
    .returning();
  if (added) await announce(resources.suppressions, added, 'record.added', writer, { toState: 'active' });
}
