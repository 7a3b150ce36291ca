import type { InterviewDraft } from '@diwan/api-contract/endpoints/hiring/interviews';
import type { InterviewPlan } from '@diwan/api-contract/resources/interview-plan';
import type { CandidateInput } from '@diwan/machines/workflows/candidate-status/candidate-status.workflow';
import { slotOf } from '@diwan/machines/workflows/interview/interview.slots';
import { interviewWorkflow } from '@diwan/machines/workflows/interview/interview.workflow';
import { evaluate } from '@diwan/machines/workflows/workflow';
import type { Reader, Row, Writer } from '#crud/definition.ts';
import { problemOf } from '#http/problems/problems.ts';
import type { applicationsTable } from '#resources/applications/table.ts';
import { moved } from './effects.ts';
import { newInterview, shownState } from './new-interview.ts';
import { clashesOf, clashOf, staffOf } from './open-interviews.ts';
import { interviewsTable as interviews } from './table.ts';

type Application = Row<typeof applicationsTable>;

/** Schedules the meeting of one of those whom a plan invites, by the event that a single meeting is scheduled by. */
export async function scheduleInterview(
  { id, state, seekerId }: Application,
  plan: InterviewPlan,
  writer: Writer,
): Promise<Pick<Application, 'interviewState'>> {
  const { tx, now, can } = writer;
  const meeting = await newInterview(id, draftOf(plan, startOf(plan, id, writer)), groupOf(plan, writer), writer);
  const { startsAt } = meeting;
  const clash = await clashOf({ ...meeting, staffIds: staffOf(meeting), seekerId }, tx);
  const input = { now, applicationState: state, startsAt, clash };
  const verdict = evaluate(
    interviewWorkflow,
    { state: meeting.state, input, can },
    { type: 'interview.schedule', startsAt },
  );
  if (verdict.kind === 'refused') throw problemOf('refused', { reason: verdict.reason });
  const scheduled = await moved(meeting, 'interview.schedule', verdict, writer);
  await tx.insert(interviews).values(scheduled);
  return { interviewState: await shownState(tx, scheduled) };
}

/** When each of those whom a plan invites would be met, and who is not free then. */
export async function meetingsOf(
  rows: readonly Application[],
  plan: InterviewPlan,
  reader: Reader,
): Promise<Pick<CandidateInput, 'meeting'>[]> {
  const staffIds = [reader.actor.id, ...addedTo(plan)];
  const planned = rows.map(({ id, seekerId }) => ({
    id: null,
    startsAt: startOf(plan, id, reader),
    durationMin: plan.durationMin,
    staffIds,
    seekerId,
    groupId: groupOf(plan, reader),
  }));
  const clashes = await clashesOf(planned, reader.tx);
  return planned.map(({ startsAt }, index) => ({
    meeting: { isPast: Date.parse(startsAt) <= Date.parse(reader.now), clash: clashes[index]! },
  }));
}

const startOf = (plan: InterviewPlan, id: string, { turnOf }: Reader) => slotOf(plan, turnOf?.(id) ?? 0);
const groupOf = ({ order }: InterviewPlan, { operationId }: Reader) =>
  order === 'together' ? (operationId ?? null) : null;
const addedTo = ({ addedUsers = [] }: InterviewPlan) => addedUsers.map(({ id }) => id);

function draftOf(plan: InterviewPlan, startsAt: string): InterviewDraft {
  const { interviewType: type, title, durationMin, alertMin, place = null, link = null } = plan;
  return { type, title, startsAt, durationMin, alertMin, place, link, addedUsers: addedTo(plan), notes: null };
}
