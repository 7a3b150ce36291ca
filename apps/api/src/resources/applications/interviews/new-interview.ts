import { type InterviewDraft, interviewRules } from '@diwan/api-contract/endpoints/hiring/interviews';
import { interviewWorkflow } from '@diwan/machines/workflows/interview/interview.workflow';
import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Writer } from '#crud/definition.ts';
import type { Tx } from '#db/database.ts';
import { newId } from '#db/id.ts';
import { staff } from '#db/schema/identity.ts';
import { problemOf } from '#http/problems/problems.ts';
import { isOpen } from './open-interviews.ts';
import { type InterviewRow, interviewsTable as interviews } from './table.ts';

/** A meeting before it is scheduled, held by whoever plans it. */
export async function newInterview(
  applicationId: string,
  draft: InterviewDraft,
  groupId: string | null,
  writer: Writer,
): Promise<InterviewRow> {
  const { actor, now } = writer;
  return {
    ...draft,
    id: newId(),
    applicationId,
    organizer: { id: actor.id, name: actor.name },
    addedUsers: await findAddedUsers(draft, writer),
    state: 'none',
    sequence: 0,
    cancellation: null,
    workflowVersion: interviewWorkflow.version,
    updatedAt: now,
    alertedAt: null,
    groupId,
  };
}

/** What the application shows of its meetings: what is still planned, or else what happened last. */
export async function shownState(
  tx: Tx,
  { applicationId, state }: Pick<InterviewRow, 'applicationId' | 'state'>,
): Promise<InterviewRow['state']> {
  const [planned] = await tx
    .select({ state: interviews.state })
    .from(interviews)
    .where(and(eq(interviews.applicationId, applicationId), isOpen))
    .orderBy(desc(interviews.startsAt))
    .limit(1);
  return planned?.state ?? state;
}

/** Colleagues who work here, each once, and not the one who plans. */
async function findAddedUsers(draft: InterviewDraft, { tx, actor }: Writer): Promise<InterviewRow['addedUsers']> {
  const errors: { path: string; code: string }[] = [];
  interviewRules(draft, (path, code) => errors.push({ path, code }));
  const { addedUsers: ids } = draft;
  const found = await tx
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(and(inArray(staff.id, ids), eq(staff.state, 'active'), isNotNull(staff.role)));
  const people = new Map(found.map((person) => [person.id, person]));
  for (const [index, id] of ids.entries()) {
    const isTaken = id === actor.id || ids.indexOf(id) !== index;
    if (isTaken || !people.has(id))
      errors.push({ path: `addedUsers.${index}`, code: isTaken ? 'taken' : 'unknownReference' });
  }
  if (errors.length > 0) throw problemOf('invalid', { errors });
  return ids.map((id) => people.get(id)!);
}
