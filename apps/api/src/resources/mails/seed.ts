import type { mailsTable } from '#db/schema/mails.ts';
import { theSystem } from '#seeding/people-who-act.ts';
import { createRandom, type Random } from '#seeding/random.ts';
import type { Seed } from '#seeding/seed.ts';
import { hour, instant, makeId, minute, recordNumber } from '#seeding/time.ts';
import { applicationsSeed, type DecidedApplication } from '../applications/seed.ts';
import { searchKeyOf } from '../search-texts.ts';

type SeededMail = typeof mailsTable.$inferInsert;

const mostMails = 240;

/** What candidates would have been told of the newest decisions: kept, for nothing delivers in a demo; some that failed show how that looks. */
export const mailsSeed: Seed<null> = {
  plan: () => null,
  *rows(_, { seed, planOf }) {
    const random = createRandom(seed, 'mails');
    const decided = planOf(applicationsSeed).attached.history.slice(-mostMails);
    for (const [index, application] of decided.entries()) yield mailAbout(application, index, random);
  },
};

function mailAbout(
  { id, number: aboutNumber, planned, decidedAt, rejection }: DecidedApplication,
  index: number,
  random: Random,
): SeededMail {
  const number = recordNumber('EML', decidedAt, index + 1);
  const state = index % 40 === 7 ? 'failed' : index % 60 === 11 ? 'uncertain' : 'kept';
  const sendAt = decidedAt + (rejection ? 24 * hour : minute / 6);
  return {
    id: makeId(decidedAt, random),
    number,
    createdAt: instant(decidedAt),
    updatedAt: instant(sendAt),
    stateChangedAt: instant(sendAt),
    createdBy: theSystem,
    updatedBy: theSystem,
    searchKey: searchKeyOf([number, aboutNumber]),
    state,
    template: templateOf(planned.state),
    applicationId: id,
    madeAt: instant(decidedAt),
    sendAt: instant(sendAt),
    tries: { failed: 24, uncertain: 1, kept: 0 }[state],
    failure: {
      failed: { code: 'refusedForNow' as const, answer: '451 4.7.1 Greylisted, try again later' },
      uncertain: { code: 'answerLost' as const, answer: null },
      kept: null,
    }[state],
  };
}

function templateOf(state: DecidedApplication['planned']['state']): SeededMail['template'] {
  if (state === 'approved') return 'applicationApproved';
  if (state === 'rejected') return 'applicationRejected';
  return state === 'recruited' ? 'applicationRecruited' : 'applicationReviewed';
}
