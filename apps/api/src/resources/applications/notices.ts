import type { candidateStatusMachine } from '@diwan/machines/workflows/candidate-status/candidate-status.machine';
import type { EventTypeOf } from '@diwan/machines/workflows/workflow';
import { and, eq, ne, notInArray } from 'drizzle-orm';
import type { Row } from '#crud/definition.ts';
import { assignee, type Notices, nobody, noticesAbout } from '#crud/notices.ts';
import type { Tx } from '#db/database.ts';
import { jobPostsTable } from '#resources/job-posts/table.ts';
import { seekersTable } from '#resources/seekers/table.ts';
import { applicationsTable as applications } from './table.ts';

type Application = Row<typeof applications>;

/** Where an application is opened, and under whose name it is told of. */
export async function aboutApplication({ id, jobPostId }: { id: string; jobPostId: string }, tx: Tx) {
  const [jobPost] = await tx
    .select({ title: jobPostsTable.title })
    .from(jobPostsTable)
    .where(eq(jobPostsTable.id, jobPostId));
  const ref = { resource: 'applications' as const, id, label: jobPost!.title };
  return { ref, path: `/job_post/applicants/${jobPostId}?peek=${id}` };
}

async function aboutSeeker({ seekerId: id }: Application, tx: Tx) {
  const [seeker] = await tx
    .select({ ar: seekersTable.nameAr, en: seekersTable.nameEn })
    .from(seekersTable)
    .where(eq(seekersTable.id, id));
  const { ar, en } = seeker!;
  return { ref: { resource: 'seekers' as const, id, label: { ar, ...(en ? { en } : {}) } } };
}

const told = noticesAbout<Application>(aboutApplication);
const numbered = { params: ({ number }: Application) => ({ number }) };
const decided = told('applicationDecided', assignee, numbered);
const reopened = told('applicationReopened', assignee, numbered);

/** Those who look after the seeker's other applications that are still open. */
async function assigneesOfOthers({ id, seekerId }: Application, tx: Tx) {
  const others = await tx
    .select({ assignee: applications.assignee })
    .from(applications)
    .where(
      and(
        eq(applications.seekerId, seekerId),
        ne(applications.id, id),
        notInArray(applications.state, ['rejected', 'recruited']),
      ),
    );
  return others.flatMap(assignee);
}

const ownNote = nobody('It is a note on the record, which nobody has to do anything about.');

const ownOffer = nobody('Whoever is at the offer sees it; the candidate gets an e-mail where they know of it.');

/** Whom each event of an application tells what. */
export const applicationNotices: Notices<Application, EventTypeOf<typeof candidateStatusMachine>> = {
  'application.apply': nobody('Whoever applies for the candidate sees it; the candidate gets an e-mail.'),
  'application.assign': [told('applicationAssigned', assignee, numbered)],
  'application.inviteToInterview': nobody('The meeting tells those who take part in it, and its candidate by e-mail.'),
  'application.moveToJob': [told('applicationMoved', assignee, numbered)],
  'application.draftOffer': ownOffer,
  'application.sendOffer': ownOffer,
  'application.withdrawOffer': ownOffer,
  'application.acceptOffer': [told('offerAccepted', assignee, numbered)],
  'application.declineOffer': [told('offerDeclined', assignee, numbered)],
  'application.expireOffer': [told('offerExpired', assignee, numbered)],
  'application.email': nobody('The candidate gets the e-mail; the outbox shows it.'),
  'application.rate': ownNote,
  'application.tag': ownNote,
  'application.noteContact': ownNote,
  'application.startReview': nobody('Whoever starts the review looks after the application from then on.'),
  'application.approve': [decided],
  'application.reject': [decided],
  'application.withdraw': [told('applicationWithdrawn', assignee, numbered)],
  'application.returnToReview': [reopened],
  'application.reopen': [reopened],
  'application.undoRecruit': [reopened],
  'application.recruit': [
    decided,
    told('seekerHired', assigneesOfOthers, {
      ...numbered,
      about: aboutSeeker,
    }),
  ],
};
