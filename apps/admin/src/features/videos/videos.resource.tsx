import { videoSources, videoStates } from '@diwan/api-contract/values/site/video';
import { Skeleton } from '@diwan/ui';
import { Suspense } from 'react';
import { lazyNow } from '#crud/feedback/lazy.ts';
import { cells } from '#crud/resource/cells/cells.tsx';
import { reasonLabel } from '#crud/resource/cells/reason-label.ts';
import { contractEvents, contractFields } from '#crud/resource/contract-fields.ts';
import { defineResource } from '#crud/resource/define-resource.ts';
import { localizedLabel } from '#crud/resource/labels.ts';
import { contributorCell, decidedByCell, reportCountCell } from './content-cells.tsx';
import { clockOf } from './player/clock.ts';
import { Reports } from './Reports.tsx';

const Player = lazyNow(['videos'], async () => ({ default: (await import('./player/Player.tsx')).Player }));

const SendFilm = lazyNow(['videos', 'files'], () => import('./sending/SendFilm.tsx'));

const lengthCell = (seconds: number | null) => cells.latin(seconds === null ? null : clockOf(seconds));

export const videos = defineResource({
  key: 'videos',
  isPersonal: true,
  workflow: 'video',
  label: ({ title }, language) => localizedLabel(title, language),
  columns: [
    {
      key: 'title',
      sort: 'title',
      width: '30%',
      cell: ({ title, thumbnail, number, isFeatured }, { language, t }) =>
        cells.faced(
          { of: 'company', name: localizedLabel(title, language), image: thumbnail },
          cells.twoLines(
            cells.localized(title, language),
            isFeatured ? `${number} · ${t('computed.isFeatured')}` : cells.latin(number),
          ),
        ),
    },
    { key: 'uploader', width: '16%', cell: ({ uploader }, context) => contributorCell(uploader, context) },
    { key: 'category', cell: ({ category }, { language }) => cells.localized(category?.label ?? null, language) },
    {
      key: 'duration',
      sort: 'durationSec',
      align: 'end',
      cell: ({ durationSec }) => lengthCell(durationSec),
    },
    { key: 'views', sort: 'views', align: 'end', cell: ({ views }, { format }) => format.number(views) },
    {
      key: 'comments',
      sort: 'commentCount',
      align: 'end',
      cell: ({ commentCount }, { format }) => format.number(commentCount),
    },
    {
      key: 'reports',
      sort: 'reportCount',
      align: 'end',
      cell: ({ reportCount }, context) => reportCountCell(reportCount, context),
    },
    {
      key: 'inState',
      isOfOneState: true,
      sort: 'stateChangedAt',
      cell: ({ stateChangedAt }, context) => cells.moment(stateChangedAt, context),
    },
    { key: 'state', cell: ({ state }, context) => cells.state('video', state, context) },
    {
      key: 'publishedAt',
      sort: 'publishedAt',
      cell: ({ publishedAt }, context) => cells.moment(publishedAt, context),
    },
  ],
  filters: {
    state: null,
    isOverdue: { kind: 'flag' },
    category: 'field',
    uploaderSeeker: { kind: 'reference', to: 'seekers' },
    uploaderEmployer: { kind: 'reference', to: 'employers' },
    uploaderProvider: { kind: 'reference', to: 'providers' },
    source: { kind: 'choices', values: videoSources, labels: 'videoSource' },
    visibility: 'field',
    isFree: 'field',
    isFeatured: { kind: 'flag' },
    hasReports: { kind: 'flag' },
    publishedFrom: { kind: 'dayRange', to: 'publishedTo' },
    publishedTo: null,
  },
  states: videoStates,
  fields: contractFields.videos,
  sections: [
    { key: 'text', fields: ['title', 'description', 'tags', 'language'] },
    { key: 'pictures', fields: ['thumbnail', 'captions'] },
    { key: 'place', fields: ['categoryId', 'visibility', 'commentPolicy'] },
    { key: 'price', fields: ['isFree', 'price'] },
  ],
  loadDraft: async () => {
    const { videoDraft, videoRules } = await import('@diwan/api-contract/resources/video-draft');
    return { schema: videoDraft, rules: videoRules };
  },
  computed: [
    { key: 'uploader', cell: ({ uploader }, context) => contributorCell(uploader, context) },
    { key: 'duration', cell: ({ durationSec }) => durationSec !== null && lengthCell(durationSec) },
    { key: 'transcode', cell: ({ transcode }, { t }) => t(`choices.transcode.${transcode}`) },
    { key: 'publishedAt', cell: ({ publishedAt }, context) => publishedAt && cells.exactly(publishedAt, context) },
    { key: 'views', cell: ({ views }, { format }) => format.number(views) },
    { key: 'likes', cell: ({ likes }, { format }) => format.number(likes) },
    { key: 'comments', cell: ({ commentCount }, { format }) => format.number(commentCount) },
    { key: 'decidedBy', cell: ({ moderation }, context) => decidedByCell(moderation, context) },
    {
      key: 'reason',
      cell: ({ moderation }, context) => moderation?.reason && reasonLabel('videoReasons', moderation.reason, context),
    },
    { key: 'note', cell: ({ moderation }) => moderation?.note && cells.text(moderation.note) },
    {
      key: 'film',
      isLong: true,
      cell: (video) => (
        <Suspense fallback={<Skeleton shape="panel" />}>
          {video.source === 'upload' && video.state === 'processing' ? (
            <SendFilm video={video} />
          ) : (
            <Player video={video} />
          )}
        </Suspense>
      ),
    },
    {
      key: 'reports',
      isLong: true,
      cell: ({ reports }, context) => (reports.length > 0 ? <Reports reports={reports} context={context} /> : null),
    },
  ],
  related: [{ key: 'comments', resource: 'comments', filter: 'video' }],
  removedWith: ({ allCommentCount }) => allCommentCount,
  moderation: {
    states: ['pending_review'],
    fields: [{ name: 'title' }, { name: 'description' }],
    sendBack: 'video.reject',
    reasons: {
      contact: 'advertising',
      discrimination: 'offensive',
      fee: 'advertising',
      pay: 'misleading',
      duplicate: 'advertising',
      form: 'off_topic',
    },
  },
  loadWorkflow: async () => (await import('@diwan/machines/workflows/video/video.machine')).videoMachine,
  events: [
    'video.approve',
    'video.reject',
    'video.unhide',
    'video.hide',
    'video.feature',
    'video.unfeature',
    'video.dismissReports',
    'video.report',
    'video.restore',
    'video.archive',
  ],
  bulkEvents: ['video.approve', 'video.reject', 'video.hide', 'video.unhide', 'video.feature', 'video.archive'],
  mainEvents: ['video.approve', 'video.unhide'],
  review: { approve: 'video.approve', reject: 'video.reject' },
  eventFields: contractEvents.videos,
});
