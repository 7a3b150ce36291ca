import type { reviewModerationMachine } from '@diwan/machines/workflows/review-moderation/review-moderation.machine';
import type { EventTypeOf } from '@diwan/machines/workflows/workflow';
import type { Row } from '#crud/definition.ts';
import { type Notices, nobody, noticesAbout, queueOf } from '#crud/notices.ts';
import type { reviewsTable } from './table.ts';

type Review = Row<typeof reviewsTable>;

const told = noticesAbout<Review>(({ id, title, text }) => ({
  ref: { resource: 'reviews', id, label: { ar: title ?? excerptOf(text) } },
}));
const decided = nobody('It concerns the author; to colleagues the queue has become shorter.');
const ownChange = nobody('Whoever does it sees it, and nobody has to do anything about it.');

/** So much of a text as names it. */
export const excerptOf = (text: string): string => (text.length > 60 ? `${text.slice(0, 60).trimEnd()}…` : text);

/** Whom each event of a review tells what. */
export const reviewNotices: Notices<Review, EventTypeOf<typeof reviewModerationMachine>> = {
  'review.autoPublish': nobody('Nothing was found in it; the list shows what came.'),
  'review.publish': decided,
  'review.reject': nobody('Its author gets an e-mail; to colleagues the queue has become shorter.'),
  'review.hide': ownChange,
  'review.report': [told('reviewHidden', queueOf('content.publish'), { isFor: ({ state }) => state === 'hidden' })],
  'review.dismissReports': ownChange,
  'review.redact': ownChange,
  'review.editByAuthor': [told('reviewEdited', queueOf('content.publish'))],
};
