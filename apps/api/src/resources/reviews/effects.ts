import { flagsIn, redactContact, redactPassage } from '@diwan/api-contract/moderation/review-text';
import { offeredReasons } from '@diwan/api-contract/settings/reasons';
import { reasonsIn } from '@diwan/api-contract/settings/register';
import type { reviewModerationMachine } from '@diwan/machines/workflows/review-moderation/review-moderation.machine';
import type {
  EditedReview,
  ReportedReview,
  ReviewInput,
  ReviewJudgement,
} from '@diwan/machines/workflows/review-moderation/review-moderation.workflow';
import { computed, type EffectHandlers, type Row, type Writer } from '#crud/definition.ts';
import { readSettings } from '#settings/read-settings.ts';
import { enqueueMail, onceFinal } from '../mails/outbox.ts';
import { reviewKeys } from './search-key.ts';
import { reviewsTable as table } from './table.ts';

type Review = Row<typeof table>;

/** What follows from a wording. */
const written = ({ number, title, text }: Pick<Review, 'number' | 'title' | 'text'>) => ({
  title,
  text,
  autoFlags: flagsIn([title, text]),
  searchKey: reviewKeys({ number, title, text }),
});

/** What the workflow of a review names, carried out. */
export const reviewEffects: EffectHandlers<typeof table, typeof reviewModerationMachine> = {
  storeDecision: (_: Review, { reason, note }: ReviewJudgement, { now, actor }: Writer) => ({
    moderation: { by: actor.name, at: now, reason, note },
    enteredBy: null,
  }),
  storeReport: (
    { reports }: Review,
    { report: reason, note }: ReportedReview,
    { now: at, actor: { type: by } }: Writer,
  ) => {
    const all = [...reports, { by, reason, note, at }];
    return { reports: all, reportCount: all.length };
  },
  clearReports: () => ({ reports: [], reportCount: 0 }),
  storeRedaction({ number, title, text }: Review, { passage }: { passage: string | null }) {
    const without = (of: string) => (passage === null ? redactContact(of) : redactPassage(of, passage));
    return written({ number, title: title === null ? null : without(title), text: without(text) });
  },
  storeEdit: ({ number }: Review, { rating, title, text }: EditedReview, { actor }: Writer) => ({
    rating,
    ...written({ number, title: title || null, text }),
    moderation: null,
    enteredBy: actor.id,
  }),
  async announceRejection(
    { id: reviewId, number, authorSeekerId, authorEmployerId }: Review,
    _: unknown,
    writer: Writer,
  ) {
    const author = authorSeekerId ? { seekerId: authorSeekerId } : { employerId: authorEmployerId! };
    const mail = { template: 'reviewRejected', about: { reviewId, number, ...author } } as const;
    await enqueueMail(writer, mail, onceFinal(writer.now));
  },
};

/** What the workflow's rules look at, for several reviews at once. */
export const reviewInput = computed(
  table,
  ['autoFlags', 'reportCount', 'stateChangedAt', 'enteredBy', 'title', 'text'],
  async (rows, { tx, now, actor }): Promise<ReviewInput[]> => {
    const settings = await readSettings(tx, now);
    const offered = offeredReasons(reasonsIn(settings));
    return rows.map(({ autoFlags, reportCount, stateChangedAt, enteredBy, title, text }) => ({
      now,
      offered,
      autoFlags,
      reportCount,
      reportsToHide: settings.reviewReportsToHide,
      autoPublishHours: settings.reviewAutoPublishHours,
      stateChangedAt,
      isOwnEntry: enteredBy === actor.id,
      words: [title, text].filter(Boolean).join('\n'),
    }));
  },
);
