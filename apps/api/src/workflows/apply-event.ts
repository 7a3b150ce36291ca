import { evaluate } from '@diwan/machines/workflows/workflow';
import { differences } from '../audit/diff.ts';
import type { AnyResource, Author, Writer } from '../crud/definition.ts';
import { type AnyRow, findRow } from '../crud/lists/repository.ts';
import { tell } from '../crud/notices.ts';
import { announce } from '../crud/writes/announce.ts';
import { lockExpected, updateRow } from '../crud/writes/write.ts';
import { problemOf } from '../http/problems/problems.ts';
import { inputFor } from './input-for.ts';
import { keepForUndo } from './keep-for-undo.ts';

export interface WorkflowEvent {
  type: string;
  reason?: string;
  note?: string;
  fields?: string[];
}

interface Sent {
  id: string;
  /** The version that the sender has seen; null when the system sends. */
  version: number | null;
  event: WorkflowEvent;
}

/** Who acts when nobody does. */
export const theSystem: Author = { type: 'system', id: 'system', name: 'system', can: () => true };

/** Sends an event to a record's workflow: whatever it causes is one transaction, and a refusal says why. */
export async function applyEvent(resource: AnyResource, { id, version, event }: Sent, writer: Writer): Promise<void> {
  const { table } = resource;
  const workflowBinding = resource.workflowBinding!;
  const seen = await findRow(table, writer.tx, id);
  if (!seen) throw problemOf('notFound');
  await workflowBinding.lockFirst?.(seen, writer, event);
  const row = await lockExpected(resource, id, version, writer);

  const [input] = await inputFor(workflowBinding, [row], event, writer);
  // Only staff act here themselves; whatever others do arrives from services that have proved who they are.
  const isSystem = writer.actor.type !== 'staff';
  const verdict = evaluate(workflowBinding.workflow, { state: row.state, input, can: writer.can, isSystem }, event);
  if (verdict.kind === 'refused') {
    throw problemOf(verdict.reason === 'notPermitted' ? 'forbidden' : 'refused', { reason: verdict.reason });
  }

  const columns: Record<string, unknown> = { state: verdict.state, workflowVersion: workflowBinding.workflow.version };
  if (verdict.state !== row.state) columns.stateChangedAt = writer.now;
  for (const [region, state] of Object.entries(verdict.regions ?? {})) columns[`${region}State`] = state;
  for (const { type, params } of verdict.effects) {
    Object.assign(columns, await workflowBinding.effects[type]!(row, params, writer));
  }
  const updated = await updateRow(resource, row, columns, writer);
  await announce(resource, updated, event.type, writer, {
    fromState: row.state,
    toState: updated.state,
    reason: reasonOf(event),
    ...journaled(workflowBinding.journaled ?? [], row, updated),
    workflowVersion: workflowBinding.workflow.version,
  });
  await tell(workflowBinding.notices[event.type]!, updated, writer);
  await workflowBinding.onChange?.(row, updated, writer);
  const isLast = writer.followUps.length === 0 && writer.request !== null;
  await sendFollowUps(writer);
  if (isLast && workflowBinding.undoable?.[event.type]?.(row)) await keepForUndo(resource, row, event.type, writer);
}

async function sendFollowUps(writer: Writer): Promise<void> {
  for (let next = writer.followUps.shift(); next; next = writer.followUps.shift()) {
    const { resource, id, event, isBySystem } = next;
    const actor = isBySystem ? theSystem : writer.actor;
    const causedBy = writer.causedBy ?? writer.actor.id;
    const asSent = { ...writer, actor, causedBy, can: actor.can };
    await applyEvent(writer.resources[resource], { id, version: null, event }, asSent);
  }
}

function journaled(columns: readonly string[], before: AnyRow, after: AnyRow) {
  const of = (row: AnyRow) => Object.fromEntries(columns.map((name) => [name, row[name]]));
  const diff = differences(of(before), of(after));
  return diff.length > 0 ? { diff } : {};
}

function reasonOf({ reason, note, fields = [] }: WorkflowEvent) {
  if (reason === undefined && note === undefined) return null;
  return { code: reason ?? 'other', ...(note ? { note } : {}), ...(fields.length > 0 ? { fields } : {}) };
}
