import { type Application, applications as contract } from '@diwan/api-contract/resources/applications';
import { applicationSources } from '@diwan/api-contract/values/records/application';
import { recordNotesTable } from '#db/schema/notes.ts';
import { examAttemptsSeed } from '#resources/exam-attempts/seed.ts';
import { applicationTags, coverNotes, noteTexts, rejectionNotes } from '#seeding/data/sentences.ts';
import { staffActors } from '#seeding/people-who-act.ts';
import { createRandom, type Random } from '#seeding/random.ts';
import type { Seed, Seeding } from '#seeding/seed.ts';
import { calendarDay, day, instant, makeId, recordNumber } from '#seeding/time.ts';
import { freeTimes, type SeededInterview, seededInterviews } from './interviews/seed.ts';
import { interviewsTable } from './interviews/table.ts';
import { matchOf } from './match/match-of.ts';
import { answersOf } from './match/seed-answers.ts';
import { seededOffers } from './offers/seed.ts';
import { type SeededScorecard, seededScorecards } from './scorecards/seed.ts';
import { scorecardsTable } from './scorecards/table.ts';
import { applicationSearchKey } from './search-key.ts';
import { seededNotifications } from './seed/notifications.ts';
import { type PlannedApplication, planApplications } from './seed/plan.ts';

type Note = typeof recordNotesTable.$inferInsert;

/** What hangs on applications, gathered while their rows are made. */
interface Attached {
  interviews: SeededInterview[];
  notes: Note[];
  scorecards: SeededScorecard[];
  history: DecidedApplication[];
}

/** An application that somebody dealt with. */
export interface DecidedApplication {
  id: string;
  number: string;
  planned: PlannedApplication;
  decidedAt: number;
  reviewer: { id: string; name: string };
  rejection: Application['rejection'];
}

interface Plan {
  planned: PlannedApplication[];
  attached: Attached;
}

export const applicationsSeed: Seed<Plan> = {
  plan: (seeding) => ({
    planned: planApplications(seeding),
    attached: { interviews: [], notes: [], scorecards: [], history: [] },
  }),
  rows: applicationRows,
  attached: ({ attached }) => [
    [interviewsTable, attached.interviews],
    [recordNotesTable, attached.notes],
    [scorecardsTable, attached.scorecards],
  ],
  notifications: ({ attached }, { now }) => seededNotifications(attached, now),
};

function* applicationRows({ planned, attached }: Plan, { seed, now, file, planOf }: Seeding) {
  const attempts = new Map(
    planOf(examAttemptsSeed).map(({ id, exam, seeker, state }) => [
      state === 'voided' ? id : `${exam.id} ${seeker?.id}`,
      id,
    ]),
  );
  const random = createRandom(seed, 'applications.details');
  const judging = createRandom(seed, 'applications.scorecards');
  const diaries = freeTimes(now, random);
  for (const [index, application] of planned.entries()) {
    const { jobPost, seeker, state, appliedAt } = application;
    const id = makeId(appliedAt, random);
    application.id = id;
    const number = recordNumber('APP', appliedAt, index + 1);
    const decidedAt =
      state === 'pending' ? appliedAt : appliedAt + random.next() ** 2 * Math.min(20 * day, now - appliedAt);
    const { id: reviewerId, name } = random.pick(staffActors);
    const reviewer = { id: reviewerId, name };
    const rejection = state === 'rejected' ? rejectionAt(decidedAt, random) : null;
    const interviews = seededInterviews({ id, application, decidedAt, reviewer }, diaries, random);
    attached.interviews.push(...interviews);
    attached.notes.push(...notesOf(id, application, decidedAt, reviewer, random));
    attached.scorecards.push(...seededScorecards({ id, state, decidedAt, interviews }, judging));
    if (state !== 'pending')
      attached.history.push({ id, number, planned: application, decidedAt, reviewer, rejection });
    const actor = { type: 'seeker' as const, id: seeker.id, name: `${seeker.name.ar.first} ${seeker.name.ar.family}` };
    const { employer } = jobPost;
    yield {
      id,
      number,
      version: state === 'pending' ? 1 : 2,
      createdAt: instant(appliedAt),
      updatedAt: instant(decidedAt),
      createdBy: actor,
      updatedBy: state === 'pending' ? actor : { type: 'staff' as const, ...reviewer },
      searchKey: applicationSearchKey({ number }, seeker),
      state,
      jobPostId: jobPost.id,
      seekerId: seeker.id,
      appliedAt: instant(appliedAt),
      stateChangedAt: instant(decidedAt),
      source:
        employer.state === 'verified'
          ? random.weighted({ site: 52, app: 34, invited: 6, referral: 5, staff: 2, import: 1 })
          : random.pick(applicationSources),
      ...matchOf(jobPost.matched!, seeker.matched!),
      rating: state === 'pending' ? 0 : random.pick([0, 0, 2, 3, 4, 4, 5]),
      tags: state !== 'pending' && random.chance(0.3) ? random.some(applicationTags, random.int(1, 2)) : [],
      lastContactAt: state !== 'pending' && random.chance(0.6) ? instant(decidedAt) : null,
      expectedSalary: random.chance(0.85) ? seeker.salary : null,
      noticeDays: seeker.noticeDays,
      cvSnapshot:
        seeker.cv && file({ resource: contract.path, field: 'cvSnapshot', recordId: id, at: appliedAt, cv: seeker.cv }),
      coverNote: random.chance(0.35) ? random.pick(coverNotes) : null,
      isUnread: state === 'pending' && (now - appliedAt < 2 * day || random.chance(0.3)),
      examAttemptId: attempts.get(`${jobPost.examId} ${seeker.id}`) ?? null,
      answers: answersOf(application, random),
      assignee: state === 'pending' ? null : reviewer,
      rejection: rejection && { ...rejection, at: instant(decidedAt) },
      hire:
        state === 'recruited'
          ? { startsOn: calendarDay(decidedAt + random.int(7, 45) * day), recruitedAt: instant(decidedAt) }
          : null,
      interviewState: interviews.at(-1)?.state ?? ('none' as const),
      ...seededOffers({ state, decidedAt, now, reviewer, salary: seeker.salary }, random),
      cityId: seeker.cityId,
      isSaudi: seeker.nationality === 'SA',
      experienceYears: seeker.years,
    };
  }
}

function rejectionAt(at: number, random: Random): NonNullable<Application['rejection']> {
  const by = random.weighted({ staff: 78, employer: 14, seeker: 8 });
  const reason =
    by === 'seeker'
      ? random.pick(['not_interested', 'time_not_suitable'] as const)
      : random.weighted({ other: 55, not_interested: 30, time_not_suitable: 15 });
  const mail = by === 'seeker' ? 'none' : random.weighted({ now: 50, later: 35, none: 15 });
  return {
    by,
    reason,
    note: reason === 'other' ? random.pick(rejectionNotes) : null,
    from: random.weighted({ pending: 35, 'in-progress': 50, approved: 15 }),
    mail,
    mailAt: mail === 'none' ? null : instant(mail === 'now' ? at : at + day),
  };
}

function notesOf(
  applicationId: string,
  { state }: PlannedApplication,
  decidedAt: number,
  reviewer: DecidedApplication['reviewer'],
  random: Random,
): Note[] {
  if (state === 'pending' || !random.chance(0.3)) return [];
  const at = instant(decidedAt);
  return random.some(noteTexts, random.int(1, 2)).map((note) => ({
    id: makeId(decidedAt, random),
    resource: 'applications',
    recordId: applicationId,
    ...note,
    author: { type: 'staff', ...reviewer },
    createdAt: at,
    updatedAt: at,
  }));
}
