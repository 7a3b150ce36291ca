import { undoSeconds } from '@diwan/api-contract/undo';
import type { mailsTable } from '#db/schema/mails.ts';
import { theSystem } from '#seeding/people-who-act.ts';
import { createRandom, type Random } from '#seeding/random.ts';
import type { Seed, Seeding } from '#seeding/seed.ts';
import { day, instant, makeId, recordNumber } from '#seeding/time.ts';
import { applicationsSeed, type DecidedApplication } from '../applications/seed.ts';
import { crmUsersSeed } from '../crm-users/seed.ts';
import { eventRegistrationsSeed } from '../event-registrations/seed.ts';
import type { PlannedEvent } from '../events/seed/plan.ts';
import { invoicesSeed } from '../invoices/seed.ts';
import type { PlannedJobPost } from '../job-posts/planned-job-post.ts';
import { jobPostsSeed } from '../job-posts/seed.ts';
import type { PlannedProvider } from '../providers/seed/plan.ts';
import { providersSeed } from '../providers/seed.ts';
import { searchKeyOf } from '../search-texts.ts';
import { seekersSeed } from '../seekers/seed.ts';
import type { PlannedWithdrawal } from '../wallet-transactions/seed/plan.ts';
import { withdrawalsSeed } from '../withdrawals/seed.ts';

type SeededMail = typeof mailsTable.$inferInsert;

/** What somebody would have been told, and when it was decided. */
type Cause = Pick<
  SeededMail,
  | 'template'
  | 'applicationId'
  | 'jobPostId'
  | 'providerId'
  | 'seekerId'
  | 'eventRegistrationId'
  | 'invoiceId'
  | 'crmUserId'
> & {
  at: number;
  aboutNumber: string;
};

const mostOfEach = {
  decisions: 160,
  interviews: 40,
  jobPosts: 20,
  alerts: 3,
  registrations: 6,
  providers: 12,
  withdrawals: 12,
  invoices: 12,
};

/**
 * What people would have been told of the newest decisions. Most of it is kept, as in a demo all is; some shows how trouble looks. None
 * waits: a mail server that is set up later has nothing to send to invented people.
 */
export const mailsSeed: Seed<null> = {
  plan: () => null,
  *rows(_, seeding) {
    const random = createRandom(seeding.seed, 'mails');
    const causes = [
      ...ofApplications(seeding),
      ...ofJobPosts(seeding),
      ...ofEvents(seeding),
      ...ofProviders(seeding),
      ...ofSales(seeding),
    ].sort((one, other) => one.at - other.at);
    for (const [index, cause] of causes.entries()) yield mailOf(cause, index, seeding.now, random);
  },
};

function ofApplications({ planOf }: Seeding): Cause[] {
  const { history, interviews } = planOf(applicationsSeed).attached;
  const decided = new Map(history.map((each) => [each.id, each]));
  const decisions = history.slice(-mostOfEach.decisions).map((each) => causeOf(each, templateOf(each)));
  const meetings = interviews.slice(-mostOfEach.interviews).map(({ applicationId, state }) => {
    const template = state === 'cancelled' ? ('interviewCancelled' as const) : ('interviewScheduled' as const);
    return causeOf(decided.get(applicationId)!, template);
  });
  return [...decisions, ...meetings];
}

const causeOf = ({ id, number, decidedAt }: DecidedApplication, template: SeededMail['template']): Cause => ({
  template,
  applicationId: id,
  aboutNumber: number,
  at: decidedAt,
});

function templateOf({ planned: { state } }: DecidedApplication): SeededMail['template'] {
  if (state === 'approved') return 'applicationApproved';
  if (state === 'rejected') return 'applicationRejected';
  return state === 'recruited' ? 'applicationRecruited' : 'applicationReviewed';
}

function ofJobPosts({ planOf, now }: Seeding): Cause[] {
  const posts = planOf(jobPostsSeed);
  const latest = (...states: PlannedJobPost['state'][]) =>
    posts.filter(({ state }) => states.includes(state)).slice(-mostOfEach.jobPosts);
  const longAgo = now - undoSeconds * 1_000;
  return [
    ...latest('published', 'rejected', 'changes_requested').map(
      ({ id, number, publishedAt, settledAt, createdAt }): Cause => ({
        template: 'jobPostModerated',
        jobPostId: id,
        aboutNumber: number,
        at: Math.min(longAgo, publishedAt ?? settledAt ?? createdAt),
      }),
    ),
    ...latest('published').flatMap(({ id, number, title, publishedAt, expiresAt }): Cause[] => {
      const about = { jobPostId: id, aboutNumber: number };
      const warnedAt = expiresAt - 3 * day;
      const told = planOf(seekersSeed).filter(
        (seeker) => seeker.title === title && !seeker.isErased && seeker.createdAt < publishedAt!,
      );
      return [
        ...(warnedAt < longAgo ? [{ ...about, template: 'jobPostExpiring' as const, at: warnedAt }] : []),
        ...told.slice(0, mostOfEach.alerts).map(({ id: seekerId }) => ({
          ...about,
          seekerId,
          template: 'jobAlert' as const,
          at: Math.min(longAgo, publishedAt!),
        })),
        ...told.slice(mostOfEach.alerts, mostOfEach.alerts + 1).map(({ id: seekerId }) => ({
          ...about,
          seekerId,
          template: 'jobInvitation' as const,
          at: Math.min(longAgo, publishedAt! + day),
        })),
      ];
    }),
    ...latest('expired').map(
      ({ id, number, expiresAt }): Cause => ({
        template: 'jobPostExpired',
        jobPostId: id,
        aboutNumber: number,
        at: Math.min(longAgo, expiresAt),
      }),
    ),
  ];
}

/** Of some events of each kind of news those who had registered by then. */
function ofEvents({ planOf, now }: Seeding): Cause[] {
  const registrations = planOf(eventRegistrationsSeed);
  const longAgo = now - undoSeconds * 1_000;
  const told = (
    template: SeededMail['template'],
    isTold: (event: PlannedEvent) => boolean,
    at: (event: PlannedEvent) => number,
  ) =>
    registrations
      .filter(({ event, at: registeredAt }) => isTold(event) && registeredAt < at(event) && at(event) < longAgo)
      .slice(-mostOfEach.registrations)
      .map(
        ({ id, event }): Cause => ({
          template,
          eventRegistrationId: id,
          aboutNumber: event.number,
          at: at(event),
        }),
      );
  const whenChanged = ({ changedAt }: PlannedEvent) => changedAt;
  return [
    ...told('eventPostponed', ({ state }) => state === 'postponed', whenChanged),
    ...told('eventCancelled', ({ state }) => state === 'cancelled', whenChanged),
    ...told('eventRescheduled', ({ state }) => state === 'registration_closed', whenChanged),
    ...told(
      'eventReminder',
      ({ state }) => state === 'completed',
      ({ startAt }) => startAt - day,
    ),
  ];
}

const toBeJudged: ReadonlySet<PlannedProvider['state']> = new Set(['draft', 'pending_review']);
const toldOfWithdrawals: ReadonlySet<PlannedWithdrawal['state']> = new Set(['approved', 'paid', 'rejected', 'failed']);

/** What the newest providers and those who asked last for their money were told. */
function ofProviders({ planOf, now }: Seeding): Cause[] {
  const longAgo = now - undoSeconds * 1_000;
  const judged = planOf(providersSeed).filter((each) => !toBeJudged.has(each.state) && each.decidedAt < longAgo);
  const asked = planOf(withdrawalsSeed).filter((each) => toldOfWithdrawals.has(each.state) && each.decidedAt < longAgo);
  return [
    ...judged.slice(-mostOfEach.providers).map(
      ({ id: providerId, number, decidedAt }): Cause => ({
        template: 'providerModerated',
        providerId,
        aboutNumber: number,
        at: decidedAt,
      }),
    ),
    ...asked.slice(-mostOfEach.withdrawals).map(
      ({ number, provider, decidedAt }): Cause => ({
        template: 'withdrawalDecided',
        providerId: provider.id,
        aboutNumber: number,
        at: decidedAt,
      }),
    ),
  ];
}

/** The newest invoices that were sent, and whoever was invited to serve customers. */
function ofSales({ planOf, now }: Seeding): Cause[] {
  const longAgo = now - undoSeconds * 1_000;
  const sent = planOf(invoicesSeed).invoices.filter(({ isSent, numbered, at }) => isSent && numbered && at < longAgo);
  const invited = planOf(crmUsersSeed).filter(({ state, createdAt }) => state === 'invited' && createdAt < longAgo);
  return [
    ...sent.slice(-mostOfEach.invoices).map(
      ({ id: invoiceId, numbered, at }): Cause => ({
        template: 'invoiceIssued',
        invoiceId,
        aboutNumber: numbered!.number,
        at,
      }),
    ),
    ...invited.map(
      ({ id: crmUserId, name, createdAt }): Cause => ({
        template: 'crmUserInvited',
        crmUserId,
        aboutNumber: name,
        at: createdAt,
      }),
    ),
  ];
}

function mailOf({ at, aboutNumber, ...about }: Cause, index: number, now: number, random: Random): SeededMail {
  const number = recordNumber('EML', at, index + 1);
  const state = random.weighted({ kept: 90, failed: 4, uncertain: 3, cancelled: 3 });
  // Of what was decided just now nothing is still to come.
  const sendAt = Math.min(now, at + undoSeconds * 1_000);
  return {
    ...about,
    id: makeId(at, random),
    number,
    createdAt: instant(at),
    updatedAt: instant(sendAt),
    stateChangedAt: instant(sendAt),
    createdBy: theSystem,
    updatedBy: theSystem,
    searchKey: searchKeyOf([number, aboutNumber]),
    state,
    madeAt: instant(at),
    sendAt: instant(sendAt),
    tries: { failed: 24, uncertain: 1, cancelled: 0, kept: 0 }[state],
    failure: {
      failed: { code: 'refusedForNow' as const, answer: '451 4.7.1 Greylisted, try again later' },
      uncertain: { code: 'answerLost' as const, answer: null },
      cancelled: null,
      kept: null,
    }[state],
  };
}
