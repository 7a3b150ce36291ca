import { interviewWorkflow } from '@diwan/machines/workflows/interview/interview.workflow';
import { evaluate } from '@diwan/machines/workflows/workflow';
import { and, eq } from 'drizzle-orm';
import type { Row, Writer } from '#crud/definition.ts';
import type { applicationsTable } from '#resources/applications/table.ts';
import { moved } from './effects.ts';
import { isOpen } from './open-interviews.ts';
import { interviewsTable as interviews } from './table.ts';

/** Cancels what was planned with somebody whose application has ended; says whether there was anything. */
export async function releaseInterviews(
  { id, state }: Row<typeof applicationsTable>,
  writer: Writer,
): Promise<boolean> {
  const { tx, now } = writer;
  const planned = await tx
    .select()
    .from(interviews)
    .where(and(eq(interviews.applicationId, id), isOpen))
    .for('update');
  for (const meeting of planned) {
    const input = { now, applicationState: state, startsAt: meeting.startsAt, clash: null };
    const subject = { state: meeting.state, input, can: () => false, isSystem: true };
    const verdict = evaluate(interviewWorkflow, subject, { type: 'interview.release' });
    if (verdict.kind === 'refused') continue;
    const { id: _, ...columns } = await moved(meeting, 'interview.release', verdict, writer);
    await tx.update(interviews).set(columns).where(eq(interviews.id, meeting.id));
  }
  return planned.length > 0;
}
