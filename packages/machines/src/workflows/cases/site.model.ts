import { initiallyOffered } from '@diwan/api-contract/settings/reasons';
import { newsStates } from '@diwan/api-contract/values/site/news';
import { sliderStates } from '@diwan/api-contract/values/site/slider';
import { authorStandings, commentStates } from '@diwan/api-contract/values/site/comment';
import { videoStates } from '@diwan/api-contract/values/site/video';
import fc from 'fast-check';
import { few, instant, note, now, wherever } from './values.model.ts';

/** States in which a comment is kept from everybody. */
const ofAuthor = ['held', 'rejected', 'spam'];

/** The public site: the input and payloads to try of each workflow, and the whole table of what may lead where. */
export const site = {
  news: {
    input: fc.record({
      now: fc.constant(now),
      hasArabicBody: fc.boolean(),
      hasCover: fc.boolean(),
      publishAt: fc.option(instant),
      unpublishAt: fc.option(instant),
      wasPublished: fc.boolean(),
      revisionsCount: few,
    }),
    payload: fc.record({
      reason: fc.constantFrom(undefined, 'facts', 'other'),
      note,
      category: fc.constant('something'),
      revision: fc.integer({ min: 1, max: 3 }),
    }),
    table: {
      'news.submit': { draft: ['in_review'], unpublished: ['in_review'] },
      'news.publish': {
        draft: ['published', 'scheduled'],
        in_review: ['published', 'scheduled'],
        unpublished: ['published', 'scheduled'],
      },
      'news.sendBack': { in_review: ['draft'] },
      'news.publishDue': { scheduled: ['published'] },
      'news.unpublish': { scheduled: ['unpublished'], published: ['unpublished'] },
      'news.unpublishDue': { published: ['unpublished'] },
      'news.archive': { draft: ['archived'], in_review: ['archived'], unpublished: ['archived'] },
      'news.restore': { archived: ['draft', 'unpublished'] },
      'news.changeCategory': wherever(newsStates),
      'news.revert': wherever(newsStates.filter((state) => state !== 'archived')),
    },
  },
  slider: {
    input: fc.record({
      now: fc.constant(now),
      hasPictures: fc.boolean(),
      startsAt: instant,
      endsAt: fc.option(instant),
    }),
    payload: fc.record({ before: fc.constantFrom(null, 'another') }),
    table: {
      'slider.schedule': { draft: ['live', 'scheduled'] },
      'slider.goLive': { scheduled: ['live'] },
      'slider.pause': { live: ['paused'] },
      'slider.resume': { paused: ['live', 'scheduled'] },
      'slider.end': { scheduled: ['ended'], live: ['ended'], paused: ['ended'] },
      'slider.endDue': { scheduled: ['ended'], live: ['ended'], paused: ['ended'] },
      'slider.reorder': wherever(sliderStates),
    },
  },
  video: {
    input: fc.record({
      offered: fc.constantFrom({}, initiallyOffered),
      hasCategory: fc.boolean(),
      isPriceMissing: fc.boolean(),
      transcode: fc.constantFrom('none', 'queued', 'processing', 'ready', 'failed'),
      isFeatured: fc.boolean(),
      reportCount: few,
      wasPublished: fc.boolean(),
    }),
    payload: fc.record({
      reason: fc.constantFrom(undefined, 'copyright', 'other'),
      report: fc.constant('spam'),
      durationSec: fc.constantFrom(undefined, 60),
      note,
    }),
    table: {
      'video.transcodeOk': { processing: ['pending_review'] },
      'video.transcodeFail': wherever(['processing']),
      'video.expectFilm': wherever(['processing']),
      'video.approve': { pending_review: ['published'], rejected: ['published'] },
      'video.reject': { processing: ['rejected'], pending_review: ['rejected'] },
      'video.hide': { published: ['hidden'] },
      'video.unhide': { hidden: ['published'] },
      'video.feature': wherever(['published']),
      'video.unfeature': wherever(['published']),
      'video.report': wherever(['published']),
      'video.dismissReports': wherever(['published']),
      'video.archive': Object.fromEntries(
        videoStates.filter((state) => state !== 'archived').map((state) => [state, ['archived']]),
      ),
      'video.restore': { archived: ['hidden', 'pending_review'] },
    },
  },
  comment: {
    input: fc.record({
      offered: fc.constantFrom({}, initiallyOffered),
      parentState: fc.constantFrom(null, ...commentStates),
      authorStanding: fc.constantFrom(...authorStandings),
      isPinned: fc.boolean(),
      reportCount: few,
      reportsToHold: fc.constant(2),
    }),
    payload: fc.record({
      reason: fc.constantFrom(undefined, 'abuse', 'other'),
      standing: fc.constantFrom(...authorStandings),
      report: fc.constant('spam'),
      note,
    }),
    table: {
      'comment.publish': { held: ['published'] },
      'comment.hold': { published: ['held'] },
      'comment.reject': { held: ['rejected'], published: ['rejected'] },
      'comment.markSpam': { held: ['spam'], published: ['spam'], rejected: ['spam'] },
      'comment.restore': { rejected: ['held'], spam: ['held'] },
      'comment.pin': wherever(['published']),
      'comment.unpin': wherever(['published']),
      'comment.report': { published: ['held', 'published'] },
      'comment.setStanding': { ...wherever(commentStates), published: ['held', 'published'] },
      'comment.removeForAuthor': Object.fromEntries(
        [...ofAuthor, 'published'].map((state) => [state, ['removed_by_author']]),
      ),
    },
  },
};
