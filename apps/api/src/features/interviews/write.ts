import type { InterviewDraft, InterviewEvent } from '@diwan/api-contract/endpoints/hiring/interviews';
import { interviewWorkflow } from '@diwan/machines/workflows/interview/interview.workflow';
import { evaluate } from '@diwan/machines/workflows/workflow';
import { eq } from 'drizzle-orm';
import type { Row, Writer } from '#crud/definition.ts';
import { announce } from '#crud/writes/announce.ts';
import { lockExpected, updateRow } from '#crud/writes/write.ts';
import { problemOf } from '#http/problems/problems.ts';
import { moved } from '#resources/applications/interviews/effects.ts';
import { newInterview, shownState } from '#resources/applications/interviews/new-interview.ts';
import { clashOf, staffOf } from '#resources/applications/interviews/open-interviews.ts';
import { type InterviewRow, interviewsTable as interviews } from '#resources/applications/interviews/table.ts';
import { applicationsResource } from '#resources/applications/resource.ts';
import type { applicationsTable } from '#resources/applications/table.ts';
import { findInterview } from './records.ts';

type Application = Row<typeof applicationsTable>;

/** What a write leaves behind: the meeting, and the application whose part it is. */
export interface Written {
  meeting: InterviewRow;
  application: Application;
}

/** Plans a meeting with whoever applied. */
export async function scheduleInterview(
  applicationId: string,
  version: number,
  draft: InterviewDraft,
  writer: Writer,
): Promise<Written> {
  const application = await lockApplication(applicationId, version, writer);
  const meeting = await newInterview(applicationId, draft, null, writer);
  return moveOn(meeting, application, { type: 'interview.schedule', startsAt: draft.startsAt }, writer);
}

/** Sends an event to a meeting; the version is its application's. */
export async function sendToInterview(
  id: string,
  version: number,
  event: InterviewEvent,
  writer: Writer,
): Promise<Written> {
  const { applicationId } = await findInterview(writer.tx, id);
  const application = await lockApplication(applicationId, version, writer);
  // Read again: whoever held the lock may have changed it.
  return moveOn(await findInterview(writer.tx, id), application, event, writer);
}

async function lockApplication(id: string, version: number, writer: Writer): Promise<Application> {
  return (await lockExpected(applicationsResource, id, version, writer)) as Application;
}

async function moveOn(
  before: InterviewRow,
  application: Application,
  event: InterviewEvent,
  writer: Writer,
): Promise<Written> {
  const { tx, now, can } = writer;
  const isNew = before.state === 'none';
  const time = { ...before, ...('durationMin' in event ? event : {}) };
  const takesTime = isNew || event.type === 'interview.reschedule' || event.type === 'interview.confirm';
  const clash = takesTime
    ? await clashOf({ ...time, staffIds: staffOf(before), seekerId: application.seekerId }, tx)
    : null;
  const input = { now, applicationState: application.state, startsAt: before.startsAt, clash } as const;
  const verdict = evaluate(interviewWorkflow, { state: before.state, input, can }, event);
  if (verdict.kind === 'refused') throw problemOf('refused', { reason: verdict.reason });

  const changed = await moved(before, event.type, verdict, writer);
  const [meeting] = isNew
    ? await tx.insert(interviews).values(changed).returning()
    : await tx.update(interviews).set(changed).where(eq(interviews.id, before.id)).returning();
  return { meeting: meeting!, application: await summarise(application, before, meeting!, event, writer) };
}

/** The application shows what is still planned, or else what happened last. */
async function summarise(
  application: Application,
  before: InterviewRow,
  after: InterviewRow,
  event: InterviewEvent,
  writer: Writer,
): Promise<Application> {
  const columns = { interviewState: await shownState(writer.tx, after) };
  const updated = (await updateRow(applicationsResource, application, columns, writer)) as Application;
  await announce(applicationsResource, updated, event.type, writer, {
    fromState: before.state,
    toState: after.state,
    reason: 'note' in event ? { code: 'other', note: event.note } : null,
    diff:
      before.startsAt === after.startsAt ? [] : [{ path: 'startsAt', before: before.startsAt, after: after.startsAt }],
    workflowVersion: interviewWorkflow.version,
  });
  return updated;
}
