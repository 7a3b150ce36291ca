import { commentFlags, commentStates } from '@diwan/api-contract/values/site/comment';
import { Inline, Skeleton, Stack, Text } from '@diwan/ui';
import { Suspense } from 'react';
import { lazyNow } from '#crud/feedback/lazy.ts';
import { cells } from '#crud/resource/cells/cells.tsx';
import { reasonLabel } from '#crud/resource/cells/reason-label.ts';
import { contractEvents, contractFields } from '#crud/resource/contract-fields.ts';
import { defineResource } from '#crud/resource/define-resource.ts';
import { contributorCell, decidedByCell, reportCountCell } from '../content-cells.tsx';
import { clockOf } from '../player/clock.ts';
import { Reports } from '../Reports.tsx';
import { authorCell } from './author-cell.tsx';
import { Flags } from './Flags.tsx';

const Scene = lazyNow(['videos'], async () => ({ default: (await import('./Scene.tsx')).Scene }));

const excerpt = (text: string) => (text.length > 90 ? `${text.slice(0, 90).trimEnd()}…` : text);

export const comments = defineResource({
  key: 'comments',
  isPersonal: true,
  workflow: 'comment',
  label: ({ text }) => excerpt(text),
  columns: [
    {
      key: 'comment',
      width: '28%',
      staysBeside: true,
      cell: ({ text }) => cells.text(excerpt(text)),
    },
    { key: 'author', width: '16%', staysBeside: true, cell: ({ author }, context) => contributorCell(author, context) },
    {
      key: 'video',
      width: '17%',
      cell: ({ video, atSeconds }, { language }) => {
        const title = cells.localized(video.label, language);
        return atSeconds === null ? title : cells.twoLines(title, cells.latin(clockOf(atSeconds)));
      },
    },
    {
      key: 'likes',
      sort: 'likes',
      align: 'end',
      isExtra: true,
      cell: ({ likes }, { format }) => format.number(likes),
    },
    {
      key: 'reports',
      sort: 'reportCount',
      align: 'end',
      cell: ({ reportCount }, context) => reportCountCell(reportCount, context),
    },
    { key: 'flags', staysBeside: true, cell: ({ autoFlags }, { t }) => <Flags flags={autoFlags} t={t} /> },
    { key: 'state', staysBeside: true, cell: ({ state }, context) => cells.state('comment', state, context) },
    { key: 'createdAt', sort: 'createdAt', cell: ({ createdAt }, context) => cells.moment(createdAt, context) },
  ],
  filters: {
    state: null,
    isOverdue: { kind: 'flag' },
    video: 'field',
    authorSeeker: { kind: 'reference', to: 'seekers' },
    authorEmployer: { kind: 'reference', to: 'employers' },
    authorProvider: { kind: 'reference', to: 'providers' },
    flags: { kind: 'choices', values: commentFlags, labels: 'commentFlag' },
    hasLink: { kind: 'flag' },
    hasReports: { kind: 'flag' },
    isReply: { kind: 'flag' },
    createdFrom: { kind: 'dayRange', to: 'createdTo' },
    createdTo: null,
  },
  states: commentStates,
  fields: contractFields.comments,
  sections: [{ key: 'comment', fields: ['text', 'videoId', 'atSeconds'] }],
  computed: [
    { key: 'author', cell: (comment, context) => authorCell(comment, context) },
    { key: 'flags', cell: ({ autoFlags }, { t }) => autoFlags.length > 0 && <Flags flags={autoFlags} t={t} /> },
    { key: 'pinned', cell: ({ isPinned }, { t }) => isPinned && t('pinned') },
    { key: 'likes', cell: ({ likes }, { format }) => likes > 0 && format.number(likes) },
    { key: 'replies', cell: ({ replyCount }, { format }) => replyCount > 0 && format.number(replyCount) },
    { key: 'editedAt', cell: ({ editedAt }, context) => editedAt && cells.exactly(editedAt, context) },
    { key: 'decidedBy', cell: ({ moderation }, context) => decidedByCell(moderation, context) },
    {
      key: 'reason',
      cell: ({ moderation }, context) =>
        moderation?.reason && reasonLabel('commentReasons', moderation.reason, context),
    },
    { key: 'note', cell: ({ moderation }) => moderation?.note && cells.text(moderation.note) },
    { key: 'number', cell: ({ number }) => cells.latin(number) },
    {
      key: 'parent',
      isLong: true,
      cell: ({ parent }, context) =>
        parent && (
          <Stack gap="xxs">
            {cells.text(parent.text)}
            <Inline gap="xs">
              <Text as="span" size="small" tone="muted">
                <span dir="auto">{parent.author}</span>
              </Text>
              {cells.state('comment', parent.state, context)}
            </Inline>
          </Stack>
        ),
    },
    {
      key: 'scene',
      isLong: true,
      cell: (comment) => (
        <Suspense fallback={<Skeleton shape="panel" />}>
          <Scene comment={comment} />
        </Suspense>
      ),
    },
    {
      key: 'reports',
      isLong: true,
      cell: ({ reports }, context) => (reports.length > 0 ? <Reports reports={reports} context={context} /> : null),
    },
  ],
  removedWith: ({ replyCount }) => replyCount,
  moderation: {
    states: ['held'],
    fields: [{ name: 'text' }],
    sendBack: 'comment.reject',
    reasons: {
      contact: 'privacy',
      discrimination: 'abuse',
      fee: 'advertising',
      pay: 'misleading',
      duplicate: 'advertising',
      form: 'off_topic',
    },
  },
  loadWorkflow: async () => (await import('@diwan/machines/workflows/comment/comment.machine')).commentMachine,
  events: [
    'comment.publish',
    'comment.reject',
    'comment.markSpam',
    'comment.restore',
    'comment.hold',
    'comment.pin',
    'comment.unpin',
    'comment.setStanding',
    'comment.report',
    'comment.removeForAuthor',
  ],
  bulkEvents: ['comment.publish', 'comment.reject', 'comment.markSpam', 'comment.hold', 'comment.restore'],
  mainEvents: ['comment.publish'],
  review: { approve: 'comment.publish', reject: 'comment.reject' },
  rowDecisions: [
    { event: 'comment.publish', shortcut: 'a', isButton: true },
    { event: 'comment.reject', shortcut: 'r', isButton: true },
    { event: 'comment.markSpam', shortcut: 's' },
  ],
  eventFields: contractEvents.comments,
  eventDefaults: { 'comment.setStanding': { standing: 'banned' } },
});
