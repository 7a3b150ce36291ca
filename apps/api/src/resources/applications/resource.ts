import { channels } from '@diwan/api-contract/realtime';
import { applications, applicationsRouter } from '@diwan/api-contract/resources/applications';
import { candidateStatus } from '@diwan/machines/workflows/candidate-status/candidate-status.workflow';
import { and, eq, sql } from 'drizzle-orm';
import { defineResource, type Row, type Writer } from '#crud/definition.ts';
import { atLeast, daysAgo, idIn, is, oneOf } from '#crud/lists/clauses.ts';
import { findNamed, findRefs, pick } from '#crud/lists/refs.ts';
import { recordNotesTable as notes } from '#db/schema/notes.ts';
import { jobPostsTable, seekersTable, skillsTable, applicationsTable as table } from '#db/schema/resources.ts';
import { publish } from '#realtime/publish.ts';
import { candidateEffects, candidateFacts } from './effects.ts';
import { interviewsTable as interviews } from './interviews/table.ts';

type Application = Row<typeof table>;

const counters = {
  pending: jobPostsTable.pendingCount,
  'in-progress': jobPostsTable.inProgressCount,
  approved: jobPostsTable.approvedCount,
  rejected: jobPostsTable.rejectedCount,
  recruited: jobPostsTable.recruitedCount,
};

/** Decisions about one job post's applicants wait for each other, so its openings and counters are never wrong. */
async function lockJobPost({ jobPostId }: Application, { tx }: Writer): Promise<void> {
  await tx
    .select({ id: jobPostsTable.id })
    .from(jobPostsTable)
    .where(eq(jobPostsTable.id, jobPostId))
    .for('no key update');
}

async function applicationMoved(
  { id, jobPostId }: Application,
  from: string | null,
  to: string | null,
  writer: Writer,
): Promise<void> {
  const { tx, now, actor } = writer;
  const shift = (state: string | null, by: number) => {
    const column = counters[state as keyof typeof counters];
    return state === null ? [] : [sql`${sql.identifier(column.name)} = ${column} + ${by}`];
  };
  await tx.update(table).set({ stateChangedAt: now, isUnread: false }).where(eq(table.id, id));
  const { rows } = await tx.execute<{ version: number; state: string }>(sql`
    update ${jobPostsTable} set ${sql.join([...shift(from, -1), ...shift(to, 1)], sql`, `)}
    where ${jobPostsTable.id} = ${jobPostId} returning version, state`);
  const change = { resource: 'job-posts', id: jobPostId, event: 'applicants.counted', by: actor.id, ...rows[0]! };
  await publish(tx, channels.resource('job-posts'), 'record.changed', change);
}

export const applicationsResource = defineResource({
  contract: applications,
  router: applicationsRouter,
  table,
  filters: {
    jobPost: oneOf(table.jobPostId),
    seeker: oneOf(table.seekerId),
    state: oneOf(table.state),
    source: oneOf(table.source),
    city: oneOf(table.cityId),
    isSaudi: is(table.isSaudi),
    isUnread: is(table.isUnread),
    hasFailedKnockout: is(table.hasFailedKnockout),
    matchMin: atLeast(table.matchScore),
    ratingMin: atLeast(table.rating),
    experienceMin: atLeast(table.experienceYears),
    daysInStateMin: daysAgo(table.stateChangedAt),
  },
  sorts: {
    appliedAt: table.appliedAt,
    matchScore: table.matchScore,
    rating: table.rating,
    stateChangedAt: table.stateChangedAt,
    expectedSalary: table.expectedSalary,
    experienceYears: table.experienceYears,
  },
  label: ({ number }) => ({ ar: number }),
  async derive(rows, { tx }) {
    const ids = rows.map(({ id }) => id);
    const { title, state } = jobPostsTable;
    const { nameAr, nameEn, headline, skills } = seekersTable;
    const jobs = await findNamed(
      tx,
      jobPostsTable,
      { title, state },
      rows.map(({ jobPostId }) => jobPostId),
    );
    const seekers = await findNamed(
      tx,
      seekersTable,
      { nameAr, nameEn, headline, skills },
      rows.map(({ seekerId }) => seekerId),
    );
    const skillRefs = await findRefs(
      tx,
      skillsTable,
      [...seekers.values()].flatMap((seeker) => seeker.skills.map(({ id }) => id)),
    );
    const { id, applicationId, type, title: subject, startsAt, state: stage } = interviews;
    const allInterviews = await tx
      .select({ id, applicationId, type, title: subject, startsAt, state: stage })
      .from(interviews)
      .where(idIn(applicationId, ids))
      .orderBy(startsAt);
    const allNotes = await tx
      .select()
      .from(notes)
      .where(and(eq(notes.resource, applications.path), idIn(notes.recordId, ids)))
      .orderBy(notes.createdAt, notes.id);
    const interviewsOf = Map.groupBy(allInterviews, ({ applicationId }) => applicationId);
    const notesOf = Map.groupBy(allNotes, ({ recordId }) => recordId);
    return rows.map((row) => {
      const job = jobs.get(row.jobPostId)!;
      const seeker = seekers.get(row.seekerId)!;
      return {
        jobPost: { id: row.jobPostId, label: job.title },
        jobPostState: job.state,
        seeker: { id: row.seekerId, label: { ar: seeker.nameAr, ...(seeker.nameEn ? { en: seeker.nameEn } : {}) } },
        seekerHeadline: seeker.headline,
        skillRefs: pick(
          skillRefs,
          seeker.skills.map(({ id }) => id),
        ),
        rejection: row.rejection && withoutInstant(row.rejection),
        interviews: (interviewsOf.get(row.id) ?? []).map(({ applicationId: _, ...interview }) => interview),
        notes: (notesOf.get(row.id) ?? []).map(({ id, title, text, createdAt, author }) => ({
          id,
          title,
          text,
          at: createdAt,
          by: author.name,
        })),
      };
    });
  },
  writing: {
    duplicates: { applications_one_open: { path: 'seeker', code: 'alreadyApplied' } },
  },
  process: {
    workflow: candidateStatus,
    facts: candidateFacts,
    effects: candidateEffects,
    lockFirst: lockJobPost,
    moved: applicationMoved,
  },
});

function withoutInstant({ at: _, ...rejection }: NonNullable<Application['rejection']>) {
  return rejection;
}
