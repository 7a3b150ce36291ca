import { sampleReason } from '../reasons.ts';
import type { Workflow } from '../workflow.ts';
import type { AnyVideoEvent, VideoInput } from './video.input.ts';
import { videoMachine } from './video.machine.ts';

export type { AnyVideoEvent, ContentJudgement, ReportedContent, VideoInput } from './video.input.ts';

/** A video from its upload over the review to the public site. */
export const videoWorkflow: Workflow<VideoInput, AnyVideoEvent, typeof videoMachine> = {
  id: 'video',
  version: 1,
  machine: videoMachine,
  may: {
    'video.transcodeOk': 'system',
    'video.transcodeFail': 'system',
    'video.expectFilm': 'system',
    'video.approve': 'content.publish',
    'video.reject': 'content.publish',
    'video.hide': 'content.publish',
    'video.unhide': 'content.publish',
    'video.feature': 'content.publish',
    'video.unfeature': 'content.publish',
    'video.report': 'content.publish',
    'video.dismissReports': 'content.publish',
    'video.archive': 'content.publish',
    'video.restore': 'content.publish',
  },
  samples: {
    'video.transcodeOk': () => ({ type: 'video.transcodeOk', durationSec: 60 }),
    'video.transcodeFail': () => ({ type: 'video.transcodeFail' }),
    'video.expectFilm': () => ({ type: 'video.expectFilm' }),
    'video.approve': () => ({ type: 'video.approve' }),
    'video.reject': () => ({ type: 'video.reject', ...sampleReason }),
    'video.hide': () => ({ type: 'video.hide', ...sampleReason }),
    'video.unhide': () => ({ type: 'video.unhide' }),
    'video.feature': () => ({ type: 'video.feature' }),
    'video.unfeature': () => ({ type: 'video.unfeature' }),
    'video.report': () => ({ type: 'video.report', report: 'spam' }),
    'video.dismissReports': () => ({ type: 'video.dismissReports' }),
    'video.archive': () => ({ type: 'video.archive' }),
    'video.restore': () => ({ type: 'video.restore' }),
  },
};
