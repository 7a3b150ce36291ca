import { reviewFlags, reviewStates } from '@diwan/api-contract/values/records/review';
import { cells } from '#crud/resource/cells/cells.tsx';
import { reasonLabel } from '#crud/resource/cells/reason-label.ts';
import { contractEvents, contractFields } from '#crud/resource/contract-fields.ts';
import { defineResource } from '#crud/resource/define-resource.ts';
import { localizedLabel } from '#crud/resource/labels.ts';
import { Flags, Reply, Reports, Stars } from './parts.tsx';

const excerpt = (text: string, longest = 60) => (text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text);

export const reviews = defineResource({
  key: 'reviews',
  isPersonal: true,
  workflow: 'review',
  label: ({ title, text }) => title ?? excerpt(text),
  columns: [
    {
      key: 'review',
      width: '30%',
      cell: ({ title, text }) =>
        title ? cells.twoLines(cells.text(title), excerpt(text, 300)) : cells.text(excerpt(text, 90)),
    },
    { key: 'rating', sort: 'rating', cell: ({ rating }, context) => <Stars given={rating} context={context} /> },
    {
      key: 'target',
      cell: ({ target, targetType }, { language, t }) =>
        cells.twoLines(cells.localized(target.label, language), t(`choices.reviewTarget.${targetType}`)),
    },
    {
      key: 'author',
      cell: ({ author }, { language }) =>
        cells.faced(
          {
            of: author.type === 'seeker' ? 'person' : 'company',
            name: localizedLabel(author.label, language),
            image: author.image,
          },
          cells.localized(author.label, language),
        ),
    },
    {
      key: 'order',
      isExtra: true,
      cell: ({ isVerifiedPurchase }, { t }) => (isVerifiedPurchase ? t('verified') : cells.text(null)),
    },
    {
      key: 'reports',
      sort: 'reportCount',
      align: 'end',
      cell: ({ reportCount }, { format }) => (reportCount === 0 ? cells.text(null) : format.number(reportCount)),
    },
    { key: 'flags', cell: ({ autoFlags }, { t }) => <Flags flags={autoFlags} t={t} /> },
    {
      key: 'inState',
      isOfOneState: true,
      sort: 'stateChangedAt',
      cell: ({ stateChangedAt }, context) => cells.moment(stateChangedAt, context),
    },
    { key: 'state', cell: ({ state }, context) => cells.state('review', state, context) },
    {
      key: 'createdAt',
      sort: 'createdAt',
      cell: ({ createdAt }, context) => cells.moment(createdAt, context),
    },
  ],
  filters: {
    state: null,
    isOverdue: { kind: 'flag' },
    rating: { kind: 'choices', values: ['5', '4', '3', '2', '1'], labels: 'stars' },
    targetType: 'field',
    flags: { kind: 'choices', values: reviewFlags, labels: 'reviewFlag' },
    hasReports: { kind: 'flag' },
    product: { kind: 'reference', to: 'products' },
    provider: { kind: 'reference', to: 'providers' },
    employer: { kind: 'reference', to: 'employers' },
    event: { kind: 'reference', to: 'events' },
    order: { kind: 'reference', to: 'orders' },
    authorSeeker: { kind: 'reference', to: 'seekers' },
    authorEmployer: { kind: 'reference', to: 'employers' },
    hasImages: { kind: 'flag' },
    hasReply: { kind: 'flag' },
    isVerifiedPurchase: 'field',
    createdFrom: { kind: 'dayRange', to: 'createdTo' },
    createdTo: null,
  },
  states: reviewStates,
  fields: contractFields.reviews,
  sections: [
    { key: 'review', fields: ['title', 'text', 'rating', 'subratings', 'images', 'language'] },
    { key: 'target', fields: ['targetType', 'productId', 'providerId', 'employerId', 'eventId', 'isVerifiedPurchase'] },
    { key: 'author', fields: ['authorSeekerId', 'authorEmployerId'] },
  ],
  computed: [
    { key: 'flags', cell: ({ autoFlags }, { t }) => autoFlags.length > 0 && <Flags flags={autoFlags} t={t} /> },
    {
      key: 'decidedBy',
      cell: ({ moderation }, context) =>
        moderation && cells.twoLines(cells.text(moderation.by), cells.moment(moderation.at, context)),
    },
    {
      key: 'reason',
      cell: ({ moderation }, context) => moderation?.reason && reasonLabel('reviewReasons', moderation.reason, context),
    },
    { key: 'note', cell: ({ moderation }) => moderation?.note && cells.text(moderation.note) },
    {
      key: 'helpful',
      cell: ({ helpfulCount }, { format }) => helpfulCount > 0 && format.number(helpfulCount),
    },
    { key: 'number', cell: ({ number }) => cells.latin(number) },
    {
      key: 'reports',
      isLong: true,
      cell: ({ reports }, context) => (reports.length > 0 ? <Reports reports={reports} context={context} /> : null),
    },
    { key: 'reply', isLong: true, cell: ({ reply }, context) => reply && <Reply reply={reply} context={context} /> },
  ],
  moderation: {
    states: ['pending'],
    fields: [{ name: 'title' }, { name: 'text' }],
    sendBack: 'review.reject',
    reasons: {
      contact: 'privacy',
      discrimination: 'abuse',
      fee: 'spam',
      pay: 'off_topic',
      duplicate: 'spam',
      form: 'off_topic',
    },
  },
  loadWorkflow: async () =>
    (await import('@diwan/machines/workflows/review-moderation/review-moderation.machine')).reviewModerationMachine,
  events: [
    'review.publish',
    'review.reject',
    'review.redact',
    'review.hide',
    'review.dismissReports',
    'review.report',
    'review.editByAuthor',
  ],
  bulkEvents: ['review.publish', 'review.reject', 'review.hide', 'review.dismissReports'],
  mainEvents: ['review.publish'],
  review: { approve: 'review.publish', reject: 'review.reject' },
  eventFields: contractEvents.reviews,
});
