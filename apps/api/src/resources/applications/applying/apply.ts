import type { ApplicationOnBehalf } from '@diwan/api-contract/resources/application-on-behalf';
import { candidateStatus } from '@diwan/machines/workflows/candidate-status/candidate-status.workflow';
import { evaluate } from '@diwan/machines/workflows/workflow';
import { eq } from 'drizzle-orm';
import type { Row, Writer } from '#crud/definition.ts';
import { lockReferences } from '#crud/merge/locks.ts';
import { keptIds } from '#crud/merge/redirects.ts';
import { nextNumber } from '#crud/number.ts';
import { announce } from '#crud/writes/announce.ts';
import { namingFields } from '#crud/writes/constraints.ts';
import { newId } from '#db/id.ts';
import { fieldFilesTable } from '#db/schema/field-files.ts';
import { problemOf } from '#http/problems/problems.ts';
import { blockedFrom } from '#resources/employers/blocked.ts';
import { jobPostsTable } from '#resources/job-posts/table.ts';
import { seekersTable } from '#resources/seekers/table.ts';
import { readSettings } from '#settings/read-settings.ts';
import { countApplication } from '../counters.ts';
import { candidateEffects } from '../effects.ts';
import { openRivals } from '../input.ts';
import { matchOf } from '../match/match-of.ts';
import { applicationsResource } from '../resource.ts';
import { applicationSearchKey } from '../search-key.ts';
import { applicationsTable as table } from '../table.ts';
import { bestAttempt } from './exam.ts';

/** Applies for somebody who asked staff to: the same rules, and the same mail, as when they do it themselves. */
export async function applyOnBehalf(asked: ApplicationOnBehalf, writer: Writer): Promise<Row<typeof table>> {
  const { tx, now, can, actor } = writer;
  const { jobPost, seeker } = await peopleAndPost(asked, writer);
  const pair = { seekerId: seeker.id, jobPostId: jobPost.id };
  const input = {
    now,
    jobState: jobPost.state,
    openings: jobPost.openings,
    filled: jobPost.filled,
    offerState: 'none',
    offerDueAt: null,
    hasOtherOpenApplication: (await openRivals(tx, [pair])).size > 0,
    hasCv: seeker.hasCv,
    isBlocked: (await blockedFrom(tx, [jobPost.id]))(jobPost.id, seeker.id),
    scorecards: 0,
    scorecardsNeeded: jobPost.scorecardsNeeded ?? 0,
    rejection: null,
    recruitedAt: null,
    isAddressRefused: seeker.emailRefusedAt !== null,
    limits: await readSettings(tx, now),
  } as const;
  const verdict = evaluate(candidateStatus, { state: 'new', input, can }, { type: 'application.apply' });
  if (verdict.kind === 'refused') throw problemOf('refused', { reason: verdict.reason });
  const examAttemptId = await examinedFor(jobPost, seeker, writer);

  const id = newId();
  const number = await nextNumber(tx, 'APP', 'applications_number');
  const by = { type: actor.type, id: actor.id, name: actor.name };
  const row = {
    ...pair,
    id,
    number,
    state: verdict.state as Row<typeof table>['state'],
    workflowVersion: candidateStatus.version,
    createdAt: now,
    updatedAt: now,
    createdBy: by,
    updatedBy: by,
    appliedAt: now,
    stateChangedAt: now,
    source: 'staff' as const,
    examAttemptId,
    ...matchOf(jobPost, seeker),
    cvSnapshot: await keepCv(seeker, id, writer),
    expectedSalary: asked.expectedSalary ?? seeker.salaryExpected,
    noticeDays: seeker.noticePeriodDays,
    coverNote: asked.coverNote,
    cityId: seeker.cityId,
    isSaudi: seeker.isSaudi,
    experienceYears: seeker.totalExperienceYears,
    searchKey: applicationSearchKey({ number }, seeker),
  };
  const added = await namingFields(table, applicationsResource.writing!.duplicates, async () => {
    const [inserted] = await tx.insert(table).values(row).returning();
    return inserted!;
  });
  for (const { type } of verdict.effects) await candidateEffects[type as 'announceReceipt'](added, undefined, writer);
  await countApplication(null, added, writer);
  await announce(applicationsResource, added, 'application.apply', writer, {
    toState: added.state,
    workflowVersion: candidateStatus.version,
  });
  return added;
}

/** Who applies, and for what; both stay as they are until the application is there. */
async function peopleAndPost({ jobPost: jobPostId, seeker: asked }: ApplicationOnBehalf, { tx }: Writer) {
  await lockReferences(tx);
  const seekerId = (await keptIds(tx, [asked])).get(asked) ?? asked;
  const [jobPost] = await tx.select().from(jobPostsTable).where(eq(jobPostsTable.id, jobPostId)).for('no key update');
  const [seeker] = await tx.select().from(seekersTable).where(eq(seekersTable.id, seekerId)).for('no key update');
  const errors = [
    ...(jobPost ? [] : [{ path: 'jobPost', code: 'unknownReference' }]),
    ...(seeker ? [] : [{ path: 'seeker', code: 'unknownReference' }]),
  ];
  if (!jobPost || !seeker) throw problemOf('invalid', { errors });
  return { jobPost, seeker };
}

/** Whoever applies where an exam is asked for has passed it, or is sitting it, or waits for its marks. */
async function examinedFor(
  { examId }: Row<typeof jobPostsTable>,
  { id }: Row<typeof seekersTable>,
  writer: Writer,
): Promise<string | null> {
  if (examId === null) return null;
  const best = await bestAttempt(examId, id, writer);
  if (best && (best.state !== 'graded' || best.isPassed)) return best.id;
  throw problemOf('invalid', { errors: [{ path: 'seeker', code: best ? 'examFailed' : 'examNotSat' }] });
}

/** The CV as it is now, whatever becomes of it: its bytes are kept once, under an id of the application's own. */
async function keepCv({ cv }: Row<typeof seekersTable>, recordId: string, { tx }: Writer): Promise<string | null> {
  if (cv === null) return null;
  const [own] = await tx.select().from(fieldFilesTable).where(eq(fieldFilesTable.id, cv));
  if (!own) return null;
  const id = newId();
  const resource = applicationsResource.contract.path;
  await tx.insert(fieldFilesTable).values({ ...own, id, resource, field: 'cvSnapshot', recordId, freeSince: null });
  return id;
}
