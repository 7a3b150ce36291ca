import type { Interview } from '@diwan/api-contract/endpoints/hiring/interviews';
import type { CandidateStatus } from '@diwan/api-contract/values/records/application';
import { interviewWorkflow } from '@diwan/machines/workflows/interview/interview.workflow';
import { availableEvents } from '@diwan/machines/workflows/workflow';
import { eq } from 'drizzle-orm';
import type { Reader } from '#crud/definition.ts';
import type { Tx } from '#db/database.ts';
import { problemOf } from '#http/problems/problems.ts';
import { type InterviewRow, interviewsTable as interviews } from '#resources/applications/interviews/table.ts';
import type { SeenCards } from '#resources/applications/scorecards/cards.ts';

/** The application, as far as its meetings need it. */
export interface Parent {
  version: number;
  state: CandidateStatus;
}

/** A row as the contract shows it, with what may happen to it next. */
export function toInterview(
  row: InterviewRow,
  { version, state }: Parent,
  { now, can }: Reader,
  seen: SeenCards,
): Interview {
  const { updatedAt: _updated, alertedAt: _alerted, workflowVersion: _workflow, groupId: _group, ...shown } = row;
  const input = { now, applicationState: state, startsAt: row.startsAt, clash: null };
  // A meeting that stands in a list was scheduled already.
  const events = availableEvents(interviewWorkflow, { state: row.state, input, can }).filter(
    ({ type }) => type !== 'interview.schedule',
  );
  const feedback = seen.about(row.id).cards;
  return { ...shown, feedback, applicationVersion: version, availableEvents: events };
}

export async function findInterview(tx: Tx, id: string): Promise<InterviewRow> {
  const [row] = await tx.select().from(interviews).where(eq(interviews.id, id));
  if (!row) throw problemOf('notFound');
  return row;
}
