import type { videoMachine } from '@diwan/machines/workflows/video/video.machine';
import type { EventTypeOf } from '@diwan/machines/workflows/workflow';
import type { Row } from '#crud/definition.ts';
import { type Notices, nobody, noticesAbout, queueOf } from '#crud/notices.ts';
import type { videosTable } from './table.ts';

type Video = Row<typeof videosTable>;

const told = noticesAbout<Video>(({ id, title }) => ({ ref: { resource: 'videos', id, label: title } }));
const decided = nobody('It concerns whoever has added it; to colleagues the queue has become shorter.');
const ownChange = nobody('Whoever does it sees it, and nobody has to do anything about it.');

/** Whom each event of a video tells what. */
export const videoNotices: Notices<Video, EventTypeOf<typeof videoMachine>> = {
  'video.transcodeOk': [told('videoToReview', queueOf('content.publish'))],
  'video.expectFilm': nobody('Whoever sends it knows; staff learn of it once it has come.'),
  'video.transcodeFail': [told('videoFailed', queueOf('content.publish'))],
  'video.approve': decided,
  'video.reject': decided,
  'video.hide': ownChange,
  'video.unhide': ownChange,
  'video.feature': ownChange,
  'video.unfeature': ownChange,
  'video.report': nobody('The list shows what is reported, by how many.'),
  'video.dismissReports': ownChange,
  'video.archive': ownChange,
  'video.restore': ownChange,
};
